import type { Transaction } from '@dvaput/database/in-transaction'
import { asc, eq } from '@dvaput/database/query'
import type { ProductInput } from '../../catalogue/product-input.ts'
import { type Product, type ProductStatus, productImages } from '../../tables/products.table.ts'
import { type AdminContext, refusedBecause } from '../admin-context.ts'
import { finishedJob } from '../finished-job.ts'
import { lockProduct, readOptions, readVariants } from './lock-product.ts'

export type DuplicateInput = {
  readonly productId: string
  readonly newTitle: string
  readonly newStatus?: string | null
  readonly includeImages?: boolean | null
  readonly includeTranslations?: boolean | null
}

/** The copy has a title of its own. */
const withoutTitles = (translations: Product['translations']): Product['translations'] =>
  Object.fromEntries(Object.entries(translations).map(([language, { title: _title, ...rest }]) => [language, rest]))

/** A product with the same facts and nothing in stock. */
export const duplicateProduct = async (tx: Transaction, { shop, parts }: AdminContext, input: DuplicateInput) => {
  const product = await lockProduct(tx, shop, input.productId)
  if (!product) return refusedBecause(['productId'], 'Product does not exist')
  const { descriptionHtml, productType, vendor, tags, seoTitle, seoDescription, metafields } = product
  const images = input.includeImages
    ? await tx.db
        .select()
        .from(productImages)
        .where(eq(productImages.productId, product.id))
        .orderBy(asc(productImages.position))
    : []
  const copy: ProductInput = {
    ...{ title: input.newTitle, descriptionHtml, productType, vendor, tags, seoTitle, seoDescription, metafields },
    status: (input.newStatus?.toLowerCase() ?? product.status) as ProductStatus,
    ...(input.includeTranslations && { translations: withoutTitles(product.translations) }),
    options: (await readOptions(tx, product.id)).map(({ name, values, translations, swatches }) => ({
      ...{ name, values, translations, swatches },
    })),
    images: images.map(({ pictureKey, altText, translations, width, height, placeholder }) => ({
      ...{ pictureKey, altText, translations, width, height, placeholder },
    })),
    variants: (await readVariants(tx, product.id)).map((variant) => {
      const imageIndex = images.findIndex(({ id }) => id === variant.imageId)
      const { optionValues, price, compareAtPrice, sku, barcode, weightGrams, requiresShipping } = variant
      return {
        ...{ optionValues, price, compareAtPrice, sku, barcode, weightGrams, requiresShipping },
        ...{ tracked: variant.tracked, continueSelling: variant.continueSelling, metafields: variant.metafields },
        ...(imageIndex >= 0 && { imagePosition: imageIndex + 1 }),
      }
    }),
  }
  const written = await parts.catalogue.createProduct(tx, shop, copy)
  if (!written.ok) return refusedBecause(['newTitle'], written.refusal.message)
  return { newProduct: written.value, imageJob: input.includeImages ? finishedJob() : null, userErrors: [] }
}
