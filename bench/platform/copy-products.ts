import { toSearchText } from '@dvaput/platform/catalogue/search-text'
import type pg from 'pg'
import { type Cell, copyRows } from './copy-rows.ts'
import { type MadeProduct, makeProduct } from './make-product.ts'

export type Filling = { readonly shopId: number; readonly products: number }
type Numbered = { readonly id: number; readonly product: MadeProduct }

const variantsEach = 3
export const firstProduct = 8_000_001
const firstVariant = 50_000_001

const idOf = (number: number) => firstProduct + number
export const variantIdOf = (number: number, index: number) => firstVariant + number * variantsEach + index

function* madeProducts(count: number): Generator<Numbered & { number: number }> {
  for (let number = 0; number < count; number += 1) yield { number, id: idOf(number), product: makeProduct(number) }
}

export function* each(count: number, toRows: (made: Numbered & { number: number }) => readonly (readonly Cell[])[]) {
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

const copierOf =
  (client: pg.ClientBase, { products }: Filling) =>
  (table: string, columns: string, toRows: Parameters<typeof each>[1]) =>
    copyRows(client, `platform.${table}`, columns.split(' '), each(products, toRows))

export const catalogueRecords = (client: pg.ClientBase, filling: Filling) =>
  copierOf(client, filling)('products', productColumns, (made) => [productRow(made, filling.shopId)])

export const copyParts = async (client: pg.ClientBase, filling: Filling) => {
  const copy = copierOf(client, filling)
  await copy('product_options', 'product_id name position values', ({ id, product }) =>
    product.options.map(({ name, values }, index) => [id, name, index + 1, values]),
  )
  await copy('product_images', 'product_id position picture_key alt_text width height placeholder', ({ id, product }) =>
    product.images.map(({ pictureKey, altText, width, height, placeholder }, index) => [
      ...[id, index + 1, pictureKey, altText, width, height, placeholder],
    ]),
  )
  await copy(
    'product_variants',
    'id product_id shop_id title sku position option_values price compare_at_price weight_grams',
    ({ id, number, product }) =>
      product.variants.map(({ value, sku, price, compareAtPrice, weightGrams }, index) => [
        ...[variantIdOf(number, index), id, filling.shopId, value, sku, index + 1, [value]],
        ...[price, compareAtPrice, weightGrams],
      ]),
  )
  await copy('stock', 'variant_id on_hand', ({ number, product }) =>
    product.variants.map(({ stock }, index) => [variantIdOf(number, index), stock]),
  )
  await copy('stock_movements', 'variant_id quantity reason reference', ({ number, product }) =>
    product.variants.flatMap(({ stock }, index) =>
      stock > 0 ? [[variantIdOf(number, index), stock, 'opening', 'opening']] : [],
    ),
  )
}
