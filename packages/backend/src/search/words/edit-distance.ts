const prefixLength = 7
const depth = 2

/** The word's beginning with up to two letters left out, itself included. */
export const deletionsOf = (word: string): string[] => {
  const beginning = word.slice(0, prefixLength)
  const found = new Set([beginning])
  let last = [beginning]
  for (let step = 0; step < depth; step += 1) {
    last = last.flatMap((each) =>
      each.length <= 2 ? [] : Array.from(each, (_letter, index) => each.slice(0, index) + each.slice(index + 1)),
    )
    for (const each of last) found.add(each)
  }
  return [...found]
}

/** How many slips a word of this length is forgiven. */
export const maxEdits = (word: string): number => {
  if (word.length < 4 || /^[\d.]+$/.test(word)) return 0
  return word.length < 7 ? 1 : 2
}

/** Letters left out, added, mistaken, or two swapped. */
export const editDistance = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row += 1) {
    rows[row] = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const slips = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      rows[row]?.push(slips)
    }
  }
  return at(one.length, other.length)
}
