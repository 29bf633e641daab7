import { toSearchText } from '@dvaput/platform/finding/search-text'
import type pg from 'pg'
import { type Cell, copyRows } from './copy-rows.ts'
import { type MadeProduct, makeProduct } from './make-product.ts'
import { productKinds } from './product-kinds.ts'

type Filling = { readonly shopId: number; readonly products: number }
type Numbered = { readonly id: number; readonly product: MadeProduct }

const variantsEach = 3
const imagesEach = 2
const firstProduct = 8_000_001
const firstVariant = 50_000_001

const idOf = (number: number) => firstProduct + number
const variantIdOf = (number: number, index: number) => firstVariant + number * variantsEach + index

function* madeProducts(count: number): Generator<Numbered & { number: number }> {
  for (let number = 0; number < count; number += 1) yield { number, id: idOf(number), product: makeProduct(number) }
}

function* each(count: number, toRows: (made: Numbered & { number: number }) => readonly (readonly Cell[])[]) {
  for (const made of madeProducts(count)) yield* toRows(made)
}

const productRow = ({ id, product }: Numbered, shopId: number): readonly Cell[] => {
  const prices = product.variants.map(({ price }) => price)
  const compared = product.variants.flatMap(({ compareAtPrice }) => compareAtPrice ?? [])
  const { title, handle, descriptionHtml, productType, vendor, tags, metafields, translations } = product
  return [
    ...[id, shopId, handle, title, descriptionHtml, productType, vendor, tags, metafields, translations],
    product.variants.some(({ stock }) => stock > 0),
    ...[Math.min(...prices), Math.max(...prices)],
    ...(compared.length > 0 ? [Math.min(...compared), Math.max(...compared)] : [0, 0]),
    ...[product.unitsSold, toSearchText(product), product.createdAt, product.createdAt, product.createdAt],
  ]
}

const productColumns =
  'id shop_id handle title description_html product_type vendor tags metafields translations available_for_sale min_price max_price min_compare_at_price max_compare_at_price units_sold search_text created_at updated_at published_at'

const copyProducts = async (client: pg.ClientBase, { shopId, products }: Filling) => {
  const copy = (table: string, columns: string, toRows: Parameters<typeof each>[1]) =>
    copyRows(client, table, columns.split(' '), each(products, toRows))
  await copy('products', productColumns, (made) => [productRow(made, shopId)])
  await copy('product_options', 'product_id name position values', ({ id, product }) =>
    product.options.map(({ name, values }, index) => [id, name, index + 1, values]),
  )
  await copy('product_images', 'product_id position picture_key alt_text width height placeholder', ({ id, product }) =>
    Array.from({ length: imagesEach }, (_, index) => [
      id,
      index + 1,
      `bench/${id}-${index}`,
      product.title,
      1_600,
      1_200,
      '#dddddd',
    ]),
  )
  await copy(
    'product_variants',
    'id product_id shop_id title sku position option_values price compare_at_price weight_grams',
    ({ id, number, product }) =>
      product.variants.map(({ value, sku, price, compareAtPrice }, index) => [
        ...[variantIdOf(number, index), id, shopId, value, sku, index + 1, [value], price, compareAtPrice, 1_500],
      ]),
  )
  await copy('stock', 'variant_id on_hand', ({ number, product }) =>
    product.variants.map(({ stock }, index) => [variantIdOf(number, index), stock]),
  )
  await copy('stock_movements', 'variant_id quantity reason reference', ({ number, product }) =>
    product.variants.map(({ stock }, index) => [variantIdOf(number, index), stock, 'opening', 'opening']),
  )
}

const makeCollection = async (
  client: pg.ClientBase,
  shopId: number,
  handle: string,
  title: string,
): Promise<number> => {
  const { rows } = await client.query<{ id: string }>(
    'INSERT INTO platform.collections (shop_id, handle, title) VALUES ($1, $2, $3) RETURNING id',
    [shopId, handle, title],
  )
  return Number(rows[0]?.id)
}

/** One for each type, one for what is on sale, and many small ones. */
const copyCollections = async (client: pg.ClientBase, { shopId, products }: Filling) => {
  const names = [...productKinds.map(({ type }) => type), 'Sale', ...Array.from({ length: 20 }, (_, n) => `Batch ${n}`)]
  const ids = new Map<string, number>()
  for (const name of names)
    ids.set(name, await makeCollection(client, shopId, name.toLowerCase().replaceAll(' ', '-'), name))
  const namesOf = ({ number, product }: { number: number; product: MadeProduct }) => [
    product.productType,
    ...(product.tags.includes('Sale') ? ['Sale'] : []),
    ...(number % 200 < 20 ? [`Batch ${number % 200}`] : []),
  ]
  await copyRows(
    client,
    'collection_products',
    ['collection_id', 'product_id', 'position'],
    each(products, (made) => namesOf(made).map((name) => [ids.get(name) ?? 0, made.id, made.number + 1])),
  )
}

/** An index is made much faster than it is kept. */
const withoutIndexes = async (client: pg.ClientBase, work: () => Promise<void>) => {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
    WHERE indrelid = 'platform.products'::regclass AND NOT indisunique`)
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  await work()
  for (const { definition } of rows) await client.query(definition)
}

const tables = ['products', 'product_options', 'product_variants', 'stock']

/** A shop with this many products. What the database would work out row by row it works out once, at the end. */
export const fillShop = async (client: pg.ClientBase, filling: Filling) => {
  const last = idOf(filling.products - 1)
  const changed = `(SELECT array_agg(id) FROM platform.products WHERE id BETWEEN ${firstProduct} AND ${last})`
  await client.query('BEGIN')
  await client.query('SET LOCAL statement_timeout = 0')
  for (const table of tables) await client.query(`ALTER TABLE platform.${table} DISABLE TRIGGER USER`)
  await withoutIndexes(client, async () => {
    await copyProducts(client, filling)
    await client.query(`SELECT platform.refresh_products(${changed})`)
    await client.query(`SELECT platform.refresh_facets(${changed})`)
  })
  for (const table of tables) await client.query(`ALTER TABLE platform.${table} ENABLE TRIGGER USER`)
  await copyCollections(client, filling)
  await client.query(`SELECT setval(pg_get_serial_sequence('platform.products', 'id'), ${last})`)
  const lastVariant = variantIdOf(filling.products, 0)
  await client.query(`SELECT setval(pg_get_serial_sequence('platform.product_variants', 'id'), ${lastVariant})`)
  await client.query('COMMIT')
  await client.query('VACUUM (ANALYZE)')
}
