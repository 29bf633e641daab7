import { collectionById } from '../catalogue/collections/collection-loaders.ts'
import { productById } from '../catalogue/product-loaders.ts'
import { parseGid, parseNumericGid } from '../graphql/gid.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { pageById, policyById } from './page-loaders.ts'

const loaders = {
  Collection: collectionById,
  Page: pageById,
  Product: productById,
  ShopPolicy: policyById,
} as const

const isLinked = (type: string | undefined): type is keyof typeof loaders =>
  type !== undefined && Object.hasOwn(loaders, type)

/** What an entry of a menu leads to; null where it is gone or hidden. */
export const readMenuResource = async (context: StorefrontContext, resourceId: string) => {
  const type = parseGid(resourceId)?.type
  const number = isLinked(type) ? parseNumericGid(type, resourceId) : undefined
  return isLinked(type) && number !== undefined ? loaders[type](context).load(number) : null
}
