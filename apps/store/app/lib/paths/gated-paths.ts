/** The paths of pages behind a gate. A link must not fetch them ahead: most readers would be refused. */
export const gatedPaths = { importedListing: 'international-products', importedListingAlias: 'international' } as const

export const isGatedPath = (path: string): boolean => Object.values(gatedPaths).some((each) => path === `/${each}`)
