/** Each gets its turn: what one of them throws is thrown only when all have had it. */
export const workOnEach = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  signal?: { readonly aborted: boolean },
): Promise<void> => {
  const failures: unknown[] = []
  for (const item of items) {
    if (signal?.aborted) break
    await work(item).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}
