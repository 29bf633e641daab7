import type { Transaction } from '@dvaput/database/in-transaction'
import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, sql } from '@dvaput/database/query'
import { withCustomerDefaults } from '@dvaput/domain/international/checkout-customer'
import { markets } from '@dvaput/domain/markets/markets'
import type { EraOrderInput } from '@dvaput/integrations/era/era-order'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { z } from 'zod'
import type { Failpoints } from '../failpoints/failpoints.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { EraOrders } from './call-off.ts'
import type { CallOffOrder } from './call-off-order.ts'
import { releaseHolds } from './hold-stock.ts'
import { type InternationalOrder, internationalOrders } from './international-orders.table.ts'
import { internationalSendings } from './international-stock.table.ts'
import type { OrderSteps } from './order-steps.ts'
import type { ReadStock } from './read-stock.ts'
import { lockAcceptedPayment } from './record-payment.ts'
import { warehouseRetries } from './warehouse-retries.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly era: Pick<EraOrders, 'findOrder' | 'sendOrder'>
  readonly callOff: CallOffOrder['callOff']
  /** Handed in late: the steps need this job, and the job a step. */
  readonly steps: () => Pick<OrderSteps, 'step' | 'giveUp'>
  readonly record: (tx: Transaction, order: InternationalOrder) => Promise<void>
  /** Our copy learns of a lower stock from the warehouse's answer. */
  readonly readStock: Pick<ReadStock, 'ask'>
  readonly log: Log
  readonly failpoints: Failpoints
}

const toEraOrder = ({ id, customer, email, lines, shipping, total, market }: InternationalOrder): EraOrderInput => ({
  reference: id,
  customer: { ...withCustomerDefaults(customer), email, country: markets[market].country },
  lines: lines.map(({ eraId, sku, quantity, unitPrice }) => ({ eraId, sku, quantity, unitPrice })),
  shipping: { title: shipping.title, pesos: shipping.price.minor },
  total,
  currency: 'CLP',
})

/** The warehouse's answer to an order of what it has no longer; the other conflict is a key of ours used twice. */
export const isSoldOut = (error: unknown) =>
  error instanceof IntegrationError && error.kind === 'refused' && error.status === 409 && error.code !== 'KEY_REUSED'

/** Exactly once: the order is looked up by its reference before it is sent, and its key is its own. */
export const defineSendToEra = ({ database, jobs, era, callOff, steps, record, readStock, log, failpoints }: Needs) => {
  const lockOrder = async (tx: Transaction, id: string) => {
    const [order] = await tx.db.select().from(internationalOrders).where(eq(internationalOrders.id, id)).for('update')
    return order
  }

  /** False where the money went back while the order was on its way. */
  const finish = (id: string, eraOrderId: string): Promise<boolean> =>
    database.inTransaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order?.state === 'sent') return true
      if (order?.state !== 'paid') return false
      await tx.db
        .update(internationalSendings)
        .set({ eraOrderId, sentAt: sql`app_now()` })
        .where(and(eq(internationalSendings.orderId, id), isNull(internationalSendings.sentAt)))
      const sent = await steps().step(tx, order, 'sent')
      await releaseHolds(tx, order, 'sent')
      await record(tx, sent)
      return true
    })

  const giveUp = (id: string) =>
    database.inTransaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order?.state !== 'paid') return
      log.error({ order: id }, 'the warehouse refused a paid order, refunding')
      await steps().giveUp(tx, order, await lockAcceptedPayment(tx, id))
    })

  /** Undefined where the warehouse has it no longer. */
  const send = async (order: InternationalOrder): Promise<string | undefined> => {
    const known = await era.findOrder(order.id)
    if (known) return known.eraOrderId
    await failpoints('before-era-order')
    try {
      const { eraOrderId } = await era.sendOrder(toEraOrder(order), order.id)
      await failpoints('after-era-order')
      return eraOrderId
    } catch (error) {
      if (!isSoldOut(error)) throw error
      return undefined
    }
  }

  const job = jobs.define({
    name: 'send-international-order',
    payload: z.object({ id: z.guid() }),
    ...warehouseRetries,
    async run({ id }) {
      const [order] = await database.db.select().from(internationalOrders).where(eq(internationalOrders.id, id))
      if (!order || order.state === 'sent') return
      // Its money went back, and an earlier attempt may have sent it.
      if (order.state !== 'paid') return callOff(id)
      const eraOrderId = await send(order)
      if (eraOrderId === undefined) return giveUp(id)
      if (!(await finish(id, eraOrderId))) await callOff(id)
      await readStock.ask(order.lines.map(({ eraId }) => eraId))
    },
  })

  return async (tx: Transaction, id: string): Promise<void> => {
    await jobs.enqueue(tx, job, { id }, { key: id })
  }
}
