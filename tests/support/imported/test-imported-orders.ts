import type { PlaceRequest } from '@dvaput/backend/imported-orders/placing/place-order'
import { markets } from '@dvaput/domain/markets/markets'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { useTestDatabase } from '../databases/test-database.ts'
import { createTestProvider } from '../orders/payment-provider.ts'
import { clearFailpoints } from '../runner/clear-failpoints.ts'
import { checkoutCustomer, newBrowser, openImportedShop } from './imported-shop.ts'
import { createTestWarehouse } from './test-warehouse.ts'

type Line = { readonly eraId: string; readonly quantity: number }

const guest = { customer: async () => null }

/** Orders of imported products on a real database, between a warehouse and a provider that the test plays. */
export const useTestImportedOrders = () => {
  const testDatabase = useTestDatabase()
  const payments = createTestProvider()
  const warehouse = createTestWarehouse()
  let opened: Awaited<ReturnType<typeof openImportedShop>> | undefined
  let ids = 0

  const get = () => {
    if (!opened) throw new Error('the test orders exist from beforeAll to afterAll only')
    return opened
  }

  beforeAll(async () => {
    opened = await openImportedShop({ databaseUrl: testDatabase.url, payments, warehouse })
  })
  afterAll(() => opened?.close())
  beforeEach(() => testDatabase.setClockOffset(0))
  afterEach(() => {
    payments.recover()
    for (const fault of Object.keys(warehouse.faults) as (keyof typeof warehouse.faults)[])
      warehouse.faults[fault] = false
    clearFailpoints()
    get().problems.length = 0
    get().shipping.rates = []
  })

  const query = async (text: string, values: unknown[] = []) => (await get().database.pool.query(text, values)).rows
  const place = (lines: readonly Line[], changes: Partial<PlaceRequest> = {}) =>
    get().orders.place({
      ...{ person: guest, clientIp: '127.0.0.1', locale: { market: markets.cl, language: 'es' } },
      ...{ browser: newBrowser(), lines, customer: checkoutCustomer },
      ...changes,
    })

  return {
    payments,
    warehouse,
    query,
    place,
    setClockOffset: testDatabase.setClockOffset,
    get sent() {
      return get().sent
    },
    get problems() {
      return get().problems
    },
    get shipping() {
      return get().shipping
    },
    get database() {
      return get().database
    },
    get orders() {
      return get().orders
    },
    drain: () => get().jobs.drain({ alsoLater: true }),
    newItem: (stock: number, pesos?: number | null) => {
      ids += 1
      return warehouse.stock(`item-${ids}`, stock, pesos)
    },
    async placed(lines: readonly Line[], changes: Partial<PlaceRequest> = {}) {
      const result = await place(lines, changes)
      if (!result.ok) throw new Error(`refused: ${result.refusal.code}`)
      return result.order
    },
    async stateOf(id: string): Promise<string> {
      return (await query('SELECT state FROM backend.international_orders WHERE id = $1', [id]))[0]?.state
    },
    async outcomes(id: string): Promise<readonly string[]> {
      const rows = await query(
        'SELECT outcome FROM backend.international_payments WHERE order_id = $1 ORDER BY payment_id',
        [id],
      )
      return rows.map(({ outcome }) => outcome)
    },
    async heldOf(eraId: string): Promise<number> {
      return (await query('SELECT held FROM backend.international_stock WHERE era_id = $1', [eraId]))[0]?.held ?? 0
    },
  }
}
