/** In an order that nobody knows, by Fisher and Yates. */
export const shuffle = <Item>(items: readonly Item[]): Item[] => {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1))
    ;[shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item]
  }
  return shuffled
}
