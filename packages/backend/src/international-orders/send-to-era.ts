import { failpoint } from '@dvaput/database/failpoint'
import type { Transaction } from '@dvaput/database/in-transaction'
import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, sql } from '@dvaput/database/query'
import {
  emptyCheckoutCustomer,
  formatStreet,
  missingDeliveryFields,
} from '@dvaput/domain/international/checkout-customer'
import { countPieces } from '@dvaput/domain/international/ordered-line'
import { markets } from '@dvaput/domain/markets/markets'
import type { EraOrderInput } from '@dvaput/integrations/era/era-order'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { z } from 'zod'
import type { Jobs } from '../jobs/jobs.ts'
import type { EraOrders } from './call-off.ts'
import type { CallOffOrder } from './call-off-order.ts'
import { findShort } from './find-short.ts'
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
}

/** A parcel needs an address: one that was left out is asked for on the order's page. // divergences V-07 */
export const isAddressed = ({ customer }: Pick<InternationalOrder, 'customer'>): boolean =>
  missingDeliveryFields(customer).length === 0

const toEraCustomer = ({ customer, email, market }: InternationalOrder): EraOrderInput['customer'] => {
  const stored = { ...emptyCheckoutCustomer, ...customer }
  const { firstName, lastName, phone, city, region, postalCode } = stored
  return {
    ...{ firstName, lastName, email, phone, address: formatStreet(stored) },
    ...{ city, region, postalCode, country: markets[market].country },
  }
}

const toEraOrder = (order: InternationalOrder): EraOrderInput => ({
  reference: order.id,
  customer: toEraCustomer(order),
  lines: order.lines.map(({ eraId, sku, quantity, unitPrice }) => ({ eraId, sku, quantity, unitPrice })),
  shipping: { title: order.shipping.title, pesos: order.shipping.price.minor },
  total: order.total,
  currency: 'CLP',
})

/** The warehouse's answer to an order of what it has no longer; the other conflict is a key of ours used twice. */
export const isSoldOut = (error: unknown) =>
  error instanceof IntegrationError && error.kind === 'refused' && error.status === 409 && error.code !== 'KEY_REUSED'

/** Exactly once: the order is looked up by its reference before it is sent, and its key is its own. */
export const defineSendToEra = ({ database, jobs, era, callOff, steps, record, readStock, log }: Needs) => {
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
      const isRepeated =
        (await tx.db.$count(internationalSendings, eq(internationalSendings.eraOrderId, eraOrderId))) > 1
      if (isRepeated) log.error({ order: id, eraOrderId }, 'the warehouse gave one order number twice')
      return true
    })

  const giveUp = (id: string, gone: readonly string[]) =>
    database.inTransaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order?.state !== 'paid') return
      log.error({ order: id }, 'the warehouse refused a paid order, refunding')
      await steps().giveUp(tx, order, await lockAcceptedPayment(tx, id), { kind: 'apology', gone })
    })

  /** Undefined where the warehouse has it no longer. */
  const send = async (order: InternationalOrder): Promise<string | undefined> => {
    const known = await era.findOrder(order.id)
    if (known) return known.eraOrderId
    await failpoint('before-era-order')
    try {
      const { eraOrderId } = await era.sendOrder(toEraOrder(order), order.id)
      await failpoint('after-era-order')
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
      if (!isAddressed(order)) return
      const eraOrderId = await send(order)
      if (eraOrderId === undefined) return giveUp(id, await findShort(readStock, countPieces(order.lines)))
      if (!(await finish(id, eraOrderId))) await callOff(id)
      await readStock.ask(order.lines.map(({ eraId }) => eraId))
    },
  })

  /** Not before it has an address; `giveAddress` comes back then. */
  return async (tx: Transaction, order: InternationalOrder): Promise<void> => {
    if (!isAddressed(order)) return
    await tx.db.insert(internationalSendings).values({ orderId: order.id }).onConflictDoNothing()
    await jobs.enqueue(tx, job, { id: order.id }, { key: order.id })
  }
}
