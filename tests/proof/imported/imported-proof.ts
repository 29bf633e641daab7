import type { SettleQuery } from '@dvaput/backend/imported-orders/payments/settle-payment'
import { errorCode } from '@dvaput/database/error-code'
import { createTestDatabase } from '@dvaput/database/test-database'
import { markets } from '@dvaput/domain/markets/markets'
import {
  checkoutCustomer,
  type ImportedShop,
  newBrowser,
  openImportedShop,
} from '../../support/imported/imported-shop.ts'
import { createTestWarehouse } from '../../support/imported/test-warehouse.ts'
import { createTestProvider } from '../../support/orders/payment-provider.ts'
import { checkImportedInvariants } from '../../support/proofs/check-imported-invariants.ts'

/** Numbers from 0 to 1 that a seed repeats. */
export const createRandom = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const minute = 60_000

/** Codes of PostgreSQL: no lock in time, no result in time. */
const isTimeout = (error: unknown) => ['55P03', '57014'].includes(errorCode(error) ?? '')

/** Two shops with connections of their own on one database, one provider and one warehouse with their books. */
export const openImportedProof = async (postgresUrl: string) => {
  const testDatabase = await createTestDatabase(postgresUrl)
  const provider = createTestProvider()
  const warehouse = createTestWarehouse()
  const open = () => openImportedShop({ databaseUrl: testDatabase.url, payments: provider, warehouse })
  const shops: readonly [ImportedShop, ImportedShop] = [await open(), await open()]
  let passed = 0
  let items = 0

  const drain = async () => {
    await shops[0].jobs.drain({ alsoLater: true })
  }

  return {
    provider,
    warehouse,
    shops,
    drain,
    shopAt: (nth: number) => shops[nth % 2 === 0 ? 0 : 1],
    /** One notice of the provider. One that waits too long for a lock is repeated by the queue; here the sweeper looks. */
    notify: (nth: number, query: SettleQuery): Promise<void> =>
      shops[nth % 2 === 0 ? 0 : 1].orders.settle(query).catch((error: unknown) => {
        if (!isTimeout(error)) throw error
      }),
    newItem(stock: number, pesos?: number | null) {
      items += 1
      return warehouse.stock(`proof-${items}`, stock, pesos)
    },
    place: (eraId: string, { quantity = 1, browser = newBrowser(), nth = 0 } = {}) =>
      shops[nth % 2 === 0 ? 0 : 1].orders.place({
        ...{ person: { customer: async () => null }, clientIp: '127.0.0.1', browser, customer: checkoutCustomer },
        ...{ locale: { market: markets.cl, language: 'es' }, lines: [{ eraId, quantity }] },
      }),
    async passTime(milliseconds: number) {
      passed += milliseconds
      await testDatabase.setClockOffset(passed)
    },
    /** One minute of the sweeper and of the queue. */
    async passMinute() {
      passed += minute
      await testDatabase.setClockOffset(passed)
      await shops[0].orders.sweep()
      await drain()
    },
    async stateOf(id: string): Promise<string | undefined> {
      const { rows } = await shops[0].database.pool.query(
        'SELECT state FROM backend.international_orders WHERE id = $1',
        [id],
      )
      return rows[0]?.state
    },
    mailsAbout: (number: number) =>
      shops.flatMap(({ sent }) => sent).filter(({ subject }) => subject.includes(`#E${number}`)),
    check: () => checkImportedInvariants(shops[0].database.pool, { provider, warehouse }),
    async close() {
      for (const shop of shops) await shop.close()
      await testDatabase.drop()
    },
  }
}

export type ImportedProof = Awaited<ReturnType<typeof openImportedProof>>
