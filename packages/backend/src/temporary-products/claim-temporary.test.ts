import { randomUUID } from 'node:crypto'
import { markets } from '@dvaput/domain/markets/markets'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import { describe, expect, it } from 'vitest'
import { bosnianBuyer } from '../../../../tests/support/checkout-walk.ts'
import { useTestCheckout } from '../../../../tests/support/test-checkout.ts'

const test = useTestCheckout()
const bosnia = { market: markets.ba, language: 'bcs' } as const
const full = 190_050
const agreed = 150_000
let items = 0

const query = async (text: string, values: unknown[] = []) => (await test.shop.database.pool.query(text, values)).rows

/** An imported product of which a customer in Bosnia has been promised one piece for less. */
const agree = async () => {
  items += 1
  const eraId = test.imports.stock(`agreed-${items}`, 3, full)
  const { person } = await test.logIn('password')
  const customer = await person.customer()
  if (!customer) throw new Error('expected a customer, got none')
  const id = randomUUID()
  await query(
    `INSERT INTO backend.offers (id, market, kind, customer_id, email, language, target_country, product_key, item, handle,
       title, currency, original_price, offered_price, agreed_price, status, answer_by, pay_by)
     VALUES ($1, 'ba', 'international', $2, $3, 'bcs', 'BA', $4, $4, 'x', 'X', 'CLP', $5, $6, $6,
       'approved', app_now() + interval '48 hours', app_now() + interval '24 hours')`,
    [id, customer.id, customer.email.toLowerCase(), `international:${eraId}`, full, agreed],
  )
  return { id, eraId, person, email: customer.email }
}
type Agreed = Awaited<ReturnType<typeof agree>>

const start = async ({ eraId, person }: Pick<Agreed, 'eraId' | 'person'>, quantity = 1) => {
  const started = await test.temporaryProducts
    .checkoutWith(test.checkout)
    .start({ person, clientIp: test.newIp(), locale: bosnia, lines: [{ eraId, quantity }], browser: undefined })
  if (!started.ok) throw new Error(`refused: ${started.refusal.code}`)
  return started
}

const pay = async (url: string, email: string) => {
  const walk = test.walk('retail')
  const token = await walk.open(url)
  const { text } = await walk.fillIn(token, { buyer: { ...bosnianBuyer, email } })
  await walk.place(token, walk.hidden(text, 'shown'), walk.card(testCards.approved))
  await test.orders.askFor('retail', new Date(0))
  await test.jobs.drain()
  return (await query('SELECT subtotal::int FROM platform.orders WHERE checkout_token = $1', [token]))[0]?.subtotal
}

const readOffer = async ({ id }: Agreed) =>
  (await query('SELECT status, reason, claim FROM backend.offers WHERE id = $1', [id]))[0]

describe('the agreed price of an imported product at the checkout of the platform', () => {
  it('is what its customer pays, once', async () => {
    const offer = await agree()
    const { url } = await start(offer)
    expect(await pay(url, offer.email)).toBe(agreed)
    expect(await readOffer(offer)).toMatchObject({ status: 'approved', reason: 'used' })
    expect(await pay((await start(offer)).url, offer.email)).toBe(full)
  })

  it('belongs to the newest checkout alone', async () => {
    const offer = await agree()
    const earlier = await start(offer)
    const newer = await start(offer)
    expect(await readOffer(offer)).toMatchObject({ claim: `${newer.id}:${offer.id}` })
    expect(await pay(earlier.url, offer.email)).toBeUndefined()
    expect(await pay(newer.url, offer.email)).toBe(agreed)
  })

  it('is nobody else’s, and not of two pieces', async () => {
    const offer = await agree()
    const { person, email } = await test.logIn('password')
    expect(await pay((await start({ ...offer, person })).url, email)).toBe(full)
    expect(await pay((await start(offer, 2)).url, offer.email)).toBe(2 * full)
    expect(await readOffer(offer)).toMatchObject({ status: 'approved', reason: null, claim: null })
  })
})
