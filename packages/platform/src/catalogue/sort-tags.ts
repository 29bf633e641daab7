const { compare } = new Intl.Collator('en')

/** As the hosted platform lists them, in whichever order they were given. */
export const sortTags = (tags: readonly string[]): readonly string[] => tags.toSorted(compare)
