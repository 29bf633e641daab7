import type { Transaction } from '@dvaput/database/in-transaction'
import { type Product, productImages, productOptions, products } from '../tables/products.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import type { ImageInput, OptionInput, ProductInput } from './product-input.ts'
import { toSearchText } from './search-text.ts'
import { toHandle } from './to-handle.ts'
import { insertVariants } from './variants/insert-variants.ts'

const toProductRow = (shop: Shop, input: ProductInput) => {
  const { options: _options, images: _images, variants: _variants, tags = [], ...facts } = input
  return {
    ...facts,
    shopId: shop.id,
    handle: toHandle(input.handle ?? input.title) || 'product',
    tags: [...new Set(tags)],
    searchText: toSearchText({ ...input, options: input.options ?? [] }),
  }
}

export const toOptionRows = (productId: number, options: readonly OptionInput[]) =>
  options.map(({ values, ...option }, index) => ({ ...option, productId, position: index + 1, values: [...values] }))

export const toImageRows = (productId: number, images: readonly ImageInput[]) =>
  images.map((image, index) => ({ ...image, productId, position: index + 1 }))

/** Many products in a few statements; their input is checked already. One whose handle is taken is left out. */
export const insertProducts = async (
  tx: Transaction,
  shop: Shop,
  inputs: readonly ProductInput[],
): Promise<readonly Product[]> => {
  if (inputs.length === 0) return []
  const drafts = inputs.map((input) => ({ input, row: toProductRow(shop, input) }))
  const rows = await tx.db
    .insert(products)
    .values(drafts.map(({ row }) => row))
    .onConflictDoNothing({ target: [products.shopId, products.handle] })
    .returning()
  const byHandle = new Map(rows.map((row) => [row.handle, row]))
  const kept = drafts.flatMap(({ input, row }) => {
    const product = byHandle.get(row.handle)
    return product ? [{ input, product }] : []
  })
  const options = kept.flatMap(({ input, product }) => toOptionRows(product.id, input.options ?? []))
  if (options.length > 0) await tx.db.insert(productOptions).values(options)
  const images = kept.flatMap(({ input, product }) => toImageRows(product.id, input.images ?? []))
  const imageRows = images.length === 0 ? [] : await tx.db.insert(productImages).values(images).returning()
  await insertVariants(
    tx,
    shop,
    kept.flatMap(({ input, product }) =>
      input.variants.map((variant, index) => ({ productId: product.id, position: index + 1, variant })),
    ),
    imageRows,
  )
  return kept.map(({ product }) => product)
}
