import { failpoint } from '@dvaput/database/failpoint'
import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, isNotNull, isNull, ne, sql } from '@dvaput/database/query'
import { countPieces } from '@dvaput/domain/international/ordered-line'
import { importsShop } from '@dvaput/domain/markets/shop-handle'
import type { EraOrderInput } from '@dvaput/integrations/era/era-order'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { ShopOrders } from '@dvaput/integrations/orders/shop-orders'
import { z } from 'zod'
import type { Infrastructure } from '../infrastructure.ts'
import type { EraOrders } from '../international-orders/call-off.ts'
import { findShort } from '../international-orders/find-short.ts'
import { internationalSendings } from '../international-orders/international-stock.table.ts'
import type { ReadStock } from '../international-orders/read-stock.ts'
import { isSoldOut } from '../international-orders/send-to-era.ts'
import { warehouseRetries } from '../international-orders/warehouse-retries.ts'
import { describeError } from '../log/describe-error.ts'
import { type OrderRecord, orders } from '../orders/orders.table.ts'
import type { OnRecorded } from '../orders/record-order.ts'
import { defineCallOffTemporary, isOver } from './call-off-temporary.ts'
import { type TemporaryProduct, temporaryProducts } from './temporary-products.table.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'jobs' | 'log'>
  readonly era: EraOrders
  readonly shop: Pick<ShopOrders, 'cancel' | 'nameGone'> | undefined
  /** Our copy learns of a lower stock from the warehouse's answer. */
  readonly readStock: Pick<ReadStock, 'ask'>
}

const isPaid = (order: OrderRecord): boolean => order.snapshot.outstanding.minor === 0 && !isOver(order)

const toEraOrder = ({ id, email, snapshot }: OrderRecord, rows: readonly TemporaryProduct[]): EraOrderInput => {
  const address = snapshot.shippingAddress
  return {
    reference: id,
    customer: {
      ...{ firstName: address?.firstName ?? '', lastName: address?.lastName ?? '', email },
      phone: snapshot.phone || (address?.phone ?? ''),
      address: [address?.address1, address?.address2].filter(Boolean).join(', '),
      ...{ city: address?.city ?? '', region: address?.province ?? '', postalCode: address?.zip ?? '' },
      country: address?.countryCode ?? '',
    },
    lines: rows.map(({ eraId, sku, quantity, price }) => ({ eraId, sku, quantity, unitPrice: price })),
    shipping: { title: snapshot.delivery?.title ?? '', pesos: snapshot.shipping.minor },
    total: snapshot.total.minor,
    currency: 'CLP',
  }
}

