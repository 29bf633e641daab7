import { eq } from '@dvaput/database/query'
import { mayTryCodes } from '../discounts/code-attempts.ts'
import { refuse } from '../graphql/refuse.ts'
import { carts } from '../tables/carts.table.ts'
import type { CartContext } from './cart-context.ts'
import { parseCartId } from './cart-id.ts'

/** Codes that the cart has already are no tries; the cart stays as it is where these are too many. */
export const checkCodeTries = async (
  context: CartContext,
  codes: readonly string[] | null | undefined,
  cartId: string | undefined,
): Promise<void> => {
  if (!codes || codes.length === 0) return
  const { database, limiter } = context.parts
  const token = cartId === undefined ? undefined : parseCartId(cartId)?.token
  const [cart] = token
    ? await database.db.select({ codes: carts.discountCodes }).from(carts).where(eq(carts.token, token))
    : []
  if (!(await mayTryCodes(limiter, context, codes, cart?.codes ?? [])))
    throw refuse('THROTTLED', 'Too many discount codes were tried. Please try again later.')
}
