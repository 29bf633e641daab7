import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, inArray, isNull, lte, or, sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { z } from 'zod'
import type { AuditAuthor, AuditLog } from '../audit/audit-log.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { describeError } from '../log/describe-error.ts'
import type { ProductWriting } from '../product-writing/product-writing.ts'
import { productSchedules } from './product-schedules.table.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define'>
  readonly audit: Pick<AuditLog, 'record'>
  readonly writing: Pick<ProductWriting, 'read' | 'followSchedule'>
  readonly log: Log
}

export type ProductSchedule = { readonly publishAt: Date | null; readonly hideAt: Date | null }

type ScheduleEdit = {
  readonly shop: ShopHandle
  readonly gid: string
  readonly by: AuditAuthor
  /** The schedule as it was read. */
  readonly before: ProductSchedule
  readonly after: ProductSchedule
}

export type ScheduleRefusal = 'in-the-past' | 'ends-before-it-begins' | 'changed-meanwhile'

const none: ProductSchedule = { publishAt: null, hideAt: null }
const isSame = (one: ProductSchedule, other: ProductSchedule) =>
  one.publishAt?.getTime() === other.publishAt?.getTime() && one.hideAt?.getTime() === other.hideAt?.getTime()

/** Products that go on sale and leave it at a time that was set before. */
export const createProductSchedules = ({ database, jobs, audit, writing, log }: Needs) => {
  const { db } = database
  const { shop: shopColumn, productGid, publishAt, hideAt } = productSchedules
  const ofProduct = (shop: ShopHandle, gid: string) => and(eq(shopColumn, shop), eq(productGid, gid))
  const asIn = (schedule: ProductSchedule) =>
    and(
      schedule.publishAt ? eq(publishAt, schedule.publishAt) : isNull(publishAt),
      schedule.hideAt ? eq(hideAt, schedule.hideAt) : isNull(hideAt),
    )

  const read = async (shop: ShopHandle, gid: string): Promise<ProductSchedule> => {
    const [row] = await db.select({ publishAt, hideAt }).from(productSchedules).where(ofProduct(shop, gid))
    return row ?? none
  }

  const set = ({ shop, gid, by, before, after }: ScheduleEdit): Promise<ScheduleRefusal | null> =>
    database.inTransaction(async (tx) => {
      const [row] = await tx.db.select().from(productSchedules).where(ofProduct(shop, gid)).for('update')
      const { publishAt: oldStart, hideAt: oldEnd } = row ?? none
      const current = { publishAt: oldStart, hideAt: oldEnd }
      if (!isSame(current, before)) return 'changed-meanwhile'
      if (isSame(current, after)) return null
      const { rows } = await tx.client.query<{ now: Date }>('SELECT app_now() AS now')
      const isPast = (at: Date | null) => at !== null && at <= (rows[0]?.now ?? at)
      if (isPast(after.publishAt) || isPast(after.hideAt)) return 'in-the-past'
      if (after.publishAt && after.hideAt && after.hideAt <= after.publishAt) return 'ends-before-it-begins'
      const facts = { ...after, setBy: by.id, setByName: by.name }
      if (isSame(after, none)) await tx.db.delete(productSchedules).where(ofProduct(shop, gid))
      else if (row) await tx.db.update(productSchedules).set(facts).where(ofProduct(shop, gid))
      else {
        const values = { shop, productGid: gid, ...facts }
        const made = await tx.db.insert(productSchedules).values(values).onConflictDoNothing().returning()
        if (made.length === 0) return 'changed-meanwhile'
      }
      await audit.record(tx, {
        ...{ by, action: 'product.schedule', subject: { kind: 'product', id: gid } },
        ...{ before: current, after },
      })
      return null
    })

  /** One that was archived meanwhile stays away. */
  const follow = async ({ isOver, ...row }: typeof productSchedules.$inferSelect & { readonly isOver: boolean }) => {
    const product = await writing.read(row.shop, row.productGid)
    const from = isOver ? 'active' : 'draft'
    if (product?.status === from) {
      const { gid, revision } = product
      const by = { id: row.setBy, name: row.setByName }
      const result = await writing.followSchedule({ shop: row.shop, gid, revision, by }, isOver ? 'draft' : 'active')
      if (!result.ok && result.code !== 'not-found') throw new Error(`product ${gid} refused: ${result.code}`)
    }
    // Somebody may have set other times since.
    const asRead = and(ofProduct(row.shop, row.productGid), asIn(row))
    if (isOver || row.hideAt === null) await db.delete(productSchedules).where(asRead)
    else await db.update(productSchedules).set({ publishAt: null }).where(asRead)
  }

  const followDue = async () => {
    const now = sql`app_now()`
    const isOver = sql<boolean>`coalesce(${hideAt} <= ${now}, false)`
    const due = await db
      .select({ row: productSchedules, isOver })
      .from(productSchedules)
      .where(or(lte(publishAt, now), lte(hideAt, now)))
    for (const { row, isOver: over } of due)
      await follow({ ...row, isOver: over }).catch((error: unknown) =>
        log.warn({ error: describeError(error), product: row.productGid }, 'product schedule not followed, retrying'),
      )
  }

  jobs.define({
    name: 'follow-product-schedules',
    payload: z.object({}),
    cron: '* * * * *',
    keepSeconds: 60 * 60,
    run: followDue,
  })

  /** Of those that have one, by product. */
  const list = async (shop: ShopHandle, gids: readonly string[]): Promise<ReadonlyMap<string, ProductSchedule>> => {
    const rows = await db
      .select({ productGid, publishAt, hideAt })
      .from(productSchedules)
      .where(and(eq(shopColumn, shop), inArray(productGid, [...gids])))
    return new Map(rows.map(({ productGid: gid, ...schedule }) => [gid, schedule]))
  }

  return { read, list, set, followDue }
}

export type ProductSchedules = ReturnType<typeof createProductSchedules>
