import { expect, it } from 'vitest'
import { useTestPlatform } from '../../tests/support/test-platform.ts'
import { fillShop } from './fill-shop.ts'
import { makeProduct } from './make-product.ts'

const shop = useTestPlatform()

it('fills a shop that answers as one filled by hand', async () => {
  const products = 200
  const client = await shop.database.pool.connect()
  try {
    await fillShop(client, { shopId: shop.platform.shopOf('main').shop.id, products })
  } finally {
    client.release()
  }
  const { pool } = shop.database
  const before =
    'SELECT id, available_for_sale, min_price, max_price, facets, title_key FROM platform.products ORDER BY id'
  const { rows: filled } = await pool.query(before)
  expect(filled).toHaveLength(products)
  // What the database works out by itself when each row changes is what stands there already.
  await pool.query('UPDATE platform.stock SET on_hand = on_hand')
  await pool.query('UPDATE platform.product_variants SET price = price')
  await pool.query('UPDATE platform.product_options SET name = name')
  expect((await pool.query(before)).rows).toEqual(filled)
  const wrong = await pool.query(`SELECT 1 FROM platform.collection_products AS member
    JOIN platform.products ON products.id = member.product_id
    WHERE (member.title_key, member.min_price, member.max_price, member.available, member.units_sold, member.created_at)
      IS DISTINCT FROM (products.title_key, products.min_price, products.max_price, products.available_for_sale,
        products.units_sold, products.created_at) OR NOT member.vendor_facet = ANY (products.facets)
    UNION ALL SELECT 1 FROM platform.stock WHERE on_hand <>
      (SELECT sum(quantity) FROM platform.stock_movements AS movement WHERE movement.variant_id = stock.variant_id)`)
  expect(wrong.rowCount).toBe(0)

  const { title, handle, vendor, variants } = makeProduct(7)
  const { data, errors } = await shop.ask(
    `query ($handle: String!, $query: String!) {
      product(handle: $handle) { title vendor images(first: 5) { nodes { url } } variants(first: 9) { nodes { sku } } }
      products(first: 1, query: $query) { nodes { handle } }
      collection(handle: "laptop") { products(first: 1) { nodes { productType } filters { id } } }
    }`,
    { handle, query: `"${title}"` },
  )
  expect(errors).toBeUndefined()
  expect(data.product).toMatchObject({ title, vendor, variants: { nodes: variants.map(({ sku }) => ({ sku })) } })
  expect(data.products.nodes).toEqual([{ handle }])
  expect(data.collection.products.nodes).toEqual([{ productType: 'Laptop' }])
  expect(data.collection.products.filters.length).toBeGreaterThan(8)
})
