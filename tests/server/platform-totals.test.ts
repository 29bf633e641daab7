import { randomUUID } from 'node:crypto'
import type { CheckoutRequestLine } from '@dvaput/backend/checkout/check-lines'
import { createQuote } from '@dvaput/backend/imported-orders/placing/quote'
import { type Cart, lineTotal } from '@dvaput/domain/cart/cart'
import { applyCheckedLines } from '@dvaput/domain/cart/checked-line'
import { markets } from '@dvaput/domain/markets/markets'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { createMoney } from '@dvaput/domain/money/money'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatFormLine, parseFormLine } from '../../apps/store/app/features/cart/form-line.ts'
import {
  formatCheckoutLine,
  parseCheckoutLine,
  toQuotedLines,
} from '../../apps/store/app/features/international-checkout/checkout-line.ts'
import { productInput } from '../support/catalogue/test-catalogue.ts'
import { useTestCheckout } from '../support/orders/test-checkout.ts'
import { bosnianBuyer, chileanBuyer } from '../support/platform/checkout-walk.ts'

const test = useTestCheckout()
const locales = {
  main: { market: markets.ba, language: 'bcs' },
  retail: { market: markets.cl, language: 'es' },
} as const
const typed = { main: bosnianBuyer, retail: chileanBuyer }
const refusals = ['cart-changed', 'cart-out-of-stock', 'cart-without-international']
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const query = async (text: string, values: unknown[] = []) => (await test.shop.database.pool.query(text, values)).rows

beforeAll(() => test.shop.syncAll())

const itemChoice = fc.record({
  stock: fc.integer({ min: 1, max: 4 }),
  price: fc.integer({ min: 2_000, max: 90_000 }).map((hundreds) => hundreds * 100),
  isAgreed: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 4 }),
})

const changeChoice = fc.record({
  kind: fc.constantFrom('price' as const, 'rate' as const, 'sell' as const, 'end-offer' as const, 'new-offer' as const),
  percent: fc.integer({ min: 50, max: 200 }),
  left: fc.integer({ min: 1, max: 3 }),
  /** Whether we have heard of it when the buyer presses. */
  isHeard: fc.boolean(),
  /** Of which product, counted around. */
  nth: fc.nat({ max: 1 }),
})
type Change = typeof changeChoice extends fc.Arbitrary<infer Value> ? Value : never

const choices = [
  fc.array(itemChoice, { minLength: 1, maxLength: 2 }),
  fc.array(changeChoice, { maxLength: 2 }),
] as const

/** What the gateway was asked for. */
const payAt = async (shop: ShopHandle, url: string, buyer: typeof bosnianBuyer) => {
  const walk = test.walk(shop)
  const token = await walk.open(url)
  const { text } = await walk.fillIn(token, { buyer })
  await walk.place(token, walk.hidden(text, 'shown'), walk.card(testCards.approved))
  const [order] = await query(
    `SELECT payments.amount::int AS asked, orders.shipping_total::int AS shipping FROM platform.payments
     JOIN platform.orders ON orders.checkout_token = payments.checkout_token WHERE payments.checkout_token = $1`,
    [token],
  )
  return order
}

const insertOffer = async (customer: { id: string; email: string }, eraId: string, price: number, percent: number) => {
  const [id, key, agreed] = [randomUUID(), `international:${eraId}`, Math.floor((price * percent) / 100)]
  await query(
    `INSERT INTO backend.offers (id, market, kind, customer_id, email, language, target_country, product_key, item, handle,
       title, currency, original_price, offered_price, agreed_price, status, answer_by, pay_by)
     VALUES ($1, 'ba', 'international', $2, $3, 'bcs', 'BA', $4, $4, 'x', 'X', 'CLP', $5, $6, $6,
       'approved', app_now() + interval '48 hours', app_now() + interval '24 hours')`,
    [id, customer.id, customer.email.toLowerCase(), key, price, agreed],
  )
  return id
}

