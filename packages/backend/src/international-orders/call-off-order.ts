import type { Transaction } from '@dvaput/database/in-transaction'
import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { eq, sql } from '@dvaput/database/query'
import { z } from 'zod'
import type { Jobs } from '../jobs/jobs.ts'
import { callOffAtWarehouse, type EraOrders } from './call-off.ts'
import { internationalSendings } from './international-stock.table.ts'
import { warehouseRetries } from './warehouse-retries.ts'

type Needs = {
  readonly database: Pick<Database, 'db'>
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly era: Pick<EraOrders, 'findOrder' | 'cancelOrder'>
  readonly log: Log
}

/** An order whose money went back must not stay at the warehouse, also where it arrived there in the same moment. */
export const defineCallOffOrder = ({ database: { db }, jobs, era, log }: Needs) => {
  const callOff = async (id: string): Promise<void> => {
    const called = await callOffAtWarehouse(era, id)
    if (called.outcome === 'unknown') return
    const hasLeft = called.outcome === 'left'
    if (hasLeft) log.error({ order: id }, 'a refunded order has left the warehouse')
    const { sentAt, cancelledAt, shippedAt } = internationalSendings
    const first = (moment: typeof sentAt) => sql`coalesce(${moment}, app_now())`
    await db
      .update(internationalSendings)
      .set({
        ...{ eraOrderId: called.eraOrderId, sentAt: first(sentAt), refusedAt: null },
        ...(hasLeft ? { shippedAt: first(shippedAt) } : { cancelledAt: first(cancelledAt) }),
      })
      .where(eq(internationalSendings.orderId, id))
  }

  const job = jobs.define({
    name: 'call-off-international-order',
    payload: z.object({ id: z.guid() }),
    ...warehouseRetries,
    run: ({ id }) => callOff(id),
  })

  return {
    callOff,
    async enqueue(tx: Transaction, id: string): Promise<void> {
      await jobs.enqueue(tx, job, { id }, { key: id })
    },
  }
}

export type CallOffOrder = ReturnType<typeof defineCallOffOrder>
