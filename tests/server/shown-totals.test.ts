import { randomUUID } from 'node:crypto'
import { createCartLines } from '@dvaput/backend/cart/cart-lines'
import { createImportedProducts } from '@dvaput/backend/international/imported-products'
import { createListAgreedPrices } from '@dvaput/backend/offers/agreed/list-agreed-prices'
import { type Cart, lineTotal } from '@dvaput/domain/cart/cart'
import { applyCheckedLines } from '@dvaput/domain/cart/checked-line'
import { markets } from '@dvaput/domain/markets/markets'
import { createMoney } from '@dvaput/domain/money/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatCheckoutLine,
  parseCheckoutLine,
  toCheckoutLines,
  toQuotedLines,
} from '../../apps/store/app/features/international-checkout/checkout-line.ts'
import { findPriceChanges } from '../../apps/store/app/features/international-checkout/price-changes.ts'
import { addImported } from '../support/imported/add-imported.ts'
import { useTestImportedOrders } from '../support/imported/test-imported-orders.ts'
import { checkImportedInvariants } from '../support/proofs/check-imported-invariants.ts'

const test = useTestImportedOrders()
const locale = { market: markets.cl, language: 'es' } as const

const itemChoice = fc.record({
  stock: fc.integer({ min: 1, max: 5 }),
  pesos: fc.integer({ min: 2_000, max: 900_000 }),
  /** In percent of the price; null where nothing was agreed. */
  agreed: fc.option(fc.integer({ min: 10, max: 99 })),
  quantity: fc.integer({ min: 1, max: 5 }),
})

const deliveryChoice = fc.record({
  title: fc.constantFrom('Express International', 'Economy International'),
  pesos: fc.integer({ min: 0, max: 40_000 }),
})

/** What happens to one product, to all prices at once, or to the delivery. */
const changeChoice = fc.oneof(
  fc.record({ kind: fc.constant('price' as const), percent: fc.integer({ min: 50, max: 200 }) }),
  // Of the dollar: every price is another one.
  fc.record({ kind: fc.constant('rate' as const), percent: fc.integer({ min: 80, max: 125 }) }),
  fc.record({ kind: fc.constant('delivery' as const), rates: fc.array(deliveryChoice, { maxLength: 2 }) }),
  fc.record({ kind: fc.constant('sell' as const), left: fc.integer({ min: 0, max: 4 }) }),
  fc.record({ kind: fc.constant('hold' as const), held: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constantFrom('end-offer' as const, 'new-offer' as const) }),
)
type Change = typeof changeChoice extends fc.Arbitrary<infer Value> ? Value : never

const moments = ['before the page', 'before the press'] as const
const eventChoice = fc.record({
  chosen: changeChoice,
  moment: fc.constantFrom(...moments),
  /** Of which product, counted around. */
  nth: fc.nat({ max: 2 }),
})
type Item = { readonly eraId: string; pesos: number; readonly stock: number; offerId: string | null }

const agree = async (customerId: string, { eraId, pesos }: Item, percent: number): Promise<string> => {
  const [id, key, price] = [randomUUID(), `international:${eraId}`, Math.max(1, Math.floor((pesos * percent) / 100))]
  await test.query(
    `INSERT INTO backend.offers (id, market, kind, customer_id, email, language, target_country, product_key, item, handle,
       title, currency, original_price, offered_price, agreed_price, status, answer_by, pay_by)
     VALUES ($1, 'cl', 'international', $2, 'diego@kupac.example', 'es', 'CL', $3, $3, 'x', 'X', 'CLP', $4, $5, $5,
       'approved', app_now() + interval '48 hours', app_now() + interval '24 hours')`,
    [id, customerId, key, pesos, price],
  )
  return id
}

/** At the warehouse, in our copy of it, and in the replica that the cart reads. */
const stock = async (eraId: string, count: number, pesos: number) => {
  test.warehouse.stock(eraId, count, pesos)
  await addImported(test.database, { id: eraId, handle: eraId, title: `Notebook ${eraId}`, stock: count, pesos })
}

const reprice = async (item: Item, percent: number) => {
  item.pesos = Math.max(1, Math.round((item.pesos * percent) / 100))
  await stock(item.eraId, item.stock, item.pesos)
}

const toRates = (rates: Extract<Change, { kind: 'delivery' }>['rates']) =>
  rates.map(({ title, pesos }) => ({ title, price: createMoney(pesos, 'CLP') }))

const change = async (items: readonly Item[], item: Item, customerId: string, chosen: Change) => {
  if (chosen.kind === 'price') await reprice(item, chosen.percent)
  if (chosen.kind === 'rate') for (const each of items) await reprice(each, chosen.percent)
  if (chosen.kind === 'delivery') test.shipping.rates = toRates(chosen.rates)
  if (chosen.kind === 'sell') test.warehouse.sellElsewhere(item.eraId, Math.min(chosen.left, item.stock))
  if (chosen.kind === 'hold') await test.place([{ eraId: item.eraId, quantity: Math.min(chosen.held, item.stock) }])
  if (chosen.kind === 'end-offer')
    await test.query(`UPDATE backend.offers SET pay_by = app_now() - interval '1 second' WHERE id = $1`, [item.offerId])
  if (chosen.kind === 'new-offer' && item.offerId === null) item.offerId = await agree(customerId, item, 80)
}

