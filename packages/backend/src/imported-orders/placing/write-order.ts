import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, gt, sql } from '@dvaput/database/query'
import type { LineProblem } from '@dvaput/domain/cart/line-problem'
import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import { agreedTitle } from '@dvaput/domain/international/agreed-title'
import type { OrderedLine } from '@dvaput/domain/international/ordered-line'
import type { Language } from '@dvaput/domain/text/language'
import { newCheckoutId } from '../../checkout/checkout-id.ts'
import type { EarlierChoice } from '../../checkout/waiting-order.ts'
import type { ReadStock, StockReading } from '../../warehouse-orders/read-stock.ts'
import type { AgreedImports } from '../agreed-imports.ts'
import { type ImportedOrder, importedOrders } from '../imported-orders.table.ts'
import { shortProblems } from './compare-quote.ts'
import type { Buyer, EarlierOrders } from './earlier-orders.ts'
import { holdStock } from './hold-stock.ts'

export type NewOrder = Omit<typeof importedOrders.$inferInsert, 'id'> & Buyer

type Written =
  | { readonly order: ImportedOrder; readonly replaced: readonly ImportedOrder[] }
  | { readonly inTheWay: ImportedOrder }

type Needs = {
  readonly database: Database
  readonly readStock: Pick<ReadStock, 'askOrRemember'>
  readonly agreed: Pick<AgreedImports, 'claim'>
  readonly earlier: EarlierOrders
}

/** In a rush they wait here, and not each with a connection of the database at the lock of the last unit. */
const semaphoreLimits = { concurrency: 6, maxQueued: 1_000, maxQueuedPerKey: 100 }
/** An order may reach the warehouse while its stock is read, and an answer may leave a product out. */
const readings = 4

/** The reading does not say. */
const unread = 'unread'

/** Thrown, because what was given up and held before has to be undone. */
class NotHeld extends Error {
  readonly why: readonly LineProblem[] | typeof unread
  constructor(why: readonly LineProblem[] | typeof unread) {
    super('not held')
    this.why = why
  }
}

/** From now on the name says why the piece costs less; in a refusal it is the product's own. */
const nameAgreed = (line: OrderedLine, language: Language): OrderedLine =>
  line.offerId === undefined ? line : { ...line, title: agreedTitle(line.title, language) }

/** Holds the stock and writes the order, in place of earlier ones of the same buyer that nobody pays any more. */
export const createWriteOrder = ({ database, readStock, agreed, earlier }: Needs) => {
  const semaphore = createSemaphore(semaphoreLimits)

  /** The order that an earlier press of the same made, while it can still be paid. */
  const findSame = async (
    { db }: Pick<Transaction, 'db'>,
    { browserHash, fingerprint }: Pick<NewOrder, 'browserHash' | 'fingerprint'>,
  ): Promise<ImportedOrder | undefined> => {
    const [same] = await db
      .select()
      .from(importedOrders)
      .where(
        and(
          eq(importedOrders.browserHash, browserHash),
          eq(importedOrders.fingerprint, fingerprint),
          eq(importedOrders.state, 'awaiting-payment'),
          gt(importedOrders.holdUntil, sql`app_now() + interval '1 minute'`),
        ),
      )
    return same
  }

  /** Presses of one buyer follow each other, so that the second finds the order of the first. Customers come first. */
  const lockBuyer = async (tx: Transaction, { browserHash, customerId }: NewOrder) => {
    for (const buyer of [...(customerId == null ? [] : [`of ${customerId}`]), browserHash])
      await tx.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`international order ${buyer}`}, 0))`)
  }

  const write = (row: NewOrder, reading: StockReading, choice: EarlierChoice | undefined): Promise<Written> =>
    database.inTransaction(
      async (tx) => {
        await lockBuyer(tx, row)
        const same = await findSame(tx, row)
        if (same) return { order: same, replaced: [] }
        // Whoever changes an order and presses again must not wait for the units of their own first press.
        const way = await earlier.makeWay(tx, row, choice)
        if ('inTheWay' in way) return way
        const [order] = await tx.db
          .insert(importedOrders)
          .values({ ...row, lines: row.lines.map((line) => nameAgreed(line, row.language)), id: newCheckoutId() })
          .returning()
        if (!order) throw new Error('inserting an order returned no row')
        const held = await holdStock(tx, order, reading)
        if (held.kind === 'unknown') throw new NotHeld(unread)
        if (held.kind === 'short') throw new NotHeld(shortProblems(row.lines, held))
        for (const { offerId, eraId, title } of row.lines)
          if (offerId !== undefined && !(await agreed.claim(tx, { by: order.id, offerId })))
            throw new NotHeld([{ kind: 'agreed-in-use', item: { kind: 'international', eraId }, name: title }])
        return { order, replaced: way.replaced }
      },
      { patient: true },
    )

  /** Undefined where the warehouse does not answer, or does not say, and nobody has counted lately. */
  const hold = async (
    row: NewOrder,
    choice: EarlierChoice | undefined,
  ): Promise<Written | readonly LineProblem[] | undefined> => {
    for (let tries = 0; tries < readings; tries += 1) {
      const reading = await readStock.askOrRemember(row.lines.map(({ eraId }) => eraId))
      if (!reading) return undefined
      try {
        return await write(row, reading, choice)
      } catch (error) {
        if (!(error instanceof NotHeld)) throw error
        if (error.why !== unread) return error.why
      }
    }
    return undefined
  }

  /** Presses of one session wait in a queue of their own; the result is not ok where it is too long. */
  return (row: NewOrder, session: string, choice: EarlierChoice | undefined) =>
    semaphore.tryRun(async () => {
      await earlier.refresh(row)
      const same = await findSame(database, row)
      return same ? { order: same, replaced: [] } : hold(row, choice)
    }, session)
}

export type WriteOrder = ReturnType<typeof createWriteOrder>
