type Factors = Readonly<Record<string, readonly unknown[]>>
type Combination<F extends Factors> = { readonly [Name in keyof F]: F[Name][number] }

/** Every combination of every value. */
export const everyCombination = <F extends Factors>(factors: F): Combination<F>[] =>
  Object.entries(factors).reduce<Record<string, unknown>[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  ) as Combination<F>[]

const pairsOf = (row: Readonly<Record<string, unknown>>): string[] => {
  const cells = Object.entries(row).map(([name, value]) => `${name}=${value}`)
  return cells.flatMap((cell, position) => cells.slice(position + 1).map((other) => `${cell} ${other}`))
}

/** Few combinations in which every two values of different factors meet at least once. */
export const pairwise = <F extends Factors>(factors: F): Combination<F>[] => {
  const all = everyCombination(factors)
  const missing = new Set(all.flatMap(pairsOf))
  const newPairs = (row: Combination<F>) => pairsOf(row).filter((pair) => missing.has(pair)).length
  const chosen: Combination<F>[] = []
  while (missing.size > 0) {
    const best = all.reduce((leader, row) => (newPairs(row) > newPairs(leader) ? row : leader))
    chosen.push(best)
    for (const pair of pairsOf(best)) missing.delete(pair)
  }
  return chosen
}
