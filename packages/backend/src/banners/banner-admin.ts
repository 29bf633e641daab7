import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { asc, eq, sql } from '@dvaput/database/query'
import { bannersTag } from '@dvaput/domain/catalogue/banners-tag'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { AuditAuthor, AuditLog } from '../audit/audit-log.ts'
import { revisionOf } from '../audit/revision-of.ts'
import type { InvalidationBus } from '../cache/invalidation-bus.ts'
import { banners } from './banners.table.ts'
import type { BannerInput } from './banners.ts'
import { type BannerProblem, checkBanner } from './check-banner.ts'
import { lockBanners } from './lock-banners.ts'

type Needs = {
  readonly database: Database
  readonly bus: Pick<InvalidationBus, 'publish'>
  readonly audit: Pick<AuditLog, 'record'>
  readonly savePicture: SavePicture
}

/** Re-encodes what was sent and stores it; its URL, or why not. */
export type SavePicture = (bytes: Uint8Array) => Promise<{ readonly url: string } | { readonly refusal: string }>

type Row = typeof banners.$inferSelect

/** Which banner, as it was seen, and who changes it. */
export type BannerEdit = { readonly id: number; readonly revision: string; readonly by: AuditAuthor }

const bannerRevision = ({ updatedAt }: Row): string => revisionOf([updatedAt])
const withRevision = (row: Row) => ({ ...row, revision: bannerRevision(row) })

/** What the audit log has of it. */
const factsOf = ({ id: _id, updatedAt: _updatedAt, ...facts }: Row) => facts

/** The banners of the front page as the shop's own people change them. */
export const createBannerAdmin = ({ database: { db, inTransaction }, bus, audit, savePicture }: Needs) => {
  const find = async (id: number, reader: Pick<Transaction, 'db'> = { db }) => {
    const [row] = await reader.db.select().from(banners).where(eq(banners.id, id))
    return row && withRevision(row)
  }

  const listOf = (tx: Pick<Transaction, 'db'>, market: MarketId) =>
    tx.db.select().from(banners).where(eq(banners.market, market)).orderBy(asc(banners.position))

  const write = async (tx: Transaction, by: AuditAuthor, before: Row, facts: Partial<Row>): Promise<void> => {
    const [after] = await tx.db
      .update(banners)
      .set({ ...facts, updatedAt: sql`app_now()` })
      .where(eq(banners.id, before.id))
      .returning()
    await record(tx, by, before, after)
  }

  const record = async (tx: Transaction, by: AuditAuthor, before: Row | undefined, after: Row | undefined) => {
    const row = after ?? before
    if (!row) throw new Error('expected a banner, got none')
    const facts = { before: before && factsOf(before), after: after && factsOf(after) }
    await audit.record(tx, { by, action: 'content.banner', subject: { kind: 'banner', id: String(row.id) }, ...facts })
    await bus.publish(tx, [bannersTag(row.market)])
  }

  /** Nobody else writes the banners of its market meanwhile. */
  const edit = <Problem extends string = never>(
    { id, revision }: BannerEdit,
    work: (tx: Transaction, row: Row) => Promise<'ok' | Problem>,
  ) =>
    inTransaction(async (tx): Promise<'ok' | 'not-found' | 'changed-meanwhile' | Problem> => {
      const seen = await find(id, tx)
      if (!seen) return 'not-found'
      await lockBanners(tx, seen.market)
      const [row] = await tx.db.select().from(banners).where(eq(banners.id, id)).for('update')
      if (!row) return 'not-found'
      return bannerRevision(row) === revision ? work(tx, row) : 'changed-meanwhile'
    })

  return {
    list: async () =>
      (await db.select().from(banners).orderBy(asc(banners.market), asc(banners.position))).map(withRevision),
    find: (id: number) => find(id),

    /** The URL of a picture that somebody sent, for a banner that is saved afterwards. */
    async upload(bytes: Uint8Array): Promise<{ readonly url: string } | 'bad-upload' | 'busy'> {
      const saved = await savePicture(bytes)
      if ('url' in saved) return saved
      return saved.refusal === 'busy' ? 'busy' : 'bad-upload'
    },

    /** The last of its market. */
    async add(by: AuditAuthor, market: MarketId, input: BannerInput): Promise<'ok' | BannerProblem> {
      const problem = checkBanner(input, market)
      if (problem) return problem
      return inTransaction(async (tx): Promise<'ok'> => {
        await lockBanners(tx, market)
        const position = ((await listOf(tx, market)).at(-1)?.position ?? 0) + 1
        const [row] = await tx.db
          .insert(banners)
          .values({ ...input, market, position })
          .returning()
        await record(tx, by, undefined, row)
        return 'ok'
      })
    },

    change: (which: BannerEdit, input: BannerInput) =>
      edit<BannerProblem>(which, async (tx, row) => {
        const problem = checkBanner(input, row.market)
        if (problem) return problem
        await write(tx, which.by, row, input)
        return 'ok'
      }),

    show: (which: BannerEdit, isActive: boolean) =>
      edit(which, async (tx, row) => {
        await write(tx, which.by, row, { isActive })
        return 'ok'
      }),

    /** One place towards the beginning; the banner there takes its place. */
    moveUp: (which: BannerEdit) =>
      edit(which, async (tx, row) => {
        const all = await listOf(tx, row.market)
        const other = all[all.findIndex(({ id }) => id === row.id) - 1]
        if (!other) return 'ok'
        // No two have the same position, so one steps aside first.
        const aside = (all.at(-1)?.position ?? 0) + 1
        await tx.db.update(banners).set({ position: aside }).where(eq(banners.id, other.id))
        await write(tx, which.by, row, { position: other.position })
        await tx.db
          .update(banners)
          .set({ position: row.position, updatedAt: sql`app_now()` })
          .where(eq(banners.id, other.id))
        return 'ok'
      }),

    remove: (which: BannerEdit) =>
      edit(which, async (tx, row) => {
        await tx.db.delete(banners).where(eq(banners.id, row.id))
        await record(tx, which.by, row, undefined)
        return 'ok'
      }),
  }
}

export type BannerAdmin = ReturnType<typeof createBannerAdmin>
