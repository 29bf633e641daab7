import { failpoint } from '@dvaput/database/failpoint'
import type { Transaction } from '@dvaput/database/in-transaction'
import type { Log } from '@dvaput/database/log'
import { countPieces } from '@dvaput/domain/international/ordered-line'
import type { EraOrder, EraOrderInput } from '@dvaput/integrations/era/era-order'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { Jobs } from '../jobs/jobs.ts'
import { type CancelledAtWarehouse, cancelAtWarehouse, type EraOrders } from './cancel-at-warehouse.ts'
import { orderJobPayload } from './order-job-payload.ts'
import type { ReadStock } from './read-stock.ts'
import { warehouseRetries } from './warehouse-retries.ts'

/** Where orders for the warehouse come from, and what follows from its answers. Each call may come more than once. */
export type WarehouseSource<Order> = {
  /** Stored with jobs that wait, so they stay. */
  readonly jobNames: { readonly send: string; readonly cancel: string }
  /** Whether a reference that the warehouse names is of an order of this source. */
  isOurs(reference: string): boolean
  /** Undefined where there is nothing to send. */
  read(id: string): Promise<Order | undefined>
  /** Cancelled or refunded. */
  isOver(order: Order): boolean
  toEraOrder(order: Order): Promise<EraOrderInput>
  /** Part of the transaction that writes its job. False where the order must not be sent, or has a job. */
  markSending(tx: Transaction, order: Order): Promise<boolean>
  /** False where the order was over by then. */
  onSent(order: Order, eraOrderId: string): Promise<boolean>
  isNumberOfAnother(order: Order, eraOrderId: string): Promise<boolean>
  /** The money goes back. `gone`: what the warehouse has too few of, where it says so. */
  onRefused(order: Order, gone: readonly string[]): Promise<void>
  onCancelled(id: string, result: CancelledAtWarehouse): Promise<void>
  /** The warehouse cancelled the order by itself, or its parcel is on the way or there. */
  onChanged(id: string, order: EraOrder): Promise<void>
}

type Needs = {
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly era: EraOrders
  /** Our copy learns of a lower stock from the warehouse's answer. */
  readonly readStock: Pick<ReadStock, 'ask'>
  readonly log: Log
}

/** The warehouse's answer to an order of what it has no longer; the other conflict is a key of ours used twice. */
const isSoldOut = (error: unknown) =>
  error instanceof IntegrationError && error.kind === 'refused' && error.status === 409 && error.code !== 'KEY_REUSED'

/** The one way of an order to the warehouse: sent exactly once, cancelled there, and followed. */
export const defineWarehouseOrders = <Order extends { readonly id: string }>(
  { jobs, era, readStock, log }: Needs,
  source: WarehouseSource<Order>,
) => {
  const cancel = async (id: string): Promise<void> => {
    const result = await cancelAtWarehouse(era, id)
    if (result.outcome === 'left') log.error({ order: id }, 'a cancelled or refunded order has left the warehouse')
    await source.onCancelled(id, result)
  }

  /** By its reference, which is its key as well: an answer may have been lost. Undefined where it is sold out. */
  const send = async (order: EraOrderInput): Promise<string | undefined> => {
    const known = await era.findOrder(order.reference)
    if (known) return known.eraOrderId
    await failpoint('before-era-order')
    try {
      const { eraOrderId } = await era.sendOrder(order, order.reference)
      await failpoint('after-era-order')
      return eraOrderId
    } catch (error) {
      if (!isSoldOut(error)) throw error
      return undefined
    }
  }

  /** The warehouse refuses an order whole; which of its products are too few is what it counts now. */
  const findGone = async ({ lines }: EraOrderInput): Promise<readonly string[]> => {
    const pieces = countPieces(lines)
    const reading = await readStock.ask(pieces.map(({ eraId }) => eraId))
    return pieces
      .filter(({ eraId, quantity }) => (reading?.counts.get(eraId) ?? quantity) < quantity)
      .map(({ eraId }) => eraId)
  }

  const sendJob = jobs.define({
    name: source.jobNames.send,
    payload: orderJobPayload,
    ...warehouseRetries,
    async run({ id }) {
      const order = await source.read(id)
      if (!order) return
      // An earlier attempt may have sent it.
      if (source.isOver(order)) return cancel(id)
      const input = await source.toEraOrder(order)
      const eraOrderId = await send(input)
      if (eraOrderId === undefined) {
        log.error({ order: id }, 'the warehouse refused a paid order, refunding')
        return source.onRefused(order, await findGone(input))
      }
      if (!(await source.onSent(order, eraOrderId))) await cancel(id)
      if (await source.isNumberOfAnother(order, eraOrderId))
        log.error({ order: id, eraOrderId }, 'the warehouse gave one order number twice')
      await readStock.ask(input.lines.map(({ eraId }) => eraId))
    },
  })

  const cancelJob = jobs.define({
    name: source.jobNames.cancel,
    payload: orderJobPayload,
    ...warehouseRetries,
    run: ({ id }) => cancel(id),
  })

  return {
    /** Also for an order that cannot be sent yet: whoever makes it complete calls again. */
    async send(tx: Transaction, order: Order): Promise<void> {
      if (await source.markSending(tx, order)) await jobs.enqueue(tx, sendJob, { id: order.id }, { key: order.id })
    },

    async cancel(tx: Transaction, id: string): Promise<void> {
      await jobs.enqueue(tx, cancelJob, { id }, { key: id })
    },

    /** After a call-back of the warehouse: the order is read there, so that repeated and late ones do no harm. */
    async follow(reference: string): Promise<void> {
      if (!source.isOurs(reference)) return
      const known = await era.findOrder(reference)
      if (known && known.status !== 'received') await source.onChanged(reference, known)
    },
  }
}

export type WarehouseOrders<Order extends { readonly id: string }> = ReturnType<typeof defineWarehouseOrders<Order>>
