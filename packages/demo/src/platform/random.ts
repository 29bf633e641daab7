/** FNV-1a: nearby texts give numbers far apart. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** The same choices for the same key, in every run: the demo's dice. */
export const createRandom = (key: string) => {
  let state = hashOf(key)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item => items[below(items.length)] as Item
  return {
    below,
    pick,
    chance: (share: number): boolean => next() < share,
    /** Both ends included. */
    between: (from: number, to: number): number => from + below(to - from + 1),
    /** Different ones, in the order of the list. */
    pickSome: <Item>(items: readonly Item[], count: number): Item[] => {
      const left = items.map((_, index) => index)
      while (left.length > count) left.splice(below(left.length), 1)
      return left.map((index) => items[index] as Item)
    },
  }
}

export type Random = ReturnType<typeof createRandom>
