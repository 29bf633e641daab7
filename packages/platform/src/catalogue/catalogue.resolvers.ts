import { type PageArgs, toListConnection } from '../graphql/connection.ts'
import type { StorefrontResolvers } from '../graphql/resolvers.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { collectionByHandle, collectionById } from './collections/collection-loaders.ts'
import { readCollections } from './collections/read-collections.ts'
import { findByIdOrHandle } from './find-by-id-or-handle.ts'
import { productByHandle, productById } from './product-loaders.ts'
import { readProductTags, readProductTypes } from './read-product-terms.ts'
import { type RecommendationArgs, readRecommendations } from './read-recommendations.ts'

type Named = { id?: string | null; handle?: string | null }

const findProduct = (named: Named, context: StorefrontContext) =>
  findByIdOrHandle('Product', named, productById(context), productByHandle(context))

const findCollection = (named: Named, context: StorefrontContext) =>
  findByIdOrHandle('Collection', named, collectionById(context), collectionByHandle(context))

const toWords = (words: readonly string[], first: number) => toListConnection(words, { first }, (word) => word)

export const catalogueResolvers: StorefrontResolvers = {
  QueryRoot: {
    product: (_root, named: Named, context) => findProduct(named, context),
    productByHandle: (_root, named: Named, context) => findProduct(named, context),
    productRecommendations: async (_root, args: RecommendationArgs, context) => {
      const named = { id: args.productId ?? null, handle: args.productHandle ?? null }
      const product = await findProduct(named, context)
      return product && readRecommendations(product, args.intent ?? 'RELATED', context)
    },
    productTags: async (_root, { first }: { first: number }, context) =>
      toWords(await readProductTags(context, first), first),
    productTypes: async (_root, { first }: { first: number }, context) =>
      toWords(await readProductTypes(context, first), first),
    collection: (_root, named: Named, context) => findCollection(named, context),
    collectionByHandle: (_root, named: Named, context) => findCollection(named, context),
    collections: (_root, args: PageArgs & { query?: string | null; sortKey?: string | null }, context) =>
      readCollections(args, context),
  },
}