const openCart = async (customerId: string, items: readonly (Item & { quantity: number })[]): Promise<Cart> => {
  const cartLines = createCartLines({
    catalogue: { lines: async () => [] },
    imported: createImportedProducts({ database: test.database }),
    listAgreed: createListAgreedPrices(test.database),
  })
  const cart = items.map(({ eraId, pesos, quantity, stock: count }) => ({
    ...{ identity: { kind: 'international', eraId } as const, handle: eraId, name: `Notebook ${eraId}`, quantity },
    ...{ price: createMoney(pesos, 'CLP'), image: null, category: '', sku: null, tags: [] },
    ...{ stock: count, isStockKnown: true },
  }))
  return applyCheckedLines(cart, await cartLines(locale, cart, customerId))
}

const goodsOf = (cart: Cart) => cart.reduce((sum, line) => sum + lineTotal(line).minor, 0)

describe('the total that was shown', () => {
  it('is what the provider is asked for, or the press is refused with what changed', async () => {
    const outcomes = { paid: 0, refused: 0, delivery: 0 }
    await fc.assert(
      fc.asyncProperty(
        fc.array(itemChoice, { minLength: 1, maxLength: 3 }),
        fc.array(deliveryChoice, { maxLength: 2 }),
        fc.array(eventChoice, { maxLength: 2 }),
        async (choices, rates, events) => {
          test.shipping.rates = toRates(rates)
          const customerId = `gid://shopify/Customer/${randomUUID()}`
          const items: (Item & { quantity: number })[] = []
          for (const { stock: count, pesos, agreed, quantity } of choices) {
            const item = { eraId: randomUUID(), pesos, stock: count, quantity, offerId: null as string | null }
            await stock(item.eraId, count, pesos)
            if (agreed !== null) item.offerId = await agree(customerId, item, agreed)
            items.push(item)
          }
          const changeAt = async (moment: (typeof moments)[number]) => {
            for (const { chosen, nth } of events.filter((event) => event.moment === moment)) {
              const item = items[nth % items.length]
              if (item) await change(items, item, customerId, chosen)
            }
          }

          const cart = await openCart(customerId, items)
          expect(
            cart.map(({ quantity }) => quantity),
            'the cart is clamped to the stock alone',
          ).toEqual(items.map(({ quantity, stock: count }) => Math.min(quantity, count)))
          await changeAt('before the page')
          const buyer = { customerId, market: 'cl' } as const
          const quote = await test.orders.quote(toCheckoutLines(cart), buyer)
          const isSaid = quote.unavailable.length > 0 || findPriceChanges(cart, quote).length > 0
          if (!isSaid) expect(quote.goods.minor, 'the page says what differs from the cart').toBe(goodsOf(cart))
          expect(
            quote.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0) +
              (quote.lines.length > 0 ? quote.shipping.price.minor : 0),
            'what is shown adds up',
          ).toBe(quote.total.minor)

          await changeAt('before the press')
          const lines = toQuotedLines(quote).map((line) => parseCheckoutLine(formatCheckoutLine(line)) ?? line)
          const person = { customer: async () => ({ id: customerId }) as never }
          const placed = await test.place(lines, { person, shownTotal: quote.total })
          if (!placed.ok) {
            outcomes.refused += 1
            expect(events, 'nothing is refused where nothing changed').not.toEqual([])
            expect(['cart-changed', 'cart-out-of-stock', 'cart-without-international']).toContain(placed.refusal.code)
            if (lines.length === 0) return
            expect(placed.problems ?? [], 'what changed is named').not.toEqual([])
            const names = items.map(({ eraId }) => `Notebook ${eraId}`)
            for (const problem of placed.problems ?? [])
              if (problem.kind === 'delivery') outcomes.delivery += 1
              else expect(names).toContain(problem.name)
            return
          }
          outcomes.paid += 1
          expect(test.payments.started.get(placed.order.id)?.amount).toEqual(quote.total)
          test.payments.pay(placed.order.id, 'approved')
          await test.orders.settle({ reference: placed.order.id })
          for (const { offerId } of placed.order.lines.filter((line) => line.offerId !== undefined)) {
            const [offer] = await test.query('SELECT order_id FROM backend.offers WHERE id = $1', [offerId])
            expect(offer?.order_id).toBe(placed.order.id)
          }
        },
      ),
      // Shrinking would take minutes of the database.
      { numRuns: 80, endOnFailure: true },
    )
    expect(Math.min(...Object.values(outcomes)), 'all happen').toBeGreaterThan(0)
    await test.drain()
    const journals = { provider: test.payments, warehouse: test.warehouse }
    expect(await checkImportedInvariants(test.database.pool, journals)).toEqual([])
  })
})
