import type { CollectionRule } from '@dvaput/platform/tables/collections.table'
import type pg from 'pg'
import { each, type Filling } from './copy-products.ts'
import { copyRows } from './copy-rows.ts'
import type { MadeProduct } from './make-product.ts'
import { productKinds } from './product-kinds.ts'

type BenchCollection = { readonly title: string; readonly handle: string; readonly rules: readonly [CollectionRule] }

const collectionOf = (column: 'TYPE' | 'TAG', condition: string): BenchCollection => ({
  title: condition,
  handle: condition.toLowerCase(),
  rules: [{ column, relation: 'EQUALS', condition }],
})

/** One for each type, one for what is on sale, and many small ones. */
export const benchCollections: readonly BenchCollection[] = [
  ...productKinds.map(({ type }) => collectionOf('TYPE', type)),
  collectionOf('TAG', 'Sale'),
  ...Array.from({ length: 20 }, (_, number) => collectionOf('TAG', `batch-${number}`)),
]

const insertCollection = async (client: pg.ClientBase, shopId: number, { title, handle, rules }: BenchCollection) => {
  const { rows } = await client.query<{ id: string }>(
    'INSERT INTO platform.collections (shop_id, handle, title, rules) VALUES ($1, $2, $3, $4) RETURNING id',
    [shopId, handle, title, JSON.stringify(rules)],
  )
  return Number(rows[0]?.id)
}

/** After the products: their members copy what they are sorted and filtered by. */
export const fillCollections = async (client: pg.ClientBase, { shopId, products }: Filling) => {
  const places = new Map<string, { readonly id: number; last: number }>()
  for (const collection of benchCollections)
    places.set(collection.title, { id: await insertCollection(client, shopId, collection), last: 0 })
  const membersOf = (product: MadeProduct, productId: number) =>
    [product.productType, ...product.tags].flatMap((title) => {
      const place = places.get(title)
      if (!place) return []
      place.last += 1
      return [[place.id, productId, place.last]]
    })
  await client.query('CREATE TEMP TABLE placed (collection_id bigint, product_id bigint, position integer)')
  await copyRows(
    client,
    'placed',
    ['collection_id', 'product_id', 'position'],
    each(products, ({ product, id }) => membersOf(product, id)),
  )
  const facts =
    'title_key, min_price, max_price, available, units_sold, created_at, facet_codes, vendor_facet, listed_from'
  await client.query(`
    INSERT INTO platform.collection_products (collection_id, product_id, position, ${facts})
    SELECT collection_id, product_id, position, ${facts} FROM placed JOIN platform.member_facts USING (product_id)
    ORDER BY collection_id, product_id`)
}
