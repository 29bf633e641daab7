import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, sql } from '@dvaput/database/query'
import { parseEmail } from '../../customers/parse-email.ts'
import { foldCode } from '../../discounts/fold-code.ts'
import type { Form } from '../../hosted-pages/read-form.ts'
import { carts } from '../../tables/carts.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { type CheckoutView, readCheckoutView } from '../checkout-view.ts'
import type { CodeNotice } from '../pages/code-field.ts'

const maxCodes = 10

/** The checkout as it stands then, and what became of a code that has no effect. */
type ChangedCodes = { readonly view: CheckoutView; readonly notice?: CodeNotice }

/** Rather than letting go of one. */
export const addsCode = (form: Form): boolean => foldCode(form.text('code')) !== '' && form.text('remove') === ''

/** The e-mail may stand beside the code in the same form, and some codes work once for each. */
const toTypedEmail = (view: CheckoutView, form: Form): CheckoutView => {
  const typed = parseEmail(form.text('email'), [])
  return typed.ok ? { ...view, checkout: { ...view.checkout, email: typed.email } } : view
}

/** `shop` is the one that sells: that of a view is the shop as the buyer knows it, to whom no checkout is abroad. */
type Needs = { readonly database: Pick<Database, 'db'>; readonly shop: Shop }

/** The checkout as it is for the buyer whose address is typed and not saved yet. */
export const withTypedEmail = async (
  { database: { db }, shop }: Needs,
  view: CheckoutView,
  form: Form,
): Promise<CheckoutView> => (await readCheckoutView(db, shop, toTypedEmail(view, form).checkout)) ?? view

const codesOf = ({ contents }: CheckoutView) => contents.codes.map(({ code }) => code)

const hasEffect = ({ contents }: CheckoutView, requested: string) =>
  contents.codes.some(({ code, applicable }) => applicable && foldCode(code) === foldCode(requested))

const storeCodes = async ({ db }: Pick<Database, 'db'>, cartToken: string, codes: readonly string[]) => {
  await db
    .update(carts)
    .set({ discountCodes: [...codes], updatedAt: sql`app_now()` })
    .where(and(eq(carts.token, cartToken), isNull(carts.completedAt)))
}

const addCode = async (
  { database, shop }: Needs,
  view: CheckoutView,
  { cartToken, added }: { cartToken: string; added: string },
): Promise<ChangedCodes> => {
  const as = async (codes: readonly string[]) =>
    (await readCheckoutView(database.db, shop, view.checkout, codes)) ?? view
  const before = await as(codesOf(view))
  if (hasEffect(before, added)) return { view: before }
  const others = codesOf(view).filter((code) => foldCode(code) !== added)
  const together = await as([...others, added].slice(-maxCodes))
  if (!hasEffect(together, added)) {
    const fate = hasEffect(await as([added]), added) ? 'not-combined' : 'refused'
    return { view: before, notice: { code: added, fate } }
  }
  // Only what the new one displaced: a code that waits for its buyer's address is left where it is.
  const displaced = others.filter((code) => hasEffect(before, code) && !hasEffect(together, code))
  const codes = codesOf(together).filter((code) => !displaced.includes(code))
  await storeCodes(database, cartToken, codes)
  const [gone] = displaced
  return { view: await as(codes), ...(gone === undefined ? {} : { notice: { code: gone, fate: 'replaced' } }) }
}

/** Takes the code that was typed if it has an effect, or lets go of the one that was clicked away. */
export const changeCodes = async (needs: Needs, before: CheckoutView, form: Form): Promise<ChangedCodes> => {
  const { cartToken } = before.checkout
  const view = toTypedEmail(before, form)
  const [added, removed] = [foldCode(form.text('code')), foldCode(form.text('remove'))]
  if (cartToken === null || (added === '' && removed === '')) return { view: before }
  if (removed === '')
    return added.length > 100
      ? { view, notice: { code: added.slice(0, 100), fate: 'refused' } }
      : addCode(needs, view, { cartToken, added })
  const kept = codesOf(view).filter((code) => foldCode(code) !== removed)
  const { database, shop } = needs
  await storeCodes(database, cartToken, kept)
  return { view: (await readCheckoutView(database.db, shop, view.checkout, kept)) ?? view }
}
