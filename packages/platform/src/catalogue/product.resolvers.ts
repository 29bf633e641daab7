import { type PageArgs, toListConnection } from '../graphql/connection.ts'
import { toDecimalMoney } from '../graphql/decimal-money.ts'
import { toGid } from '../graphql/gid.ts'
import type { StorefrontResolvers } from '../graphql/resolvers.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import type { Product } from '../tables/products.table.ts'
import { toPlainText, truncate } from '../text/plain-text.ts'
import { collectionsOfProduct } from './collections/collection-loaders.ts'
import { metafieldFields } from './metafields.ts'
import { imagesOfProduct } from './product-loaders.ts'
import { sortTags } from './sort-tags.ts'
import { translate } from './translate.ts'
import { productVariantFields } from './variants/product-variants.ts'
import { optionsOfProduct } from './variants/variant-loaders.ts'

type Sorted = PageArgs & { sortKey?: string | null }

const priceRange = (min: number, max: number, { shop }: StorefrontContext) => ({
  minVariantPrice: toDecimalMoney(min, shop.currency),
  maxVariantPrice: toDecimalMoney(max, shop.currency),
})

const readImages = async ({ id }: Product, { sortKey }: Sorted, context: StorefrontContext) => {
  const images = await imagesOfProduct(context).load(id)
  const isByAge = sortKey === 'ID' || sortKey === 'CREATED_AT'
  return isByAge ? images.toSorted((one, other) => one.id - other.id) : images
}

export const productResolvers: StorefrontResolvers = {
  Product: {
    ...metafieldFields('Product'),
    ...productVariantFields,
    id: ({ id }: Product) => toGid('Product', id),
    title: (product: Product, _args, context) => translate(product, 'title', context),
    productType: (product: Product, _args, context) => translate(product, 'productType', context),
    descriptionHtml: (product: Product, _args, context) => translate(product, 'descriptionHtml', context),
    description: (product: Product, { truncateAt }: { truncateAt?: number | null }, context) =>
      truncate(toPlainText(translate(product, 'descriptionHtml', context) ?? ''), truncateAt),
    tags: ({ tags }: Product) => sortTags(tags),
    seo: (product: Product, _args, context) => ({
      title: translate(product, 'seoTitle', context),
      description: translate(product, 'seoDescription', context),
    }),
    priceRange: ({ minPrice, maxPrice }: Product, _args, context) => priceRange(minPrice, maxPrice, context),
    compareAtPriceRange: ({ minCompareAtPrice, maxCompareAtPrice }: Product, _args, context) =>
      priceRange(minCompareAtPrice, maxCompareAtPrice, context),
    // One that is not published still lies in carts.
    publishedAt: ({ publishedAt, createdAt }: Product) => publishedAt ?? createdAt,
    isGiftCard: () => false,
    requiresSellingPlan: () => false,
    featuredImage: async ({ id }: Product, _args, context) => (await imagesOfProduct(context).load(id))[0] ?? null,
    images: async (product: Product, args: Sorted, context) =>
      toListConnection(await readImages(product, args, context), args, ({ id }) => id),
    media: async (product: Product, args: Sorted, context) =>
      toListConnection(await readImages(product, args, context), args, ({ id }) => id),
    options: async ({ id }: Product, { first }: { first?: number | null }, context) =>
      (await optionsOfProduct(context).load(id)).slice(0, Math.max(0, first ?? Number.POSITIVE_INFINITY)),
    collections: async ({ id }: Product, args: PageArgs, context) => {
      const all = await collectionsOfProduct(context).load(id)
      return { ...toListConnection(all, args, (collection) => collection.id), totalCount: all.length }
    },
  },
}
