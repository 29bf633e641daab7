import { createOfferCode } from '@dvaput/backend/offers/agreed/offer-code'
import { createPrepareAgreedPrice } from '@dvaput/backend/offers/agreed/prepare-agreed-price'
import { createShopDiscounts } from '@dvaput/integrations/discounts/shop-discounts'
import { createShopDrafts } from '@dvaput/integrations/drafts/shop-drafts'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import { newApprovingOffer } from '../../support/orders/new-approving-offer.ts'
import { copyCheckout } from '../../support/platform/checkout-walk.ts'
import { connectTestShop } from '../../support/platform/shop-connection.ts'
import { checkInvariants } from '../../support/proofs/check-invariants.ts'
import type { ShopName } from '../two-processes/origin.ts'
import type { Proof } from '../two-processes/two-processes.ts'

const price = 80_000
const agreed = 65_000
const day = 24 * 60 * 60_000

const agreeAt = async ({ platform }: Proof, shop: ShopName, variantId: number) => {
  const { adminRequest, customers } = connectTestShop({ platform }, shop)
  const connected = { drafts: createShopDrafts(adminRequest), discounts: createShopDiscounts(adminRequest), customers }
  const prepare = createPrepareAgreedPrice({
    shops: { main: connected, retail: connected },
    imported: { findByIds: async () => new Map() },
  })
  const offer = newApprovingOffer({
    shop,
    variantId,
    originalPrice: price,
    agreedPrice: agreed,
    code: createOfferCode(),
  })
  const prepared = await prepare(offer)
  if (!prepared.ok) throw new Error(prepared.refusal.code)
  return { code: offer.code ?? '', email: offer.email }
}

/**
 * T14: the code of an agreed price in the hands of many buyers at once, each at the payment step. Returns what is not one
 * order at that price, by its customer, of its product, in time.
 */
export const proveAgreedPrice = async (
  proof: Proof,
  { shop, uses }: { readonly shop: ShopName; readonly uses: number },
): Promise<string[]> => {
  const { database, addVariant, readyWith, walkOf } = proof
  const [variantId, other] = [
    await addVariant({ stock: 1, price }, shop),
    await addVariant({ stock: uses, price }, shop),
  ]
  const { code, email } = await agreeAt(proof, shop, variantId)
  const first = await readyWith([{ variantId, quantity: 1 }], { shop, codes: [code], email })
  const strangers = await copyCheckout(database, first.token, uses)
  const typists = await copyCheckout(database, first.token, uses, email)
  const tabs = await copyCheckout(database, first.token, uses, email, true)
  const elsewhere = await readyWith([{ variantId: other, quantity: 1 }], { shop, codes: [code], email })
  const press = (checkouts: readonly { token: string; shown: string }[]) =>
    Promise.all(
      checkouts.map(({ token, shown }, index) => {
        const walk = walkOf(index, shop)
        return walk.press(token, shown, walk.card(testCards.approved))
      }),
    )
  const count = async (statement: string, values: unknown[] = [code]): Promise<number> =>
    (await database.pool.query<{ count: number }>(statement, values)).rows[0]?.count ?? 0
  const usesOf = () =>
    count(
      `SELECT count(*)::int FROM platform.discount_uses AS use JOIN platform.discounts ON id = use.discount_id WHERE code = $1`,
    )
  const cheap = () =>
    count(
      `SELECT count(*)::int FROM platform.order_lines WHERE variant_id = ANY($1::bigint[]) AND unit_price - discount < $2`,
      [[variantId, other], price],
    )
  const expectCount = async (what: string, uses: number) => {
    const [used, orders] = [await usesOf(), await cheap()]
    return used === uses && orders === uses ? [] : [`${what}: ${used} uses, ${orders} orders below the price`]
  }

  await press(strangers)
  const byOthers = await expectCount('by other customers', 0)
  await press(typists)
  const byTypists = await expectCount('by others who type the e-mail', 0)
  await press([elsewhere])
  const onOthers = await expectCount('on another product', 0)
  await press([first, ...tabs])
  const atOnce = await expectCount(`${uses} at once`, 1)

  const late = await addVariant({ stock: 1, price }, shop)
  const ended = await agreeAt(proof, shop, late)
  const checkout = await readyWith([{ variantId: late, quantity: 1 }], {
    shop,
    codes: [ended.code],
    email: ended.email,
  })
  await proof.setClockOffset(day + 60_000)
  await press([checkout])
  const after = await count(
    `SELECT count(*)::int FROM platform.order_lines WHERE variant_id = $1 AND unit_price - discount < $2`,
    [late, price],
  )
  await proof.setClockOffset(0)
  await proof.sweep()
  // Whoever paid for a code that another tab had used gets the money back.
  await proof.jobs.drain({ alsoLater: true })
  return [
    ...byOthers,
    ...byTypists,
    ...onOthers,
    ...atOnce,
    ...(after === 0 ? [] : [`after the deadline: ${after} orders`]),
    ...(await checkInvariants(database)),
  ]
}
