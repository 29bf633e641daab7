import { createCollectionWriter } from '@dvaput/platform/catalogue/collections/write-collection'
import { createProductWriter } from '@dvaput/platform/catalogue/write-product'
import { expect, it } from 'vitest'
import { useTestPlatform } from '../../tests/support/platform/test-platform.ts'
import { benchCollections } from './fill-collections.ts'
import { fillShop } from './fill-shop.ts'
import { type MadeProduct, makeProduct } from './make-product.ts'

const shop = useTestPlatform()
const products = 40
const webhooks = { emit: async () => undefined }

const toInput = ({ unitsSold: _sold, createdAt, variants, ...product }: MadeProduct) => ({
  ...product,
  createdAt: new Date(createdAt),
  publishedAt: new Date(createdAt),
  variants: variants.map(({ value, stock, ...variant }) => ({
    ...variant,
    optionValues: [value],
    openingStock: stock,
  })),
})

/** One by one, as the admin's calls would write them; the collections stand first, so that each product joins them. */
const writeByHand = async () => {
  const { shop: retail } = shop.platform.shopOf('retail')
  const { saveCollection } = createCollectionWriter({ webhooks })
  const { createProduct } = createProductWriter({ webhooks })
  await shop.database.inTransaction(async (tx) => {
    for (const { title, handle, rules } of benchCollections) await saveCollection(tx, retail, { title, handle, rules })
    for (let number = 0; number < products; number += 1) {
      const written = await createProduct(tx, retail, toInput(makeProduct(number)))
      expect(written.ok).toBe(true)
    }
  })
}

/** Everything that a shop stores of its products, by handles instead of ids; facet codes as what they stand for. */
const readRows = async (shopHandle: 'main' | 'retail') => {
  const { id } = shop.platform.shopOf(shopHandle).shop
  const read = async (query: string) => (await shop.database.pool.query(query, [id])).rows
  const ofProduct = 'JOIN platform.products AS product ON product.id = product_id WHERE product.shop_id = $1'
  const valuesOf = (codes: string) => `(
    SELECT array_agg(value.id ORDER BY value.id) FROM platform.facet_values AS value
    WHERE value.shop_id = $1 AND strpos(${codes}, platform.facet_code(value.number)) > 0)`
  return {
    products: await read(`SELECT handle, title, description_html, product_type, vendor, tags, status, seo_title,
      seo_description, metafields, translations, available_for_sale, min_price, max_price, min_compare_at_price,
      max_compare_at_price, search_text, created_at, published_at, title_key, facets, title_words, head_words, search,
      ${valuesOf('facet_codes')} AS facet_ids FROM platform.products WHERE shop_id = $1 ORDER BY handle`),
    options: await read(`SELECT product.handle, name, position, values, option.translations, swatches
      FROM platform.product_options AS option ${ofProduct} ORDER BY 1, 3`),
    images: await read(`SELECT product.handle, position, picture_key, alt_text, width, height, placeholder,
      image.translations FROM platform.product_images AS image ${ofProduct} ORDER BY 1, 2`),
    variants: await read(`SELECT product.handle, variant.title, sku, barcode, position, option_values, price,
      compare_at_price, weight_grams, requires_shipping, image_id, variant.metafields, tracked, continue_selling, on_hand,
      reserved, (SELECT array_agg((quantity, reason, reference)::text) FROM platform.stock_movements AS movement
        WHERE movement.variant_id = variant.id) AS movements
      FROM platform.product_variants AS variant JOIN platform.stock ON stock.variant_id = variant.id ${ofProduct}
      ORDER BY 1, 5`),
    members: await read(`SELECT collection.handle AS collection, product.handle, position, member.title_key,
      member.min_price, member.max_price, available, vendor_facet, listed_from, member.created_at,
      ${valuesOf('member.facet_codes')} AS facet_ids FROM platform.collection_products AS member
      JOIN platform.collections AS collection ON collection.id = collection_id ${ofProduct} ORDER BY 1, 3`),
    collections: await read(`SELECT handle, title, rules, sort_order, published_at IS NOT NULL AS published
      FROM platform.collections WHERE shop_id = $1 ORDER BY handle`),
    values: await read(`SELECT id, filter_id, filter_name, label, filter_translations, translations
      FROM platform.facet_values WHERE shop_id = $1 ORDER BY id`),
  }
}

it('the fast filling of a shop leaves every row as writing the same products one by one does', async () => {
  const { pool } = shop.database
  const indexes = 'SELECT indexdef FROM pg_indexes WHERE schemaname = $1 ORDER BY indexname'
  const before = (await pool.query(indexes, ['platform'])).rows
  await fillShop(pool, { shopId: shop.platform.shopOf('main').shop.id, products })
  expect((await pool.query(indexes, ['platform'])).rows).toEqual(before)
  await writeByHand()
  const filled = await readRows('main')
  const written = await readRows('retail')
  expect(filled.products).toHaveLength(products)
  expect(filled.members.length).toBeGreaterThan(products)
  for (const [table, rows] of Object.entries(filled))
    expect({ [table]: rows }).toEqual({ [table]: Reflect.get(written, table) })
  // What is sold afterwards comes after what was filled in.
  const { rows } = await pool.query(`SELECT nextval(pg_get_serial_sequence('platform.products', 'id')) AS next,
    (SELECT max(id) FROM platform.products) AS last`)
  expect(Number(rows[0].next)).toBeGreaterThan(Number(rows[0].last))
})

it('fills a shop whose products can then be queried', async () => {
  const { title, handle, vendor, variants } = makeProduct(7)
  const { data, errors } = await shop.query(
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
