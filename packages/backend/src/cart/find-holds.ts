import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { formatProductIdentity, type LocalIdentity } from '@dvaput/domain/products/product-identity'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { ConnectedShops } from '../connected-shop.ts'

/** Who buys: their own hold is said to them in other words. */
export type Buyer = {
  readonly customerId: string | undefined
  /** The secret of the browser's cookie. */
  readonly browser: string | undefined
}

/** The URLs where this buyer pays for some of these products now, by product. */
export type FindOwnPayments = (
  buyer: Buyer & { readonly shop: ShopHandle; readonly products: readonly string[] },
) => Promise<ReadonlyMap<string, string>>

type Needs = {
  readonly shops: ConnectedShops<'readHeldUntil'>
  readonly findOwnPayments?: FindOwnPayments
}

export type Hold = { readonly heldUntil: string; readonly ownPayment?: string }

export type FindHolds = (
  shop: ShopHandle,
  items: readonly LocalIdentity[],
  buyer: Buyer,
) => Promise<ReadonlyMap<string, Hold>>

/** How it is said to whoever wants to buy it. */
export const toHeldProblem = ({ heldUntil, ownPayment }: Hold) =>
  ({ kind: ownPayment === undefined ? 'held' : 'held-own', until: heldUntil }) as const

/** A shop that does not respond does not say who holds what. */
const orUnknown = (error: unknown): undefined => {
  if (!(error instanceof IntegrationError)) throw error
}

/** By product, what somebody who is paying holds the last of. */
export const createFindHolds =
  ({ shops, findOwnPayments }: Needs): FindHolds =>
  async (shop, items, buyer) => {
    if (items.length === 0) return new Map()
    const until = await shops[shop].readHeldUntil(items.map(({ variantId }) => variantId)).catch(orUnknown)
    const held = items.filter(({ variantId }) => until?.has(variantId))
    const products = held.map(formatProductIdentity)
    const own = held.length > 0 ? await findOwnPayments?.({ ...buyer, shop, products }).catch(orUnknown) : undefined
    return new Map(
      held.map((item) => {
        const product = formatProductIdentity(item)
        const ownPayment = own?.get(product)
        return [product, { heldUntil: until?.get(item.variantId) ?? '', ...(ownPayment && { ownPayment }) }]
      }),
    )
  }
