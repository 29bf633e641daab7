type Weight = 'A' | 'B' | 'C' | 'D'

/** The most positions PostgreSQL keeps for one lexeme is more than this. */
const maxPositions = 20
const lastPosition = 16_383

/** Collects lexemes and writes them as PostgreSQL's own text of a vector. */
export const createTsVector = () => {
  const positions = new Map<string, Set<string>>()
  const add = (lexeme: string, position: number, weight: Weight) => {
    if (lexeme === '') return
    const ofLexeme = positions.get(lexeme) ?? new Set()
    if (ofLexeme.size < maxPositions) ofLexeme.add(`${Math.min(position, lastPosition)}${weight}`)
    positions.set(lexeme, ofLexeme)
  }
  return {
    add,
    has: (lexeme: string) => positions.has(lexeme),
    toText: () =>
      [...positions].map(([lexeme, ofLexeme]) => `${quoteLexeme(lexeme)}:${[...ofLexeme].join(',')}`).join(' '),
  }
}

export type TsVector = ReturnType<typeof createTsVector>

export const quoteLexeme = (lexeme: string): string => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`
