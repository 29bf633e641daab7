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

/** Takes the row that has most pairs nobody had yet, until none is missing. */
const coverFrom = <Row extends Readonly<Record<string, unknown>>>(first: Row, all: readonly Row[]): Row[] => {
  const missing = new Set(all.flatMap(pairsOf))
  const newPairs = (row: Row) => pairsOf(row).filter((pair) => missing.has(pair)).length
  const chosen: Row[] = []
  for (let next = first; missing.size > 0; ) {
    chosen.push(next)
    for (const pair of pairsOf(next)) missing.delete(pair)
    next = all.reduce((leader, row) => (newPairs(row) > newPairs(leader) ? row : leader))
  }
  return chosen
}

/**
 * Few combinations in which every two values of different factors meet at least once. The first that is as short as the
 * two largest factors allow, or else the shortest: in what order they are tried decides how often two values meet again.
 */
export const pairwise = <F extends Factors>(factors: F): Combination<F>[] => {
  const all = everyCombination(factors)
  const [largest = 1, second = 1] = Object.values(factors)
    .map(({ length }) => length)
    .sort((a, b) => b - a)
  let shortest = all
  for (const turn of all.keys())
    for (const first of all) {
      if (shortest.length === largest * second) return shortest
      const rows = coverFrom(first, [...all.slice(turn), ...all.slice(0, turn)])
      if (rows.length < shortest.length) shortest = rows
    }
  return shortest
}
