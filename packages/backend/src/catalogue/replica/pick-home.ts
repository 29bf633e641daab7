import { limits } from '@dvaput/domain/catalogue/limits'

type Candidates<Item> = {
  readonly featured: readonly Item[]
  readonly onSale: readonly Item[]
  readonly newest: readonly Item[]
}

const maxFeatured = 8
const maxNewest = 8

/** Each section takes products that no other section has, and repeats one only where nothing else is left. */
export const pickHome = <Item>({ featured, onSale, newest }: Candidates<Item>, keyOf: (item: Item) => unknown) => {
  const picked = new Set<unknown>()
  const take = (items: readonly Item[], most: number): Item[] => {
    const fresh = items.filter((item) => !picked.has(keyOf(item)))
    const taken = [...fresh, ...items.filter((item) => picked.has(keyOf(item)))].slice(0, most)
    for (const item of taken) picked.add(keyOf(item))
    return taken
  }
  return {
    featured: take(featured, maxFeatured),
    onSale: take(onSale, limits.homeSale),
    newest: take(newest, maxNewest),
  }
}
