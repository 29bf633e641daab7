import { narrowToFew } from '@dvaput/database/narrow-to-few'
import { and, eq, sql } from '@dvaput/database/query'
import { sortTags } from '../../catalogue/sort-tags.ts'
import { onlyOption } from '../../catalogue/variants/read-option.ts'
import { type PageArgs, toListConnection } from '../../graphql/connection.ts'
import { toDecimalMoney } from '../../graphql/decimal-money.ts'
import { parseNumericGid, toGid } from '../../graphql/gid.ts'
import type { Sort } from '../../graphql/keyset.ts'
import { pictureUrl } from '../../pictures/picture-url.ts'
import { compileProductQuery } from '../../search/product-query.ts'
import { type Product, type ProductImage, products } from '../../tables/products.table.ts'
import { toPlainText, truncate } from '../../text/plain-text.ts'
import type { AdminContext, AdminResolvers } from '../admin-context.ts'
import {
  collectionsOfProduct,
  imagesOfProduct,
  optionsOfProduct,
  productById,
  stockOfVariant,
  variantById,
  variantsOfProduct,
} from '../catalogue-loaders.ts'
import { metafieldFields } from '../metafields.ts'
import { readRows, sortBy } from '../read-rows.ts'

type ListArgs = PageArgs & { query?: string | null; sortKey: keyof typeof sorts }
type Identifier = { id?: string | null; handle?: string | null }

const id = sql`${products.id}`
const sorts = {
  CREATED_AT: sortBy('created', sql`${products.createdAt}`, 'time', id),
  ID: sortBy('id', id, 'number', id),
  PRODUCT_TYPE: sortBy('type', sql`${products.productType}`, 'text', id),
  PUBLISHED_AT: sortBy('published', sql`coalesce(${products.publishedAt}, ${products.createdAt})`, 'time', id),
  RELEVANCE: sortBy('id', id, 'number', id),
  TITLE: sortBy('title', sql`${products.title}`, 'text', id),
  UPDATED_AT: sortBy('updated', sql`${products.updatedAt}`, 'time', id),
  VENDOR: sortBy('vendor', sql`${products.vendor}`, 'text', id),
} as const satisfies Record<string, Sort>

const matching = ({ shop }: AdminContext, query: string | null | undefined) =>
  and(eq(products.shopId, shop.id), compileProductQuery(query, shop))

const byHandle = async ({ db, shop }: AdminContext, handle: string) =>
  (
    await db
      .select()
      .from(products)
      .where(and(eq(products.shopId, shop.id), eq(products.handle, handle)))
  )[0] ?? null

const byId = (context: AdminContext, gid: string) => {
  const productId = parseNumericGid('Product', gid)
  return productId === undefined ? null : productById(context).load(productId)
}

export const toImage = (image: Omit<ProductImage, 'productId' | 'position'>, { origin }: AdminContext) => ({
  ...image,
  id: toGid('ProductImage', image.id),
  url: pictureUrl(origin, image.pictureKey),
})

/** All media of a product are pictures that are there. */
export const toMedia = (image: ProductImage, context: AdminContext) => ({
  __typename: 'MediaImage' as const,
  id: toGid('MediaImage', image.id),
  alt: image.altText,
  image: toImage(image, context),
  mediaContentType: 'IMAGE',
  preview: { image: toImage(image, context), status: 'READY' },
  status: 'READY',
})

