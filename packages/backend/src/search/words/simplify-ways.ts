/**
 * The same choice of words with fewer of them: repeated ways go, and so do those that another way includes (`ssd` finds
 * whatever `ssd disk` finds). PostgreSQL compares every document of the index with every word of a query.
 */
export const simplifyWays = (ways: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const sets = ways.map((way) => new Set(way)).toSorted((one, other) => one.size - other.size)
  const needed: Set<string>[] = []
  for (const set of sets) if (!needed.some((shorter) => [...shorter].every((word) => set.has(word)))) needed.push(set)
  return needed.map((set) => [...set])
}
