import type { Database } from '@dvaput/database/open-database'
import { and, asc, desc, eq, gt, ne } from '@dvaput/database/query'
import type { ExportKind } from '@dvaput/domain/administrators/export-kinds'
import { z } from 'zod'
import type { AuditAuthor, AuditLog } from '../audit/audit-log.ts'
import type { ShopCustomers } from '../connected-shop.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { byteOrderMark, formatCsvRow } from '../product-imports/format-csv.ts'
import { customerRows } from './customer-rows.ts'
import { daysOfRange } from './days-of-range.ts'
import { journalRows, orderRows, type RowSource } from './order-rows.ts'
import { returnRows } from './return-rows.ts'
import { type ExportRange, shopExportParts, shopExports } from './shop-exports.table.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly audit: Pick<AuditLog, 'record'>
  /** Of the shop that keeps the customers of every market. */
  readonly customers: { readonly admin: Pick<ShopCustomers['admin'], 'search'> }
}

type Asked = { readonly kind: ExportKind; readonly range: ExportRange; readonly by: AuditAuthor }

const listed = 20
const hour = 60 * 60
const retryLimit = 5
const payload = z.object({ exportId: z.uuid() })

/** Files of orders, returns, customers and for the accountant: a job makes each, and it is there for a day. */
export const createShopExports = ({ database, jobs, audit, customers }: Needs) => {
  const { db } = database

  const sources = {
    orders: (range) => orderRows(database, range, daysOfRange(range)),
    returns: (range) => returnRows(database, range, daysOfRange(range)),
    journal: (range) => journalRows(database, range, daysOfRange(range)),
    customers: () => customerRows(customers),
  } as const satisfies Record<ExportKind, (range: ExportRange) => RowSource>

  const read = async (id: string) => (await db.select().from(shopExports).where(eq(shopExports.id, id)))[0] ?? null

  const write = async (id: string, signal?: AbortSignal) => {
    const wanted = await read(id)
    if (!wanted || wanted.status === 'done') return
    // What an attempt that broke off has written is another file.
    await db.delete(shopExportParts).where(eq(shopExportParts.exportId, id))
    let [number, rows] = [0, -1]
    for await (const some of sources[wanted.kind](wanted.range)) {
      signal?.throwIfAborted()
      const content = (number === 0 ? byteOrderMark : '') + some.map(formatCsvRow).join('')
      await db.insert(shopExportParts).values({ exportId: id, number, content })
      number += 1
      rows += some.length
    }
    await db.update(shopExports).set({ status: 'done', rows }).where(eq(shopExports.id, id))
  }

  const job = jobs.define({
    name: 'write-shop-export',
    payload,
    retryLimit,
    expireInSeconds: hour,
    async run({ exportId }, { attempt, signal }) {
      try {
        await write(exportId, signal)
      } catch (error) {
        if (attempt > retryLimit)
          await db.update(shopExports).set({ status: 'failed' }).where(eq(shopExports.id, exportId))
        throw error
      }
    },
  })

  return {
    /** The log says who took what out, and nothing of what was in it. */
    start: ({ kind, range, by }: Asked): Promise<string> =>
      database.inTransaction(async (tx) => {
        const [made] = await tx.db
          .insert(shopExports)
          .values({ kind, range, createdBy: by.name })
          .returning({ id: shopExports.id })
        if (!made) throw new Error('expected one row, got none')
        await audit.record(tx, {
          ...{ by, action: kind === 'customers' ? 'customer.export-all' : 'order.export' },
          ...{ subject: { kind: 'shop-export', id: made.id }, after: { kind, ...range } },
        })
        await jobs.enqueue(tx, job, { exportId: made.id }, { key: made.id })
        return made.id
      }),

    /** The newest first; those of customers only for whoever may have them. */
    list: ({ withCustomers }: { readonly withCustomers: boolean }) =>
      db
        .select()
        .from(shopExports)
        .where(withCustomers ? undefined : ne(shopExports.kind, 'customers'))
        .orderBy(desc(shopExports.createdAt))
        .limit(listed),

    read,

    /** Sent while it is read. */
    async *readFile(id: string): AsyncGenerator<string, void, undefined> {
      for (let last = -1; ; ) {
        const [part] = await db
          .select()
          .from(shopExportParts)
          .where(and(eq(shopExportParts.exportId, id), gt(shopExportParts.number, last)))
          .orderBy(asc(shopExportParts.number))
          .limit(1)
        if (!part) return
        yield part.content
        last = part.number
      }
    },
  }
}

export type ShopExports = ReturnType<typeof createShopExports>
