import type { Product } from '../catalogue/product.ts'
import type { Market } from '../markets/market.ts'
import { type ShopHandle, shopHandles } from '../markets/shop-handle.ts'

/**
 * What a product is known by wherever it is stored or sent: cart, wishlist, offer, order. A local one by the shop that
 * sells it and its variant, an international one by ERA's id, which is text. There is no default shop.
 */
export type ProductIdentity = LocalIdentity | { readonly kind: 'international'; readonly eraId: string }

export type LocalIdentity = { readonly kind: 'local'; readonly shop: ShopHandle; readonly variantId: string }

/** So many of a product. */
export type ProductLine<Identity = ProductIdentity> = { readonly identity: Identity; readonly quantity: number }

const variantPrefix = 'gid://shopify/ProductVariant/'
const variantNumber = /^[1-9]\d{0,17}$/
const eraIdLimit = 255

const isEraId = (text: string): boolean =>
  text !== '' && text.length <= eraIdLimit && text.isWellFormed() && text.trim() === text && !/\p{Cc}/u.test(text)

const createLocal = (shopHandle: unknown, number: string | undefined): ProductIdentity | undefined => {
  const shop = shopHandles.find((each) => each === shopHandle)
  if (shop === undefined || number === undefined || !variantNumber.test(number)) return undefined
  return { kind: 'local', shop, variantId: variantPrefix + number }
}

/** By what a shop calls it; nothing where the shop or the variant is missing or malformed. */
export const createLocalIdentity = (shop: unknown, variantId: unknown): ProductIdentity | undefined =>
  typeof variantId === 'string' && variantId.startsWith(variantPrefix)
    ? createLocal(shop, variantId.slice(variantPrefix.length))
    : undefined

const createInternational = (eraId: string): ProductIdentity | undefined =>
  isEraId(eraId) ? { kind: 'international', eraId } : undefined

/** Nothing for a product without variants, which nobody can buy. */
export const identityOf = ({
  source,
  shop,
  variantId,
  id,
}: Pick<Product, 'source' | 'shop' | 'variantId' | 'id'>): ProductIdentity | undefined =>
  source === 'international' ? createInternational(id) : createLocalIdentity(shop, variantId)

/** One stable text, for keys, storage and the API: `local:main:7000001`, `international:ERA-17`. */
export const formatProductIdentity = (identity: ProductIdentity): string =>
  identity.kind === 'local'
    ? `local:${identity.shop}:${identity.variantId.slice(variantPrefix.length)}`
    : `international:${identity.eraId}`

/** Reads what `formatProductIdentity` wrote, and refuses everything else. */
export const parseProductIdentity = (text: unknown): ProductIdentity | undefined => {
  if (typeof text !== 'string') return undefined
  const [kind, ...rest] = text.split(':')
  if (kind === 'international') return createInternational(rest.join(':'))
  return kind === 'local' && rest.length === 2 ? createLocal(rest[0], rest[1]) : undefined
}

export const isSameProduct = (one: ProductIdentity, other: ProductIdentity): boolean =>
  formatProductIdentity(one) === formatProductIdentity(other)

/** A market sells the local products of its own shop, and international ones. // divergences D-13 */
export const isSoldIn = (market: Pick<Market, 'shop'>, identity: ProductIdentity): boolean =>
  identity.kind === 'international' || identity.shop === market.shop