/** A paid order of temporary products goes on to the warehouse exactly once. */
export const createHandOverToEra = ({ infrastructure, era, shop, readStock }: Needs) => {
  const { database, jobs, log } = infrastructure
  const { callOff, onChanged } = defineCallOffTemporary({ infrastructure, era })

  const read = async (orderId: string): Promise<OrderRecord> => {
    const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId))
    if (!order) throw new Error('expected the order of temporary products, got none')
    return order
  }

  /** The order goes on by its own reference; a number that another one has too is shown to a person. */
  const keepNumber = async (orderId: string, eraOrderId: string): Promise<void> => {
    const { db } = database
    await db
      .update(temporaryProducts)
      .set({ eraOrderId })
      .where(and(eq(temporaryProducts.orderId, orderId), isNotNull(temporaryProducts.handedOverAt)))
    const ofOthers = and(eq(temporaryProducts.eraOrderId, eraOrderId), ne(temporaryProducts.orderId, orderId))
    const others =
      (await db.$count(temporaryProducts, ofOthers)) +
      (await db.$count(internationalSendings, eq(internationalSendings.eraOrderId, eraOrderId)))
    if (others > 0) log.error({ order: orderId, eraOrderId }, 'the warehouse gave one order number twice')
  }

  const rowsOf = (orderId: string): Promise<readonly TemporaryProduct[]> =>
    database.db.select().from(temporaryProducts).where(eq(temporaryProducts.orderId, orderId))

  /** False where the warehouse has it no longer. An answer may have been lost: the order is known by its reference. */
  const isTaken = async (order: OrderRecord): Promise<boolean> => {
    const known = await era.findOrder(order.id)
    if (known) {
      await keepNumber(order.id, known.eraOrderId)
      return true
    }
    const rows = await rowsOf(order.id)
    await failpoint('before-temporary-order')
    const send = () => era.sendOrder(toEraOrder(order, rows), order.id)
    const sent = await send().catch((error: unknown) => {
      if (!isSoldOut(error)) throw error
      return undefined
    })
    if (!sent) return false
    await failpoint('after-temporary-order')
    await keepNumber(order.id, sent.eraOrderId)
    await readStock.ask(rows.map(({ eraId }) => eraId))
    return true
  }

  /** By the names that the order has for them. A shop that does not take them cancels all the same. */
  const nameGone = async ({ id, snapshot }: OrderRecord): Promise<void> => {
    const rows = await rowsOf(id)
    const short = await findShort(readStock, countPieces(rows))
    const variants = rows.filter(({ eraId }) => short.includes(eraId)).map(({ variantId }) => variantId)
    const gone = snapshot.lines.filter(({ variantId }) => variants.includes(variantId)).map(({ title }) => title)
    if (gone.length === 0) return
    try {
      const named = await shop?.nameGone(snapshot, [...new Set(gone)])
      if (!named?.ok) log.warn({ order: id, error: named?.error }, 'the shop was not told which product is gone')
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      log.warn({ order: id, error: describeError(error) }, 'the shop was not told which product is gone')
    }
  }

  /** The shop gives the money back and writes to the buyer. */
  const giveUp = async (order: OrderRecord): Promise<void> => {
    const { id, snapshot } = order
    log.error({ order: id }, 'the warehouse refused a paid order, refunding')
    await nameGone(order)
    const cancelled = await shop?.cancel(snapshot, 'INVENTORY')
    if (!cancelled?.ok) throw new Error('the shop did not cancel an order that the warehouse refused')
  }

  const send = jobs.define({
    name: 'send-temporary-order-to-era',
    payload: z.object({ orderId: z.string() }),
    ...warehouseRetries,
    async run({ orderId }) {
      const order = await read(orderId)
      // Cancelled since, and an earlier attempt may have sent it.
      if (isOver(order)) return callOff(orderId)
      if (!(await isTaken(order))) return giveUp(order)
      if (isOver(await read(orderId))) await callOff(orderId)
    },
  })

  /** In the caller's transaction: it is marked and the job written, or neither is. */
  const handOver = async (tx: Transaction, order: OrderRecord): Promise<void> => {
    if (!isPaid(order)) return
    const { rowCount } = await tx.db
      .update(temporaryProducts)
      .set({ handedOverAt: sql`app_now()` })
      .where(and(eq(temporaryProducts.orderId, order.id), isNull(temporaryProducts.handedOverAt)))
    if (rowCount) await jobs.enqueue(tx, send, { orderId: order.id }, { key: `temporary-order:${order.id}` })
  }

  return {
    onOrderChanged: onChanged,

    /** Found by the shop's own ids: what an attribute says could be anybody's. */
    onOrder: (async (order, tx) => {
      if (order.shop !== importsShop) return
      const ordered = order.snapshot.lines.filter(({ variantId }) => variantId !== null)
      let bought = 0
      for (const [variantId, lines] of Map.groupBy(ordered, (line) => line.variantId ?? '')) {
        // As many as were paid for: the buyer may have changed the cart at the platform.
        const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
        const { rowCount } = await tx.db
          .update(temporaryProducts)
          .set({ orderId: order.id, quantity })
          .where(and(eq(temporaryProducts.variantId, variantId), isNull(temporaryProducts.orderId)))
        bought += rowCount ?? 0
      }
      if (bought > 0) await handOver(tx, order)
    }) satisfies OnRecorded,

    /** Those that were paid after they were placed, as by bank transfer. */
    async handOverPaid(): Promise<void> {
      const waiting = await database.db
        .selectDistinct({ orderId: temporaryProducts.orderId })
        .from(temporaryProducts)
        .where(and(isNotNull(temporaryProducts.orderId), isNull(temporaryProducts.handedOverAt)))
      for (const { orderId } of waiting)
        await database.inTransaction(async (tx) => {
          const [order] = await tx.db
            .select()
            .from(orders)
            .where(eq(orders.id, orderId ?? ''))
          if (order) await handOver(tx, order)
        })
    },
  }
}
