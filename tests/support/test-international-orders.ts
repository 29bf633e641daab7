import { randomBytes } from 'node:crypto'
import { createIds } from '@dvaput/backend/clock/ids'
import { createFailpoints, type FailpointAction, type FailpointName } from '@dvaput/backend/failpoints/failpoints'
import { createInternationalOrders } from '@dvaput/backend/international-orders/international-orders'
import type { PlaceRequest } from '@dvaput/backend/international-orders/place-order'
import { createMail } from '@dvaput/backend/mail/mail'
import { openDatabase } from '@dvaput/database/open-database'
import { markets } from '@dvaput/domain/markets/markets'
import type { OutgoingMail } from '@dvaput/integrations/mail/mailer'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { createTestProvider } from './payment-provider.ts'
import { useTestDatabase } from './test-database.ts'
import { createTestJobs } from './test-jobs.ts'
import { testSealing } from './test-sealing.ts'
import { createTestWarehouse } from './test-warehouse.ts'

type Line = { readonly eraId: string; readonly quantity: number }

export const checkoutCustomer = {
  ...{ firstName: 'Diego', lastName: 'Rojas', email: 'diego@kupac.example', phone: '', address: '', city: '' },
  ...{ region: '', postalCode: '' },
}

export const newBrowser = () => randomBytes(32).toString('base64url')

const guest = { customer: async () => null }

/** Orders of imported products on a real database, between a warehouse and a provider that the test plays. */
export const useTestInternationalOrders = () => {
  const testDatabase = useTestDatabase()
  const actions: Partial<Record<FailpointName, FailpointAction>> = {}
  const payments = createTestProvider()
  const warehouse = createTestWarehouse()
  const sent: OutgoingMail[] = []
  const problems: string[] = []
  let opened: ReturnType<typeof open> | undefined
  let ids = 0

  const open = () => {
    const silence = () => undefined
    const note = (_fields: object, message: string) => void problems.push(message)
    const log = { info: silence, warn: note, error: note }
    const database = openDatabase({ url: testDatabase.url, applicationName: 'international orders test', log })
    const jobs = createTestJobs({ database, log })
    const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close: silence }
    const orders = createInternationalOrders({
      infrastructure: {
        ...{
          database,
          jobs,
          log,
          ids: createIds(),
          mail: createMail({ database, jobs, mailer, sealing: testSealing }),
        },
        limiter: { consume: async () => ({ allowed: true, remaining: 1, retryAfterSeconds: 0 }) },
      },
      international: warehouse.warehouse,
      era: warehouse.era,
      payments: payments.provider,
      shippingRates: async () => [],
      homes: { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' },
      failpoints: createFailpoints(actions),
    })
    return { database, jobs, orders }
  }
  const get = () => {
    if (!opened) throw new Error('the test orders exist from beforeAll to afterAll only')
    return opened
  }

  beforeAll(async () => {
    opened = open()
    await opened.jobs.prepare()
  })
  afterAll(async () => {
    await opened?.jobs.stop()
    await opened?.database.close()
  })
  beforeEach(() => testDatabase.setClockOffset(0))
  afterEach(() => {
    payments.recover()
    Object.assign(warehouse.faults, { isDown: false, losesAnswers: false, refuses: false })
    for (const name of Object.keys(actions) as FailpointName[]) delete actions[name]
    problems.length = 0
  })

  const query = async (text: string, values: unknown[] = []) => (await get().database.pool.query(text, values)).rows
  const place = (lines: readonly Line[], changes: Partial<PlaceRequest> = {}) =>
    get().orders.place({
      ...{ person: guest, clientIp: '127.0.0.1', locale: { market: markets.cl, language: 'es' } },
      ...{ browser: newBrowser(), lines, customer: checkoutCustomer },
      ...changes,
    })

  return {
    actions,
    payments,
    warehouse,
    sent,
    problems,
    query,
    place,
    setClockOffset: testDatabase.setClockOffset,
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
