import type { Transaction } from '@dvaput/database/in-transaction'
import { asc, eq, getTableColumns } from '@dvaput/database/query'
import { sortTags } from '../catalogue/sort-tags.ts'
import { onlyOption } from '../catalogue/variants/read-option.ts'
import { toGid } from '../graphql/gid.ts'
import { productImages, productOptions, products, productVariants } from '../tables/products.table.ts'
import { shops } from '../tables/shops.table.ts'
import { stock } from '../tables/stock.table.ts'
import { toPriceText } from './price-text.ts'

export const buildProductPayload = async ({ db }: Transaction, productId: number) => {
  const [found] = await db
    .select({ product: products, currency: shops.currency })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(eq(products.id, productId))
  if (!found) return undefined
  const { product, currency } = found
  const written = await db
    .select()
    .from(productOptions)
    .where(eq(productOptions.productId, productId))
    .orderBy(asc(productOptions.position))
  const options = written.length === 0 ? [onlyOption(productId)] : written
  const images = await db
    .select()
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position))
  const variants = await db
    .select({ ...getTableColumns(productVariants), onHand: stock.onHand, reserved: stock.reserved })
    .from(productVariants)
    .leftJoin(stock, eq(stock.variantId, productVariants.id))
    .where(eq(productVariants.productId, productId))
    .orderBy(asc(productVariants.position))

  return {
    id: product.id,
    admin_graphql_api_id: toGid('Product', product.id),
    handle: product.handle,
    title: product.title,
    body_html: product.descriptionHtml,
    vendor: product.vendor,
    product_type: product.productType,
    tags: sortTags(product.tags).join(', '),
    status: product.status,
    created_at: product.createdAt.toISOString(),
    updated_at: product.updatedAt.toISOString(),
    published_at: product.publishedAt?.toISOString() ?? null,
    options: options.map(({ id, name, position, values }) => ({ id, product_id: productId, name, position, values })),
    images: images.map(({ id, position, altText, width, height }) => ({
      id,
      admin_graphql_api_id: toGid('ProductImage', id),
      product_id: productId,
      position,
      alt: altText,
      width,
      height,
    })),
    variants: variants.map((variant) => ({
      id: variant.id,
      admin_graphql_api_id: toGid('ProductVariant', variant.id),
      product_id: productId,
      title: variant.title,
      price: toPriceText(variant.price, currency),
      compare_at_price: variant.compareAtPrice === null ? null : toPriceText(variant.compareAtPrice, currency),
      position: variant.position,
      option1: variant.optionValues[0] ?? (written.length === 0 ? variant.title : null),
      option2: variant.optionValues[1] ?? null,
      option3: variant.optionValues[2] ?? null,
      sku: variant.sku,
      barcode: variant.barcode,
      grams: variant.weightGrams,
      requires_shipping: variant.requiresShipping,
      inventory_item_id: variant.id,
      inventory_policy: variant.continueSelling ? 'continue' : 'deny',
      inventory_quantity: (variant.onHand ?? 0) - (variant.reserved ?? 0),
      image_id: variant.imageId,
      created_at: variant.createdAt.toISOString(),
      updated_at: variant.updatedAt.toISOString(),
    })),
  }
}
