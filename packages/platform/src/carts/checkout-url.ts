import type { Cart } from '../tables/carts.table.ts'
import type { CartContext } from './cart-context.ts'
import { type CartKey, checkoutUrlOf } from './cart-id.ts'
import { isRequestedBy } from './delivery/visible-address.ts'

/** Requested with the customer's token, it also carries the proof that fills in the customer's address there. */
export const checkoutUrlFor = async (
  context: CartContext,
  { token, buyerIdentity: { customerId } }: Cart,
  cartKey: CartKey,
): Promise<string> => {
  const url = checkoutUrlOf(context.origin, cartKey)
  if (customerId == null || !(await isRequestedBy(context, customerId))) return url
  return `${url}&buyer=${await context.parts.carts.buyerProofs.make({ cartToken: token, customerId })}`
}
