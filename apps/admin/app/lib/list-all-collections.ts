import type { ShopContent } from '@dvaput/backend/shop-content/shop-content'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'

type Page = Awaited<ReturnType<ShopContent['listCollections']>>

const maxPages = 5

/** For a choice; a shop with more than five pages of them shows the first. */
export const listAllCollections = async (
  content: Pick<ShopContent, 'listCollections'>,
  shop: ShopHandle,
): Promise<Page['collections']> => {
  const found: Page['collections'][number][] = []
  let after: string | null = null
  for (let page = 0; page < maxPages; page += 1) {
    const { collections, next }: Page = await content.listCollections(shop, after)
    found.push(...collections)
    if (next === null) break
    after = next
  }
  return found
}
