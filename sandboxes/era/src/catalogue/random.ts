/** The same numbers for the same seed, on every machine (mulberry32). */
export const createRandom = (seed: number) => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    chance: (share: number): boolean => next() < share,
    /** Both ends included. */
    between: (from: number, to: number): number => from + below(to - from + 1),
    pick: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item,
    shuffle: <Item>(items: readonly Item[]): Item[] => {
      const order = [...items]
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = below(last + 1)
        ;[order[last], order[other]] = [order[other] as Item, order[last] as Item]
      }
      return order
    },
  }
}

export type Random = ReturnType<typeof createRandom>
