import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, sql } from '@dvaput/database/query'
import { type Cart, carts } from '../tables/carts.table.ts'
import { checkouts } from '../tables/checkouts.table.ts'
import { isStorable } from '../text/is-storable.ts'
import type { CartContext } from './cart-context.ts'
import { type CartKey, parseCartId } from './cart-id.ts'
import { type CartUserError, type CartWarning, cartError, noSuchCart } from './cart-refusal.ts'
import { clampToStock } from './lines/clamp-to-stock.ts'
import { type DraftLine, toDraftLine } from './lines/draft-lines.ts'
import { writeLines } from './lines/write-lines.ts'
import { isOpenCart, type OpenCart, openCart } from './open-cart.ts'
import { readCartItems } from './read-cart.ts'

/** The change that a mutation makes to a cart; refused completely where it has errors. */
export type CartChange =
  | { readonly errors: readonly CartUserError[] }
  | {
      readonly set?: Partial<typeof carts.$inferInsert>
      readonly lines?: readonly DraftLine[]
      /** Lines that are served first when there is not enough. */
      readonly first?: ReadonlySet<string>
      readonly warnings?: readonly CartWarning[]
    }

export type CartState = { readonly tx: Transaction; readonly cart: Cart; readonly lines: readonly DraftLine[] }

export type CartPayload = {
  readonly cart: OpenCart | null
  readonly userErrors: readonly CartUserError[]
  readonly warnings: readonly CartWarning[]
}

/** The payload without a cart, for what was refused before one was read. */
const refusedCart = (...userErrors: readonly CartUserError[]): CartPayload => ({
  cart: null,
  userErrors,
  warnings: [],
})

const invalidText = cartError('INVALID', null, 'The input contains characters that are not allowed.')

const isAnotherBuyer = ({ buyerIdentity: { customerId } }: Cart, set: Partial<typeof carts.$inferInsert> = {}) =>
  customerId != null && set.buyerIdentity !== undefined && set.buyerIdentity.customerId !== customerId

/** What one customer filled in at the checkout is not shown to the next, and not ordered in both names. */
const forgetBuyer = async ({ db }: Transaction, { token }: Cart) => {
  await db
    .update(checkouts)
    .set({ email: null, phone: null, shippingAddress: null, company: null, handover: null })
    .where(and(eq(checkouts.cartToken, token), eq(checkouts.state, 'open')))
}

/** The row of the cart is locked first: two changes at once happen one after the other, and none is lost. */
const changeLocked = async (
  tx: Transaction,
  { shop, language, namesLanguage = false }: CartContext,
  cartKey: CartKey,
  decide: (state: CartState) => CartChange | Promise<CartChange>,
): Promise<Omit<CartPayload, 'cart'> | undefined> => {
  const [cart] = await tx.db.select().from(carts).where(isOpenCart(shop, cartKey)).for('update')
  if (!cart) return undefined
  const before = (await readCartItems(tx.db, cart)).map(toDraftLine)
  const change = await decide({ tx, cart, lines: before })
  if ('errors' in change) return { userErrors: change.errors, warnings: [] }
  const { lines, warnings } = clampToStock(change.lines ?? before, {
    token: cart.token,
    language,
    first: change.first,
  })
  await writeLines(tx, cart.token, before, lines)
  await tx.db
    .update(carts)
    .set({ ...change.set, ...(namesLanguage ? { language } : {}), updatedAt: sql`app_now()` })
    .where(eq(carts.token, cart.token))
  if (isAnotherBuyer(cart, change.set)) await forgetBuyer(tx, cart)
  return { userErrors: [], warnings: [...warnings, ...(change.warnings ?? [])] }
}

export const changeOpenCart = async (
  context: CartContext,
  cartKey: CartKey | undefined,
  input: unknown,
  decide: (state: CartState) => CartChange | Promise<CartChange>,
): Promise<CartPayload> => {
  const { database } = context.parts
  if (!cartKey) return refusedCart(noSuchCart)
  if (!isStorable(input)) return refusedCart(invalidText)
  const changed = await database.inTransaction((tx) => changeLocked(tx, context, cartKey, decide))
  if (!changed) return refusedCart(noSuchCart)
  return { cart: (await openCart(database.db, context.shop, cartKey)) ?? null, ...changed }
}

export const changeCart = <Args extends { readonly cartId: string }>(
  context: CartContext,
  args: Args,
  decide: (state: CartState) => CartChange | Promise<CartChange>,
): Promise<CartPayload> => changeOpenCart(context, parseCartId(args.cartId), args, decide)
