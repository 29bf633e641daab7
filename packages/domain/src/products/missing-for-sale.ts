/** What a product may lack before it can be put on sale. */
export const missingForSale = ['price', 'grade', 'picture'] as const

export type MissingForSale = (typeof missingForSale)[number]
