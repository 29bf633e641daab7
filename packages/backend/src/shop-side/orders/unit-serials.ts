import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq } from '@dvaput/database/query'
import type { OrderLine } from '@dvaput/domain/orders/order-snapshot'
import type { AuditAuthor, AuditLog } from '../../audit/audit-log.ts'
import { orderUnits } from '../../orders/order-units.table.ts'
import { orders } from '../../orders/orders.table.ts'

export type Serial = { readonly lineId: string; readonly number: number; readonly serial: string }
/** Empty where the unit has none. */
export type SerialCorrection = Serial & { readonly was: string }

type Needs = { readonly database: Database; readonly audit: Pick<AuditLog, 'record'> }
type Lines = readonly Pick<OrderLine, 'id' | 'quantity'>[]

const isUnitOf = (lines: Lines, { lineId, number }: Serial) =>
  lines.some(({ id, quantity }) => id === lineId && number >= 1 && number <= quantity)

/** The serial number of each unit of an order. */
export const createUnitSerials = ({ database, audit }: Needs) => {
  const write = async ({ db }: Transaction, orderId: string, { lineId, number, serial }: Serial) => {
    if (serial === '')
      await db
        .delete(orderUnits)
        .where(and(eq(orderUnits.orderId, orderId), eq(orderUnits.lineId, lineId), eq(orderUnits.number, number)))
    else
      await db
        .insert(orderUnits)
        .values({ orderId, lineId, number, serial })
        .onConflictDoUpdate({ target: [orderUnits.orderId, orderUnits.lineId, orderUnits.number], set: { serial } })
  }

  return {
    /** What was typed while it was packed. */
    keep: (orderId: string, lines: Lines, serials: readonly Serial[]): Promise<void> =>
      database.inTransaction(async (tx) => {
        for (const each of serials) if (each.serial !== '' && isUnitOf(lines, each)) await write(tx, orderId, each)
      }),

    /** Only what differs from what was seen is written; where somebody else has changed the same unit, nothing is. */
    correct: (
      { id, by }: { readonly id: string; readonly by: AuditAuthor },
      corrections: readonly SerialCorrection[],
    ): Promise<'ok' | 'not-found' | 'changed-meanwhile'> =>
      database.inTransaction(async (tx) => {
        const [order] = await tx.db.select().from(orders).where(eq(orders.id, id)).for('update')
        if (!order) return 'not-found'
        const units = await tx.db.select().from(orderUnits).where(eq(orderUnits.orderId, id))
        const currentOf = ({ lineId, number }: Serial) =>
          units.find((unit) => unit.lineId === lineId && unit.number === number)?.serial ?? ''
        const changed = corrections.filter(
          (each) => each.serial !== each.was && each.serial !== currentOf(each) && isUnitOf(order.snapshot.lines, each),
        )
        if (changed.some((each) => currentOf(each) !== each.was)) return 'changed-meanwhile'
        if (changed.length === 0) return 'ok'
        for (const each of changed) await write(tx, id, each)
        const entry = { by, action: 'order.serials', subject: { kind: 'order', id } } as const
        const serials = (of: (each: SerialCorrection) => string) =>
          changed.map((each) => ({ lineId: each.lineId, number: each.number, serial: of(each) }))
        const [before, after] = [serials(({ was }) => was), serials(({ serial }) => serial)]
        await audit.record(tx, { ...entry, before: { serials: before }, after: { serials: after } })
        return 'ok'
      }),
  }
}
