import type { Transaction } from '@dvaput/database/in-transaction'
import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, sql } from '@dvaput/database/query'
import { withCustomerDefaults } from '@dvaput/domain/international/checkout-customer'
import { markets } from '@dvaput/domain/markets/markets'
import type { EraOrder, EraOrderInput } from '@dvaput/integrations/era/era-order'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { z } from 'zod'
import type { Failpoints } from '../failpoints/failpoints.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { releaseHolds } from './hold-stock.ts'
import { type InternationalOrder, internationalOrders } from './international-orders.table.ts'
import { internationalSendings } from './international-stock.table.ts'
import type { OrderSteps } from './order-steps.ts'
import { lockAcceptedPayment } from './record-payment.ts'

export type EraOrders = {
  findOrder(reference: string): Promise<EraOrder | undefined>
  sendOrder(order: EraOrderInput, key: string): Promise<{ eraOrderId: string }>
}

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly era: EraOrders
  /** Handed in late: the steps need this job, and the job a step. */
  readonly steps: () => Pick<OrderSteps, 'step' | 'giveUp'>
  readonly record: (tx: Transaction, order: InternationalOrder) => Promise<void>
  readonly log: Log
  readonly failpoints: Failpoints
}

/** For a week, at least every two minutes: soon after the warehouse is back it has every order. */
export const warehouseRetries = { retryDelayMaxSeconds: 2 * 60, retryLimit: 20 + 7 * 24 * 30 }

const toEraOrder = ({ id, customer, email, lines, shipping, total, market }: InternationalOrder): EraOrderInput => ({
  reference: id,
  customer: { ...withCustomerDefaults(customer), email, country: markets[market].country },
  lines: lines.map(({ eraId, sku, quantity, unitPrice }) => ({ eraId, sku, quantity, unitPrice })),
  shipping: { title: shipping.title, pesos: shipping.price.minor },
  total,
  currency: 'CLP',
})

/** The warehouse's answer to an order of what it has no longer; the other conflict is a key of ours used twice. */
const isSoldOut = (error: unknown) =>
  error instanceof IntegrationError && error.kind === 'refused' && error.status === 409 && error.code !== 'KEY_REUSED'

/** Exactly once: the order is looked up by its reference before it is sent, and its key is its own. */
export const defineSendToEra = ({ database, jobs, era, steps, record, log, failpoints }: Needs) => {
  const lockOrder = async (tx: Transaction, id: string) => {
    const [order] = await tx.db.select().from(internationalOrders).where(eq(internationalOrders.id, id)).for('update')
    return order
  }

  const finish = (id: string, eraOrderId: string) =>
    database.inTransaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order?.state === 'sent') return
      if (order?.state !== 'paid') {
        log.error({ order: id }, 'an order reached the warehouse and is not paid any longer')
        return
      }
      await tx.db
        .update(internationalSendings)
        .set({ eraOrderId, sentAt: sql`app_now()` })
        .where(and(eq(internationalSendings.orderId, id), isNull(internationalSendings.sentAt)))
      const sent = await steps().step(tx, order, 'sent')
      await releaseHolds(tx, order, 'sent')
      await record(tx, sent)
    })

  const giveUp = (id: string) =>
    database.inTransaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order?.state !== 'paid') return
      log.error({ order: id }, 'the warehouse refused a paid order, refunding')
      await steps().giveUp(tx, order, await lockAcceptedPayment(tx, id))
    })

  const job = jobs.define({
    name: 'send-international-order',
    payload: z.object({ id: z.guid() }),
    ...warehouseRetries,
    async run({ id }) {
      const [order] = await database.db.select().from(internationalOrders).where(eq(internationalOrders.id, id))
      if (order?.state !== 'paid') return
      const known = await era.findOrder(id)
      if (known) return finish(id, known.eraOrderId)
      await failpoints('before-era-order')
      try {
        const { eraOrderId } = await era.sendOrder(toEraOrder(order), id)
        await failpoints('after-era-order')
        await finish(id, eraOrderId)
      } catch (error) {
        if (!isSoldOut(error)) throw error
        await giveUp(id)
      }
    },
  })

  return async (tx: Transaction, id: string): Promise<void> => {
    await jobs.enqueue(tx, job, { id }, { key: id })
  }
}
