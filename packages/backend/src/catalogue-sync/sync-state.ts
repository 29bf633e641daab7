import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { catalogueSyncs } from './catalogue-syncs.table.ts'

export type SyncStage = 'collections' | 'products'
export type SyncRun = {
  readonly runId: string
  readonly stage: SyncStage
  readonly cursor: string | null
  readonly startedAt: Date
  /** Nothing was known before, so nothing can have drifted. */
  readonly isFirst: boolean
}

const { shop: shopColumn, runId, stage, cursor, startedAt, seen, changed } = catalogueSyncs

/** Another process has gone on with the run meanwhile; it is in good hands. */
export class SyncTakenOver extends Error {
  override name = 'SyncTakenOver'
}

/** Resumes the current run at its cursor; a run of more than six hours ago is started anew, since its cursor may have expired. */
export const beginOrResumeSync = async (
  { db }: Database,
  shop: ShopHandle,
  source: string,
  newRunId: string,
): Promise<SyncRun> => {
  const fresh = { source, runId: newRunId, stage: 'collections' as const, cursor: null, seen: 0, changed: 0 }
  await db
    .insert(catalogueSyncs)
    .values({ shop, ...fresh, startedAt: sql`app_now()` })
    .onConflictDoUpdate({
      target: shopColumn,
      set: {
        ...fresh,
        startedAt: sql`app_now()`,
        // The replica of another shop was never complete.
        lastFullAt: sql`CASE WHEN ${catalogueSyncs.source} = ${source} THEN ${catalogueSyncs.lastFullAt} END`,
      },
      setWhere: sql`${runId} IS NULL OR ${catalogueSyncs.source} <> ${source}
        OR ${startedAt} < app_now() - interval '6 hours'`,
    })
  const [row] = await db.select().from(catalogueSyncs).where(eq(shopColumn, shop))
  if (!row?.runId || !row.stage || !row.startedAt) throw new SyncTakenOver()
  const { stage: at, cursor: from, startedAt: since } = row
  return { runId: row.runId, stage: at, cursor: from, startedAt: since, isFirst: row.lastFullAt === null }
}

type Progress = { readonly stage: SyncStage; readonly cursor: string | null; seen: number; changed: number }

/** In the transaction that writes the page: after a crash the run goes on exactly behind what was written. */
export const advanceSync = async (
  { db }: Transaction,
  shop: ShopHandle,
  run: SyncRun,
  progress: Progress,
): Promise<void> => {
  const { rowCount } = await db
    .update(catalogueSyncs)
    .set({
      stage: progress.stage,
      cursor: progress.cursor,
      seen: sql`${seen} + ${progress.seen}`,
      changed: sql`${changed} + ${progress.changed}`,
    })
    .where(
      and(
        eq(shopColumn, shop),
        eq(runId, run.runId),
        eq(stage, run.stage),
        sql`${cursor} IS NOT DISTINCT FROM ${run.cursor}`,
      ),
    )
  if (rowCount === 0) throw new SyncTakenOver()
}

/** What the run saw and corrected. On the first run everything is new, and nothing is drift. */
export const finishSync = async ({ db }: Transaction, shop: ShopHandle, run: SyncRun, gone: number) => {
  const drift = run.isFirst ? sql`0` : sql`${changed} + ${gone}`
  const [row] = await db
    .update(catalogueSyncs)
    .set({
      runId: null,
      stage: null,
      cursor: null,
      lastFullAt: sql`app_now()`,
      lastSeen: sql`${seen}`,
      lastDrift: drift,
      totalDrift: sql`${catalogueSyncs.totalDrift} + ${drift}`,
    })
    .where(and(eq(shopColumn, shop), eq(runId, run.runId)))
    .returning({ seen: catalogueSyncs.lastSeen, drift: catalogueSyncs.lastDrift, startedAt })
  if (!row) throw new SyncTakenOver()
  return row
}
