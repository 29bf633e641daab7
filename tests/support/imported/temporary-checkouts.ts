import { markets } from '@dvaput/domain/markets/markets'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import { beforeEach } from 'vitest'
import { useTestCheckout } from '../orders/test-checkout.ts'
import { bosnianBuyer } from '../platform/checkout-walk.ts'
import { clearFailpoints } from '../runner/clear-failpoints.ts'

export const bosnia = { market: markets.ba, language: 'bcs' } as const

/** Somebody in Bosnia buys imported products at the platform's checkout; warehouse and shop may fail until the next test. */
export const useTemporaryCheckouts = () => {
  const test = useTestCheckout()

  beforeEach(() => {
    test.imports.faults.isDown = false
    test.failures.clear()
    clearFailpoints()
  })

  const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await test.shop.database.pool.query<Row>(sql, values)).rows

  const start = (lines: readonly { eraId: string; quantity: number }[], browser?: string) =>
    test.temporaryProducts
      .checkoutWith(test.checkout)
      .start({ person: test.nobody(), clientIp: test.newIp(), locale: bosnia, lines, browser })

  const opened = async (...given: Parameters<typeof start>) => {
    const started = await start(...given)
    if (!started.ok) throw new Error(`refused: ${started.refusal.code}`)
    return started
  }

  /** Pays it at the platform; returns the last response. */
  const pay = async (url: string, fields: Record<string, string> = {}) => {
    const walk = test.walk('retail')
    const token = await walk.open(url)
    const payment = await walk.fillIn(token, { buyer: { ...bosnianBuyer, email: `${token}@example.ba` } })
    const paid = await walk.place(token, walk.hidden(payment.text, 'shown'), {
      ...walk.card(testCards.approved),
      ...fields,
    })
    return { paid, payment }
  }

  const productsAtShop = (title: string) =>
    query<{ status: string; price: string; weight_grams: number; on_hand: number }>(
      `SELECT status, price, weight_grams, on_hand FROM platform.products JOIN platform.product_variants AS variant
         ON variant.product_id = products.id JOIN platform.stock ON variant_id = variant.id WHERE products.title = $1`,
      [title],
    )

  return { test, query, start, opened, pay, productsAtShop }
}
