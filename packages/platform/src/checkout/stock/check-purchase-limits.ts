import type { Transaction } from '@dvaput/database/in-transaction'
import { stockLinesOf } from '../../orders/place-order.ts'
import { type BuyerStanding, readStanding } from '../buyer-standing.ts'
import type { CheckoutView } from '../checkout-view.ts'
import { nameShort, type PurchaseLimitRefusal } from '../payments/place-result.ts'
import { checkUnits } from './check-units.ts'
import { clientKeyOf, countPurchase, emailKeyOf, purchaseLimits } from './purchase-limits.ts'

const kindsOfOneCart = 5

/**
 * As much as an ordinary cart holds weighs as one; who fills a cart with the whole shop weighs more, but never more
 * than one may take: such a cart is taken alone.
 */
const weigh = ({ contents }: CheckoutView, { level }: BuyerStanding, limits: readonly { readonly most: number }[]) => {
  if (level === 'has-paid') return 1
  const kinds = new Set(contents.lines.map(({ variantId }) => variantId)).size
  return Math.max(1, Math.min(Math.ceil(kinds / kindsOfOneCart), ...limits.map(({ most }) => most)))
}

/** An invoice was written by the shop itself: whoever pays it takes what was agreed. */
const isAgreed = ({ checkout }: CheckoutView) => checkout.draftOrderId !== null

const refuseUnits = async (
  tx: Transaction,
  { checkout: { token }, contents: { lines } }: CheckoutView,
  { standing, buyerKey }: { standing: BuyerStanding; buyerKey: string },
): Promise<PurchaseLimitRefusal | undefined> => {
  const large = await checkUnits(tx, { standing, buyerKey, token, lines: stockLinesOf(lines) })
  return large.length === 0 ? undefined : { kind: 'too-large', most: nameShort(lines, large) }
}

/** Before products are held for somebody who has not paid, inside `countOrRollBack`: undefined where nothing speaks against it. */
export const refuseHold = async (
  tx: Transaction,
  view: CheckoutView,
  clientIp: string,
): Promise<PurchaseLimitRefusal | undefined> => {
  if (isAgreed(view)) return undefined
  const { shop, checkout, contents } = view
  const { token } = checkout
  const buyerKey = clientKeyOf(shop, clientIp)
  const standing = await readStanding(tx, contents.customerId)
  const limits = purchaseLimits.holds
  const weight = weigh(view, standing, limits)
  if (!(await countPurchase(tx, { kind: 'hold', buyerKey, token, weight, limits })))
    return { kind: 'too-many', of: 'holds' }
  return refuseUnits(tx, view, { standing, buyerKey })
}

/** Before products are sold to somebody who pays later: each such order is also an email to an address that may be anybody's. */
export const refuseUnpaidOrder = async (
  tx: Transaction,
  view: CheckoutView,
  clientIp: string,
): Promise<PurchaseLimitRefusal | undefined> => {
  if (isAgreed(view)) return undefined
  const { shop, checkout, contents } = view
  const { token, email } = checkout
  const standing = await readStanding(tx, contents.customerId)
  const buyerKey = clientKeyOf(shop, clientIp)
  const purchase = { kind: 'unpaid-order', token } as const
  const weight = weigh(view, standing, purchaseLimits.unpaidOrders)
  if (!(await countPurchase(tx, { ...purchase, buyerKey, weight, limits: purchaseLimits.unpaidOrders })))
    return { kind: 'too-many', of: 'orders' }
  const { unpaidOrdersPerOwnEmail: own, unpaidOrdersPerEmail: any } = purchaseLimits
  const limits = standing.email !== undefined && standing.email === email ? own : any
  // However much is ordered, it is one email.
  if (!(await countPurchase(tx, { ...purchase, buyerKey: emailKeyOf(shop, email ?? ''), weight: 1, limits })))
    return { kind: 'too-many', of: 'orders' }
  return refuseUnits(tx, view, { standing, buyerKey })
}
