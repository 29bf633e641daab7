import type { Transaction } from '@dvaput/database/in-transaction'
import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { eq, sql } from '@dvaput/database/query'
import type { PaymentProvider } from '@dvaput/domain/payments/payment-provider'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { z } from 'zod'
import type { Jobs } from '../../jobs/jobs.ts'
import { describeError } from '../../log/describe-error.ts'
import { type ImportedOrder, importedOrders } from '../imported-orders.table.ts'
import { leaseSeconds } from './start-payment.ts'

type Needs = {
  readonly database: Pick<Database, 'db'>
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly provider: Pick<PaymentProvider, 'abilities' | 'cancel'> | undefined
  readonly log: Log
}

/** Closes an order's payment page and cancels what is not decided there. A payment that comes all the same goes back. */
export const defineCancelPayments = ({ database: { db }, jobs, provider, log }: Needs) => {
  const cancel = async ({ id, providerReference }: Pick<ImportedOrder, 'id' | 'providerReference'>) => {
    if (provider?.abilities.cancel && providerReference !== null)
      await provider.cancel({ reference: id, providerReference })
  }

  const job = jobs.define({
    name: 'cancel-international-payments',
    payload: z.object({ id: z.guid() }),
    retryLimit: 20,
    async run({ id }) {
      const [order] = await db
        .select({
          ...{ id: importedOrders.id, providerReference: importedOrders.providerReference },
          isStarting: sql<boolean>`coalesce(${importedOrders.payUrl} IS NULL
            AND ${importedOrders.startingAt} > app_now() - make_interval(secs => ${leaseSeconds}), false)`,
        })
        .from(importedOrders)
        .where(eq(importedOrders.id, id))
      if (order?.isStarting) throw new Error('the payment page is still being made')
      if (order) await cancel(order)
    },
  })

  return {
    /** Before another page is handed out; where the provider does not respond, the job tries again. */
    async now(order: ImportedOrder): Promise<void> {
      await cancel(order).catch((error: unknown) => {
        if (!(error instanceof IntegrationError)) throw error
        log.warn({ order: order.id, error: describeError(error) }, 'payment not cancelled at the provider yet')
      })
    },
    async enqueue(tx: Transaction, { id }: Pick<ImportedOrder, 'id'>): Promise<void> {
      await jobs.enqueue(tx, job, { id })
    },
  }
}

export type CancelPayments = ReturnType<typeof defineCancelPayments>
