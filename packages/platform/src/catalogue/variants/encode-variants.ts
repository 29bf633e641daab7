/** Ascending numbers as `0-3 5`; a single number is itself. */
const toRanges = (numbers: readonly number[]): string => {
  const ranges: { from: number; to: number }[] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last?.to === number - 1) last.to = number
    else ranges.push({ from: number, to: number })
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(' ')
}

const encodeLevel = (combinations: readonly (readonly number[])[]): string => {
  const byFirst = Map.groupBy(combinations, ([first = 0]) => first)
  const firsts = [...byFirst.keys()].sort((one, other) => one - other)
  if ((combinations[0]?.length ?? 0) <= 1) return toRanges(firsts)
  return firsts
    .map((first) => `${first}:${encodeLevel((byFirst.get(first) ?? []).map(([, ...rest]) => rest))},`)
    .join('')
}

/**
 * Combinations of option values in the form that `encodedVariantExistence` describes: each number is a value's place,
 * `:` opens the next option, `,` closes it, ` ` is a gap and `-` a range.
 */
export const encodeVariants = (combinations: readonly (readonly number[])[]): string =>
  combinations.length === 0 ? '' : `v1_${encodeLevel(combinations)}`
