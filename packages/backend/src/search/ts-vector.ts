type Weight = 'A' | 'B' | 'C' | 'D'

/** The most positions PostgreSQL keeps for one lexeme is more than this. */
const maxPositions = 20
const lastPosition = 16_383

/** Collects lexemes and writes them as PostgreSQL's own text of a vector. */
export const createTsVector = () => {
  const places = new Map<string, Set<string>>()
  const add = (lexeme: string, position: number, weight: Weight) => {
    if (lexeme === '') return
    const found = places.get(lexeme) ?? new Set()
    if (found.size < maxPositions) found.add(`${Math.min(position, lastPosition)}${weight}`)
    places.set(lexeme, found)
  }
  return {
    add,
    has: (lexeme: string) => places.has(lexeme),
    toText: () => [...places].map(([lexeme, found]) => `${quoteLexeme(lexeme)}:${[...found].join(',')}`).join(' '),
  }
}

export type TsVector = ReturnType<typeof createTsVector>

export const quoteLexeme = (lexeme: string): string => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`
