import type { Transaction } from '@dvaput/database/in-transaction'
import { eq, sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { DeliveryOption } from '../delivery/delivery-option.ts'
import { shopForBuyer } from '../shops/shop-for-buyer.ts'
import type { Attribute } from '../tables/carts.table.ts'
import type { Checkout, Handover } from '../tables/checkouts.table.ts'
import { draftOrders } from '../tables/draft-orders.table.ts'
import type { AppliedDiscount, NewOrderLine } from '../tables/orders.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import { readCartContents } from './cart-contents.ts'
import { readDraftContents } from './draft-contents.ts'

export type CheckoutLine = NewOrderLine & { readonly discount: number; readonly available: number }

export type CheckoutTotals = {
  readonly subtotal: number
  readonly discountTotal: number
  readonly shippingTotal: number
  readonly taxTotal: number
  readonly total: number
  readonly discounts: readonly AppliedDiscount[]
}

/** What a checkout is about, as it stands now. */
export type CheckoutContents = {
  readonly lines: readonly CheckoutLine[]
  readonly totals: CheckoutTotals
  readonly codes: readonly { readonly code: string; readonly applicable: boolean }[]
  readonly options: readonly DeliveryOption[]
  readonly delivery: { readonly handle: string; readonly title: string; readonly price: number } | undefined
  readonly needsDelivery: boolean
  /** Whose address form the buyer fills in. */
  readonly destination: MarketId
  /**
   * Imported products for another market than the shop's: no tax of the shop, and fewer ways to pay. // decision 0072
   */
  readonly isAbroad: boolean
  readonly takesPickup: boolean
  readonly customerId: number | null
  readonly note: string
  readonly attributes: readonly Attribute[]
  /** Who holds the stock, and how long at least. */
  readonly holder: string
  readonly holdSeconds: number
  /** A draft's prices are agreed: no codes. */
  readonly takesCodes: boolean
}

/** `shop` as the buyer knows it. */
export type CheckoutView = {
  readonly shop: Shop
  readonly checkout: Checkout
  readonly contents: CheckoutContents
  /** ISO, by the clock of the database. */
  readonly now: string
}

/** Undefined where the cart or the draft is gone. With `codes` as if the cart had these. */
export const readCheckoutView = async (
  db: Transaction['db'],
  shop: Shop,
  checkout: Checkout,
  codes?: readonly string[],
): Promise<CheckoutView | undefined> => {
  const contents = checkout.draftOrderId
    ? await readDraftContents(db, shop, checkout)
    : await readCartContents(db, shop, checkout, codes)
  if (!contents) return undefined
  const { rows } = await db.execute<{ now: Date }>(sql`SELECT app_now() AS now`)
  const now = new Date(rows[0]?.now ?? Number.NaN).toISOString()
  return { shop: await shopForBuyer(db, shop, contents.destination), checkout, contents, now }
}

export type CheckoutStep = 'information' | 'delivery' | 'payment'

const handoverFits = (handover: Handover | null, needsDelivery: boolean) =>
  needsDelivery ? handover === 'delivery' || handover === 'pickup' : handover !== null

/** The first step that still lacks something. */
export const nextStep = ({ checkout, contents }: CheckoutView): CheckoutStep => {
  const { email, handover, shippingAddress } = checkout
  if (!email || !handoverFits(handover, contents.needsDelivery)) return 'information'
  if (handover === 'delivery' && contents.needsDelivery && !shippingAddress) return 'information'
  return contents.needsDelivery && !contents.delivery ? 'delivery' : 'payment'
}

/** Called once the order stands: the draft it came from is done. */
export const completeDraft = async (db: Transaction['db'], draftOrderId: number, orderId: number): Promise<void> => {
  await db.update(draftOrders).set({ status: 'completed', orderId }).where(eq(draftOrders.id, draftOrderId))
}
