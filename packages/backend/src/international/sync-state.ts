import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, sql } from '@dvaput/database/query'
import { internationalSyncs, type SyncKind } from './international-syncs.table.ts'

export type SyncRun = {
  readonly kind: SyncKind
  readonly runId: string
  readonly offset: number
  readonly startedAt: Date
}

/** Another process has gone on with the run meanwhile. */
export class SyncTakenOver extends Error {
  override name = 'SyncTakenOver'
}

const { kind: kindColumn, runId, offset, startedAt } = internationalSyncs

/** Resumes the run under way; one of more than six hours ago, or of another warehouse, is started anew. */
export const beginOrResumeSync = async (
  { db }: Database,
  kind: SyncKind,
  source: string,
  newRunId: string,
): Promise<SyncRun> => {
  const fresh = { source, runId: newRunId, offset: 0, seen: 0, rejected: 0, changed: 0 }
  await db
    .insert(internationalSyncs)
    .values({ kind, ...fresh, startedAt: sql`app_now()` })
    .onConflictDoUpdate({
      target: kindColumn,
      set: { ...fresh, startedAt: sql`app_now()` },
      setWhere: sql`${runId} IS NULL OR ${internationalSyncs.source} <> ${source}
        OR ${startedAt} < app_now() - interval '6 hours'`,
    })
  const [row] = await db.select().from(internationalSyncs).where(eq(kindColumn, kind))
  if (!row?.runId || !row.startedAt) throw new SyncTakenOver()
  return { kind, runId: row.runId, offset: row.offset, startedAt: row.startedAt }
}

type Progress = { readonly offset: number; readonly seen: number; readonly rejected: number; readonly changed: number }

const isRun = (run: SyncRun) => and(eq(kindColumn, run.kind), eq(runId, run.runId), eq(offset, run.offset))

/** In the transaction that writes the page: after a crash the run goes on exactly behind what was written. */
export const advanceSync = async ({ db }: Transaction, run: SyncRun, progress: Progress): Promise<SyncRun> => {
  const { rowCount } = await db
    .update(internationalSyncs)
    .set({
      offset: progress.offset,
      seen: sql`${internationalSyncs.seen} + ${progress.seen}`,
      rejected: sql`${internationalSyncs.rejected} + ${progress.rejected}`,
      changed: sql`${internationalSyncs.changed} + ${progress.changed}`,
    })
    .where(isRun(run))
  if (rowCount === 0) throw new SyncTakenOver()
  return { ...run, offset: progress.offset }
}

/** What ERA said in this run is how things are since it began. */
export const finishSync = async ({ db }: Transaction, run: SyncRun) => {
  const [row] = await db
    .update(internationalSyncs)
    .set({
      runId: null,
      offset: 0,
      confirmedAt: run.startedAt,
      finishedAt: sql`app_now()`,
      lastSeen: sql`${internationalSyncs.seen}`,
      lastRejected: sql`${internationalSyncs.rejected}`,
      problem: null,
    })
    .where(isRun(run))
    .returning()
  if (!row) throw new SyncTakenOver()
  return { seen: row.lastSeen, rejected: row.lastRejected, changed: row.changed }
}

/** Gives the run up, so that the next one begins at the first page. */
export const abandonSync = async ({ db }: Database, { kind, runId: id }: SyncRun): Promise<void> => {
  await db
    .update(internationalSyncs)
    .set({ runId: null, offset: 0 })
    .where(and(eq(kindColumn, kind), eq(runId, id)))
}

export const noteProblem = async ({ db }: Database, kind: SyncKind, problem: string): Promise<void> => {
  await db.update(internationalSyncs).set({ problem }).where(eq(kindColumn, kind))
}

/** Since when ERA has confirmed everything; null before the first full run. */
export const confirmedSince = async ({ pool }: Database, source: string): Promise<Date | null> => {
  const { rows } = await pool.query<{ since: Date | null }>(
    'SELECT max(confirmed_at) AS since FROM backend.international_syncs WHERE source = $1',
    [source],
  )
  return rows[0]?.since ?? null
}

/** The products of another warehouse cannot be bought at this one. */
export const forgetOtherWarehouse = async ({ client }: Transaction, source: string): Promise<void> => {
  const { rowCount } = await client.query('DELETE FROM backend.international_syncs WHERE source <> $1', [source])
  if (rowCount === 0) return
  await client.query(
    `UPDATE backend.international_products SET removed_at = app_now(), listed = false WHERE removed_at IS NULL`,
  )
  await client.query('DELETE FROM backend.international_entries')
  await client.query('DELETE FROM backend.international_counts')
}
