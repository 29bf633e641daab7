import type { Market } from '../markets/market.ts'
import { createLocalIdentity, formatProductIdentity } from '../products/product-identity.ts'
import type { Cart } from './cart.ts'
import { parseStoredCart } from './stored-cart.ts'

/** Then a line named its shop and variant, and `id` was the product's. Only local products were sold. */
const toNewLine = (old: unknown): unknown => {
  if (typeof old !== 'object' || old === null) return undefined
  const { shop, variantId, source } = old as Readonly<Record<string, unknown>>
  const identity = source === 'local' ? createLocalIdentity(shop, variantId) : undefined
  return identity && { ...old, id: formatProductIdentity(identity) }
}

/** The lines of this market in a cart from before each market had its own. */
export const parseOldStoredCart = (stored: unknown, market: Pick<Market, 'shop'>): Cart =>
  (Array.isArray(stored) && parseStoredCart(stored.map(toNewLine), market)) || []
