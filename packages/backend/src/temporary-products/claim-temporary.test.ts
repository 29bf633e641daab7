import { randomUUID } from 'node:crypto'
import { markets } from '@dvaput/domain/markets/markets'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import { describe, expect, it } from 'vitest'
import { useTestCheckout } from '../../../../tests/support/orders/test-checkout.ts'
import { bosnianBuyer } from '../../../../tests/support/platform/checkout-walk.ts'
import type { ShownLine } from '../imported-orders/placing/compare-quote.ts'

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

const pesos = (minor: number) => ({ minor, currency: 'CLP' })

const press = ({ person }: Pick<Agreed, 'person'>, lines: readonly ShownLine[]) =>
  test.temporaryProducts
    .checkoutWith(test.checkout)
    .start({ person, clientIp: test.newIp(), locale: bosnia, lines, browser: undefined })

const start = async ({ eraId, person }: Pick<Agreed, 'eraId' | 'person'>, quantity = 1) => {
  const started = await press({ person }, [{ eraId, quantity }])
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

  it('is for the first piece: further ones cost the full price', async () => {
    const offer = await agree()
    expect(await pay((await start(offer, 3)).url, offer.email)).toBe(agreed + 2 * full)
    const titles = await query(
      'SELECT title, quantity FROM platform.order_lines WHERE title LIKE $1 ORDER BY quantity',
      [`Notebook ${offer.eraId}%`],
    )
    expect(titles).toEqual([
      { title: `Notebook ${offer.eraId} · dogovorena cijena`, quantity: 1 },
      { title: `Notebook ${offer.eraId}`, quantity: 2 },
    ])
    expect(await readOffer(offer)).toMatchObject({ status: 'approved', reason: 'used' })
    const sent = [...test.imports.orders.values()].find(({ order }) =>
      order.lines.some(({ eraId }) => eraId === offer.eraId),
    )
    expect(sent?.order.lines).toMatchObject([
      { eraId: offer.eraId, quantity: 1, unitPrice: agreed },
      { eraId: offer.eraId, quantity: 2, unitPrice: full },
    ])
  })

  it('that has ended since is refused, with what changed', async () => {
    const offer = await agree()
    await query(`UPDATE backend.offers SET pay_by = app_now() - interval '1 second' WHERE id = $1`, [offer.id])
    expect(await press(offer, [{ eraId: offer.eraId, quantity: 2, shown: full, shownAgreed: agreed }])).toEqual({
      ...{ ok: false, refusal: { code: 'cart-changed' } },
      problems: [expect.objectContaining({ kind: 'agreed-ended', before: pesos(agreed), now: pesos(full) })],
    })
  })

  it('is free again when nobody paid for its checkout', async () => {
    const offer = await agree()
    await start(offer, 2)
    expect(await readOffer(offer)).toMatchObject({ claim: expect.stringContaining(offer.id) })
    await query(
      `UPDATE backend.temporary_products SET created_at = app_now() - interval '25 hours'
      WHERE era_id = $1`,
      [offer.eraId],
    )
    await test.temporaryProducts.removeOld()
    expect(await readOffer(offer)).toMatchObject({ claim: null, reason: null })
  })

  it('is nobody else’s', async () => {
    const offer = await agree()
    const { person, email } = await test.logIn('password')
    expect(await pay((await start({ ...offer, person })).url, email)).toBe(full)
    expect(await readOffer(offer)).toMatchObject({ status: 'approved', reason: null, claim: null })
  })
})
