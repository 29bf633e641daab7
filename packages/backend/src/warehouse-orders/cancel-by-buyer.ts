import type { Transaction } from '@dvaput/database/in-transaction'
import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { Jobs } from '../jobs/jobs.ts'
import { describeError } from '../log/describe-error.ts'
import type { Cancelled } from '../orders/cancel-order.ts'
import { type CancelledAtWarehouse, cancelAtWarehouse, type EraOrders } from './cancel-at-warehouse.ts'
import { orderJobPayload } from './order-job-payload.ts'
import { warehouseRetries } from './warehouse-retries.ts'

/** What the buyer is told; undefined where somebody else goes on with the cancellation. */
type Decision = Cancelled | undefined

/** Where orders that a buyer cancels come from. Each call may come more than once. */
export type CancellationSource = {
  /** Stored with jobs that wait, so it stays. */
  readonly jobName: string
  /** Writes the request, where there is something to ask for. */
  request(tx: Transaction, id: string): Promise<'requested' | Decision>
  /** Of a request: cancels what the warehouse does not have yet. */
  cancelBeforeSending(id: string): Promise<'at-warehouse' | Decision>
  /** The warehouse does not send it, or has never heard of it. */
  onCancelled(id: string, outcome: Exclude<CancelledAtWarehouse['outcome'], 'left'>): Promise<Decision>
  /** The parcel is on its way: the request is withdrawn. */
  onLeft(id: string): Promise<void>
  /** In the job: does what the buyer's own press could not finish, and throws where it still cannot. */
  resume(id: string, carryOut: () => Promise<Decision>): Promise<void>
}

type Needs = {
  readonly database: Pick<Database, 'inTransaction'>
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly era: Pick<EraOrders, 'findOrder' | 'cancelOrder'>
  readonly log: Log
}

/** The press finishes it; the job is for a process that ends meanwhile and a warehouse that does not answer. */
const jobDelayMs = 20_000

/**
 * By the buyer. The request is written first, with the job that carries it out, because the warehouse has the last word:
 * money goes back only once it has answered that nothing has left.
 */
export const defineCancelByBuyer = ({ database, jobs, era, log }: Needs, source: CancellationSource) => {
  const carryOut = async (id: string): Promise<Decision> => {
    const decided = await source.cancelBeforeSending(id)
    if (decided !== 'at-warehouse') return decided
    const { outcome } = await cancelAtWarehouse(era, id)
    if (outcome !== 'left') return source.onCancelled(id, outcome)
    await source.onLeft(id)
    return { ok: false, reason: 'too-late' }
  }

  const job = jobs.define({
    name: source.jobName,
    payload: orderJobPayload,
    ...warehouseRetries,
    run: ({ id }) => source.resume(id, () => carryOut(id)),
  })

  return async (id: string): Promise<Decision> => {
    const requested = await database.inTransaction(async (tx) => {
      const answer = await source.request(tx, id)
      // A job that has ended, because the parcel had left, is not written again.
      if (answer === 'requested')
        await jobs.enqueue(tx, job, { id }, { key: id, startAfter: new Date(Date.now() + jobDelayMs) })
      return answer
    })
    if (requested !== 'requested') return requested
    try {
      return await carryOut(id)
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      log.warn({ order: id, error: describeError(error) }, 'a cancelled order waits for the warehouse')
      return { ok: true, isPending: true }
    }
  }
}