const endOffer = (id: string | null) =>
  query(`UPDATE backend.offers SET pay_by = app_now() - interval '1 second' WHERE id = $1`, [id])

type LoggedIn = Awaited<ReturnType<typeof test.logIn>>

/** The platform takes some registrations in an hour, and an offer each in some minutes. */
const createCustomers = (times: number) => {
  let [left, current]: [number, LoggedIn | undefined] = [0, undefined]
  return async (): Promise<LoggedIn> => {
    if (!current || left === 0) [left, current] = [times, await test.logIn('password')]
    left -= 1
    return current
  }
}

describe('the total that was shown for imported products in Bosnia', () => {
  const { imports } = test
  const nextCustomer = createCustomers(100)
  const quote = (lines: readonly { eraId: string; quantity: number }[], customerId: string) =>
    test
      .agreedFor(customerId, 'ba')
      .then((agreed) =>
        createQuote({ inventory: imports.warehouse, shippingRates: async () => [], log: silent })(lines, agreed, 'bcs'),
      )

  it('is what the platform asks for, or the press is refused with what changed', async () => {
    const outcomes = { paid: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(...choices, async (chosen, changes) => {
        const { person, email } = await nextCustomer()
        const id = (await person.customer())?.id ?? ''
        const items = await Promise.all(
          chosen.map(async ({ price, stock, isAgreed, quantity }) => {
            const eraId = imports.stock(randomUUID(), stock, price)
            const offerId = isAgreed ? await insertOffer({ id, email }, eraId, price, 80) : null
            return { eraId, price, stock, quantity, offerId }
          }),
        )
        const shown = await quote(items, id)
        const change = async ({ kind, percent, left, nth }: Change) => {
          const item = items[nth % items.length]
          if (!item) return
          for (const each of kind === 'rate' ? items : [item])
            if (kind === 'price' || kind === 'rate') {
              each.price = Math.max(100, Math.round((each.price * percent) / 100))
              imports.stock(each.eraId, each.stock, each.price)
            }
          if (kind === 'sell') imports.sellElsewhere(item.eraId, Math.min(left, item.stock))
          if (kind === 'end-offer') await endOffer(item.offerId)
          if (kind === 'new-offer' && item.offerId === null)
            item.offerId = await insertOffer({ id, email }, item.eraId, item.price, 70)
        }
        for (const each of changes) await change(each)

        const lines = toQuotedLines(shown).map((line) => parseCheckoutLine(formatCheckoutLine(line)) ?? line)
        const started = await test.temporaryProducts.checkoutWith(test.checkout).start({
          ...{ person, clientIp: test.newIp(), locale: locales.main, browser: undefined, lines },
          shownTotal: shown.total,
        })
        if (!started.ok) {
          outcomes.refused += 1
          expect(changes, 'nothing is refused where nothing changed').not.toEqual([])
          expect(refusals).toContain(started.refusal.code)
          expect(started.problems ?? [], 'what changed is named').not.toEqual([])
          return
        }
        outcomes.paid += 1
        const asked = await payAt('retail', started.url, { ...bosnianBuyer, email })
        expect(asked).toEqual({ asked: shown.total.minor, shipping: shown.shipping.price.minor })
      }),
      { numRuns: 40, endOnFailure: true },
    )
    expect(Math.min(...Object.values(outcomes)), 'all happen').toBeGreaterThan(0)
  })
})

