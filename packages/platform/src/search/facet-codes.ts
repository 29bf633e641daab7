/** As the database's `platform.facet_code` has them: lower codes are marks, the gap is UTF-16's surrogates. */
const firstCode = 1_024
const surrogates = 2_048
const firstSurrogate = 0xd800
const codesInOneUnit = 2 ** 16

export const facetCode = (number: number): string => {
  const code = number + firstCode
  return String.fromCodePoint(code < firstSurrogate ? code : code + surrogates)
}

const numberOf = (code: number): number => code - firstCode - (code < firstSurrogate ? 0 : surrogates)

/** How often each value occurs, by its number. */
const createTally = () => {
  const common = new Uint32Array(codesInOneUnit)
  const rare = new Map<number, number>()
  let highest = 0
  return {
    add: (code: number) => {
      if (code >= codesInOneUnit) rare.set(code, (rare.get(code) ?? 0) + 1)
      else {
        common[code] = (common[code] ?? 0) + 1
        if (code > highest) highest = code
      }
    },
    read: (): Map<number, number> => {
      const counts = new Map<number, number>()
      for (let code = firstCode; code <= highest; code += 1) {
        const count = common[code] ?? 0
        if (count > 0) counts.set(numberOf(code), count)
      }
      for (const [code, count] of rare) counts.set(numberOf(code), count)
      return counts
    },
  }
}

/**
 * Counts the letters of many products in one text. Each product begins with a mark; those with the same mark are
 * counted together. `rows` is how many products there are of a mark.
 */
export const countCodes = (text: string) => {
  const marks = new Map<number, { rows: number; tally: ReturnType<typeof createTally> }>()
  let current = { rows: 0, tally: createTally() }
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0
    if (code >= codesInOneUnit) at += 1
    if (code >= firstCode) current.tally.add(code)
    else {
      current = marks.get(code) ?? { rows: 0, tally: createTally() }
      current.rows += 1
      marks.set(code, current)
    }
  }
  return marks
}
