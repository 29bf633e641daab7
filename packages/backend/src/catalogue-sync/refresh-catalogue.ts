import type { Database } from '@dvaput/database/open-database'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { InvalidationBus } from '../cache/invalidation-bus.ts'
import { createClock } from '../clock/clock.ts'
import type { ConnectedShops } from '../connected-shop.ts'
import { countCollectionProducts } from './count-collection-products.ts'
import { productCacheTags } from './product-cache-tags.ts'
import { removeProducts } from './remove-products.ts'
import { collectionCacheTags, removeCollections, writeCollections } from './write-collections.ts'
import { type AfterWriting, writeProducts } from './write-products.ts'

type Needs = {
  readonly database: Database
  readonly bus: Pick<InvalidationBus, 'publish'>
  readonly shops: ConnectedShops<'reader' | 'source' | 'subscribe'>
  readonly afterWriting?: AfterWriting
}

export type RefreshCatalogue = ReturnType<typeof createRefreshCatalogue>

const atOnce = 50

const chunksOf = function* <Item>(items: readonly Item[]) {
  for (let from = 0; from < items.length; from += atOnce) yield items.slice(from, from + atOnce)
}

const productGid = (id: number) => `gid://shopify/Product/${id}`
const collectionGid = (id: number) => `gid://shopify/Collection/${id}`

/** Reads single records of a shop again and stores their current state, so that the order of webhooks does not matter. */
export const createRefreshCatalogue = ({ database, bus, shops, afterWriting }: Needs) => {
  const clock = createClock(database)
  const refreshSome = async (shop: ShopHandle, ids: readonly number[]) => {
    const readAt = await clock.now()
    const products = await shops[shop].reader.productsById(ids.map(productGid))
    const found = new Set(products.map(({ id }) => id))
    const missing = ids.filter((id) => !found.has(id))
    return database.inTransaction(async (tx) => {
      const { touched, recounted, changed, regrouped } = await writeProducts(tx, shop, products, readAt)
      await afterWriting?.(tx, shop, changed)
      const gone = await removeProducts(tx, shop, missing, readAt)
      const left = gone.flatMap(({ collections }) => collections)
      await countCollectionProducts(tx, shop, [...new Set([...regrouped, ...left])])
      await bus.publish(tx, productCacheTags(shop, { touched: [...touched, ...gone], recounted }))
      return changed.length + gone.length
    })
  }

  /** How many were not as we had them. */
  const refreshProducts = async (shop: ShopHandle, ids: readonly number[]): Promise<number> => {
    let refreshed = 0
    for (const some of chunksOf([...new Set(ids)])) refreshed += await refreshSome(shop, some)
    return refreshed
  }

  /** Writes the collection itself; the ids of products that joined or left, because members are written on products. */
  const writeCollection = async (shop: ShopHandle, id: number): Promise<readonly number[]> => {
    const readAt = await clock.now()
    const collections = await shops[shop].reader.collectionsById([collectionGid(id)])
    const members = collections.length === 0 ? [] : await shops[shop].reader.collectionMembers(collectionGid(id))
    const handles = await database.inTransaction(async (tx) => {
      const touched =
        collections.length === 0
          ? await removeCollections(tx, shop, [id], readAt)
          : (await writeCollections(tx, shop, collections, readAt)).handles
      await countCollectionProducts(tx, shop, touched)
      await bus.publish(tx, collectionCacheTags(shop, touched))
      return [...new Set([...touched, ...collections.map(({ handle }) => handle)])]
    })
    const { rows } = await database.pool.query<{ id: string }>(
      `SELECT coalesce(member.id, product.id) AS id
       FROM (SELECT id FROM backend.catalogue_products WHERE shop = $1 AND removed_at IS NULL AND collections && $2)
         AS product
       FULL JOIN unnest($3::bigint[]) AS member (id) ON member.id = product.id
       WHERE member.id IS NULL OR product.id IS NULL`,
      [shop, handles, members],
    )
    return rows.map((row) => Number(row.id))
  }

  return {
    refreshProducts,

    async refreshCollection(shop: ShopHandle, id: number): Promise<void> {
      await refreshProducts(shop, await writeCollection(shop, id))
    },

    /** The collection and as many of its products as a visitor may wait for; whether others are left. */
    async beginRefreshCollection(shop: ShopHandle, id: number): Promise<boolean> {
      const changed = await writeCollection(shop, id)
      await refreshProducts(shop, changed.slice(0, atOnce))
      return changed.length > atOnce
    },
  }
}
