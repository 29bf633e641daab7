import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { z } from 'zod'
import type { ConnectedShops } from '../connected-shop.ts'
import type { ShopTopics } from '../webhook-inbox/shop-webhook-provider.ts'
import type { CatalogueSync } from './catalogue-sync.ts'

type Needs = {
  readonly shops: ConnectedShops<'productOfInventoryItem'>
  readonly sync: Pick<CatalogueSync, 'refreshProducts' | 'refreshCollection'>
  readonly database: Database
  readonly log: Log
}

const numericId = z.coerce.number().int().positive()
const resourceBody = z.object({ id: numericId })
const productBody = resourceBody.extend({
  variants: z.array(z.object({ inventory_item_id: numericId.nullish().catch(null) })).catch([]),
})
const aboutStock = z.object({ inventory_item_id: numericId })

/** Handlers of a shop's catalogue webhooks. Each reads the record again, so that duplicates and order do no harm. */
export const createCatalogueTopics =
  ({ shops, sync, database, log }: Needs) =>
  (shop: ShopHandle): ShopTopics => {
    const rememberItems = async (productId: number, items: readonly number[]) => {
      if (items.length === 0) return
      await database.pool.query(
        'UPDATE backend.catalogue_products SET inventory_item_ids = $3 WHERE shop = $1 AND id = $2',
        [shop, productId, items],
      )
    }

    const productOfItem = async (item: number): Promise<number | undefined> => {
      const { rows } = await database.pool.query<{ id: string }>(
        'SELECT id FROM backend.catalogue_products WHERE shop = $1 AND inventory_item_ids @> ARRAY[$2::bigint]',
        [shop, item],
      )
      return rows[0] ? Number(rows[0].id) : shops[shop].productOfInventoryItem?.(item)
    }

    const settleProduct = async (body: unknown) => {
      const { id, variants } = productBody.parse(body)
      await sync.refreshProducts(shop, [id])
      const items = variants.flatMap(({ inventory_item_id: item }) => item ?? [])
      await rememberItems(id, items)
    }
    const settleCollection = (body: unknown) => sync.refreshCollection(shop, resourceBody.parse(body).id)
    const settleStock = async (body: unknown) => {
      const { inventory_item_id: item } = aboutStock.parse(body)
      const productId = await productOfItem(item)
      if (productId !== undefined) await sync.refreshProducts(shop, [productId])
      else log.warn({ shop, item }, 'stock webhook for an unknown inventory item')
    }

    return {
      'products/create': settleProduct,
      'products/update': settleProduct,
      'products/delete': settleProduct,
      'collections/create': settleCollection,
      'collections/update': settleCollection,
      'collections/delete': settleCollection,
      'inventory_levels/update': settleStock,
    }
  }