export const productResolvers: AdminResolvers = {
  QueryRoot: {
    product: (_root, args: { id: string }, context) => byId(context, args.id),
    productByHandle: (_root, { handle }: { handle: string }, context) => byHandle(context, handle),
    productByIdentifier: (_root, { identifier }: { identifier: Identifier }, context) =>
      identifier.id == null ? byHandle(context, identifier.handle ?? '') : byId(context, identifier.id),
    products: async (_root, args: ListArgs, context) => {
      const where = matching(context, args.query)
      const found = args.query ? await narrowToFew(context, { table: products, id: products.id, where }) : where
      return readRows(context, { table: products, where: found, sort: sorts[args.sortKey], args })
    },
    productsCount: async (_root, { query, limit }: { query?: string; limit?: number }, context) => {
      const most = Math.min(Math.max(limit ?? 10_000, 1), 10_000)
      const listed = context.db.select({ id: products.id }).from(products).where(matching(context, query))
      const count = await context.db.$count(listed.limit(most + 1).as('listed'))
      return { count: Math.min(count, most), precision: count > most ? 'AT_LEAST' : 'EXACT' }
    },
    productVariant: (_root, args: { id: string }, context) => {
      const variantId = parseNumericGid('ProductVariant', args.id)
      return variantId === undefined ? null : variantById(context).load(variantId)
    },
  },
  Product: {
    id: (product: Product) => toGid('Product', product.id),
    legacyResourceId: (product: Product) => product.id,
    description: (product: Product, { truncateAt }: { truncateAt?: number | null }) =>
      truncate(toPlainText(product.descriptionHtml), truncateAt),
    status: (product: Product) => product.status.toUpperCase(),
    seo: (product: Product) => ({ title: product.seoTitle, description: product.seoDescription }),
    priceRangeV2: ({ minPrice, maxPrice }: Product, _args, { shop }) => ({
      minVariantPrice: toDecimalMoney(minPrice, shop.currency),
      maxVariantPrice: toDecimalMoney(maxPrice, shop.currency),
    }),
    totalInventory: async (product: Product, _args, context) => {
      const variants = (await variantsOfProduct(context).load(product.id)).filter(({ tracked }) => tracked)
      const levels = await Promise.all(variants.map((variant) => stockOfVariant(context).load(variant.id)))
      return levels.reduce((sum, { onHand, reserved }) => sum + onHand - reserved, 0)
    },
    tracksInventory: async (product: Product, _args, context) =>
      (await variantsOfProduct(context).load(product.id)).some(({ tracked }) => tracked),
    hasOnlyDefaultVariant: async (product: Product, _args, context) =>
      (await optionsOfProduct(context).load(product.id)).length === 0,
    featuredImage: async (product: Product, _args, context) => {
      const [first] = await imagesOfProduct(context).load(product.id)
      return first ? toImage(first, context) : null
    },
    images: async (product: Product, args: PageArgs, context) => {
      const images = await imagesOfProduct(context).load(product.id)
      return toListConnection(
        images.map((image) => toImage(image, context)),
        args,
        (image) => image.id,
      )
    },
    featuredMedia: async (product: Product, _args, context) => {
      const [first] = await imagesOfProduct(context).load(product.id)
      return first ? toMedia(first, context) : null
    },
    media: async (product: Product, args: PageArgs, context) => {
      const images = await imagesOfProduct(context).load(product.id)
      return toListConnection(
        images.map((image) => toMedia(image, context)),
        args,
        (media) => media.id,
      )
    },
    tags: ({ tags }: Product) => sortTags(tags),
    options: async (product: Product, { first }: { first?: number | null }, context) => {
      const options = await optionsOfProduct(context).load(product.id)
      const listed = options.length === 0 ? [onlyOption(product.id)] : options
      return listed.slice(0, Math.max(0, first ?? Number.POSITIVE_INFINITY))
    },
    variants: async (product: Product, args: PageArgs, context) =>
      toListConnection(await variantsOfProduct(context).load(product.id), args, (variant) => variant.id),
    variantsCount: async (product: Product, _args, context) => ({
      count: (await variantsOfProduct(context).load(product.id)).length,
      precision: 'EXACT',
    }),
    collections: async (product: Product, args: PageArgs, context) =>
      toListConnection(await collectionsOfProduct(context).load(product.id), args, (collection) => collection.id),
    ...metafieldFields('Product'),
  },
  ProductOption: {
    id: (option: { id: number }) => toGid('ProductOption', option.id),
    optionValues: (option: { id: number; values: readonly string[] }) =>
      option.values.map((name, index) => ({
        id: toGid('ProductOptionValue', `${option.id}-${index + 1}`),
        name,
        hasVariants: true,
      })),
  },
}
