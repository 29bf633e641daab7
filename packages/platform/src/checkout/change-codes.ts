import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, sql } from '@dvaput/database/query'
import { carts } from '../carts/carts.table.ts'
import { foldCode } from '../discounts/fold-code.ts'
import { type CheckoutView, readCheckoutView } from './checkout-view.ts'
import type { Form } from './read-form.ts'

const mostCodes = 10

/** Rather than letting go of one. */
export const addsCode = (form: Form): boolean => foldCode(form.text('code')) !== '' && form.text('remove') === ''

/** Takes the code that was typed, or lets go of the one that was clicked away; answers the checkout as it stands then. */
export const changeCodes = async (
  { db }: Pick<Database, 'db'>,
  view: CheckoutView,
  form: Form,
): Promise<CheckoutView> => {
  const { cartToken } = view.checkout
  const [added, removed] = [foldCode(form.text('code')), foldCode(form.text('remove'))]
  if (cartToken === null || (added === '' && removed === '')) return view
  const kept = view.goods.codes.map(({ code }) => code).filter((code) => foldCode(code) !== removed)
  const isNew = !removed && added.length <= 100 && !kept.some((code) => foldCode(code) === added)
  const codes = isNew ? [...kept, added].slice(-mostCodes) : kept
  await db
    .update(carts)
    .set({ discountCodes: codes, updatedAt: sql`app_now()` })
    .where(and(eq(carts.token, cartToken), isNull(carts.completedAt)))
  return (await readCheckoutView(db, view.shop, view.checkout)) ?? view
}
