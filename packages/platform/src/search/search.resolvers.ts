import type {
  CollectionProductsArgs,
  QueryRootPredictiveSearchArgs,
  QueryRootProductsArgs,
  QueryRootSearchArgs,
} from '@shopify/hydrogen-react/storefront-api-types'
import { fewAtOnce } from '../graphql/few-at-once.ts'
import type { StorefrontResolvers } from '../graphql/resolvers.ts'
import type { Collection } from '../tables/collections.table.ts'
import { readCollectionProducts } from './collection-products.ts'
import { readPredictiveSearch } from './predictive-search.ts'
import { isProductField } from './product-query.ts'
import { readProducts } from './read-products.ts'
import { readSearch } from './search.ts'
import { warnOfUnknownFields } from './search-warnings.ts'

export const searchResolvers: StorefrontResolvers = {
  QueryRoot: {
    products: (_source, args: QueryRootProductsArgs, context, info) => {
      warnOfUnknownFields(args.query, (field) => isProductField(field, context.shop), context, info)
      return readProducts(args, context)
    },
    search: (_source, args: QueryRootSearchArgs, context) => readSearch(args, context),
    predictiveSearch: (_source, args: QueryRootPredictiveSearchArgs, context) => readPredictiveSearch(args, context),
  },
  Collection: {
    products: (collection: Collection, args: CollectionProductsArgs, context) =>
      fewAtOnce(context, () => readCollectionProducts(collection, args, context)),
  },
}