describe.each(['main', 'retail'] as const)('the total of the cart at the %s shop', (shop) => {
  const locale = locales[shop]
  const unit = shop === 'main' ? 100 : 1
  const { currency } = locale.market
  const nextCustomer = createCustomers(2)
  let made = 0
  type Item = {
    readonly identity: Awaited<ReturnType<typeof test.identityOf>>
    readonly id: number
    readonly handle: string
    price: number
    readonly stock: number
    readonly quantity: number
    readonly offerId: string | null
  }

  const hear = async (ids: readonly number[]) => {
    test.shop.passTime(31_000)
    await test.shop.sync.refreshProducts(shop, [...ids])
  }

  const agree = async (person: Awaited<ReturnType<typeof test.logIn>>['person'], handle: string, price: number) => {
    const customer = await person.customer()
    if (!customer) throw new Error('expected a customer, got none')
    const offered = {
      kind: 'local',
      customer,
      locale,
      amount: Math.floor((price * 0.6) / unit),
      message: null,
    } as const
    const submitted = await test.offers.submit({ ...offered, productId: handle })
    if (!submitted.ok) throw new Error(submitted.refusal.code)
    await test.offers.counter(submitted.offer.id, Math.floor((price * 0.8) / unit) * unit)
    const approved = await test.offers.answer(customer.id, submitted.offer.id, { move: 'accept' })
    if (!approved.ok) throw new Error(approved.refusal.code)
    return submitted.offer.id
  }

  it('is what the platform asks for, or the press is refused with what changed', async () => {
    const outcomes = { paid: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(...choices, async (chosen, changes) => {
        const { person, email } = await nextCustomer()
        const customerId = (await person.customer())?.id ?? ''
        const items: Item[] = []
        for (const { price, stock, isAgreed, quantity } of chosen) {
          made += 1
          const handle = `shown-${shop}-${made}`
          const [id = 0] = await test.shop.addProducts(shop, [productInput(`Shown ${shop} ${made}`, { price, stock })])
          await hear([id])
          const offerId = isAgreed ? await agree(person, handle, price) : null
          items.push({ id, handle, price, stock, quantity, offerId, identity: await test.identityOf(handle) })
        }
        await hear(items.map(({ id }) => id))
        const stored: Cart = items.map(({ identity, handle, price, quantity, stock }) => ({
          ...{ identity, handle, name: handle, quantity, price: createMoney(price, currency), image: null },
          ...{ category: '', sku: null, tags: [], stock, isStockKnown: true },
        }))
        const cart = applyCheckedLines(stored, await test.cartLines(locale, stored, customerId))
        const shown = cart.reduce((sum, line) => sum + lineTotal(line).minor, 0)

        const change = async ({ kind, percent, left, nth, isHeard }: Change) => {
          const item = items[nth % items.length]
          if (!item) return
          for (const each of kind === 'rate' ? items : [item])
            if (kind === 'price' || kind === 'rate') {
              each.price = Math.max(20, Math.round((each.price * percent) / 100 / 100)) * 100
              await query('UPDATE platform.product_variants SET price = $2 WHERE product_id = $1', [
                each.id,
                each.price,
              ])
            }
          if (kind === 'sell')
            await query(
              `UPDATE platform.stock SET on_hand = least(on_hand, $2)
               WHERE variant_id IN (SELECT id FROM platform.product_variants WHERE product_id = $1)`,
              [item.id, left],
            )
          if (kind === 'end-offer') await endOffer(item.offerId)
          if (isHeard) await hear(items.map(({ id }) => id))
        }
        for (const each of changes) await change(each)

        const lines = cart.map((line): CheckoutRequestLine => parseFormLine(formatFormLine(line)) ?? line)
        const started = await test.start({ person, clientIp: test.newIp(), locale, lines })
        if (!started.ok) {
          outcomes.refused += 1
          expect(changes, 'nothing is refused where nothing changed').not.toEqual([])
          expect(refusals).toContain(started.refusal.code)
          expect(started.problems ?? [], 'what changed is named').not.toEqual([])
          return
        }
        outcomes.paid += 1
        const paid = await payAt(shop, started.value.url, { ...typed[shop], email })
        expect(paid?.asked - paid?.shipping).toBe(shown)
      }),
      { numRuns: 25, endOnFailure: true },
    )
    expect(Math.min(...Object.values(outcomes)), 'all happen').toBeGreaterThan(0)
  })
})
