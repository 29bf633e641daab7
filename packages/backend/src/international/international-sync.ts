import type { Transaction } from '@dvaput/database/in-transaction'
import { z } from 'zod'
import type { Jobs } from '../jobs/jobs.ts'
import { type SyncKind, syncKinds } from './international-syncs.table.ts'
import { createRunSync, type SyncNeeds } from './run-sync.ts'
import { confirmedSince } from './sync-state.ts'

type InternationalSyncStatus = {
  readonly kind: SyncKind
  readonly isRunning: boolean
  /** Rows that the run under way has read; 0 between runs. */
  readonly readSoFar: number
  readonly seen: number
  readonly rejected: number
  readonly confirmedAt: Date | null
  readonly finishedAt: Date | null
  /** Why the last attempt failed; null after one that ended well. */
  readonly problem: string | null
}

type Needs = Omit<SyncNeeds, 'source'> & { readonly jobs: Jobs; readonly source: string | null }

const hour = 60 * 60

/** Keeps the replica of the warehouse fresh: what changed every five minutes, all of it every night and at first start. */
export const createInternationalSync = (needs: Needs) => {
  const { database, jobs, ids } = needs
  // Nothing was read from no warehouse.
  const source = needs.source ?? ''
  const run = createRunSync({ ...needs, source })

  /** Everything, until everything was read once and a run under way has ended. */
  const dueKind = async (): Promise<SyncKind> => {
    const { rows } = await database.pool.query(
      `SELECT FROM backend.international_syncs WHERE kind = 'full' AND source = $1 AND run_id IS NULL
         AND confirmed_at IS NOT NULL`,
      [source],
    )
    return rows.length === 0 ? 'full' : 'incremental'
  }

  const syncJob = jobs.define({
    name: 'sync-international',
    payload: z.object({ kind: z.enum(syncKinds) }),
    // A hundred thousand products take their time; a process that dies is noticed by its silence.
    expireInSeconds: 2 * hour,
    keepSeconds: 24 * hour,
    async run({ kind }, { signal }) {
      await run(kind, signal)
    },
  })

  const enqueue = (tx: Transaction, kind: SyncKind) =>
    jobs.enqueue(tx, syncJob, { kind }, { key: `${kind} ${ids.next()}` })

  const enqueueAlone = async (kind: SyncKind) => {
    if (needs.source === null) return
    await database.inTransaction((tx) => enqueue(tx, kind))
  }

  jobs.define({
    name: 'sync-international-changes',
    cron: '*/5 * * * *',
    payload: z.object({}),
    keepSeconds: hour,
    async run() {
      await enqueueAlone(await dueKind())
    },
  })

  jobs.define({
    name: 'sync-international-nightly',
    cron: '41 6 * * *',
    payload: z.object({}),
    keepSeconds: 24 * hour,
    run: () => enqueueAlone('full'),
  })

  return {
    run,
    enqueue,

    /** At start: everything where it was never read, else what changed meanwhile. */
    async begin(): Promise<void> {
      await enqueueAlone(await dueKind())
    },

    /** Since when ERA has confirmed what we have. */
    confirmedAt: () => confirmedSince(database, source),

    async status(): Promise<InternationalSyncStatus[]> {
      const { rows } = await database.pool.query<InternationalSyncStatus>(
        `SELECT kind, run_id IS NOT NULL AS "isRunning",
           CASE WHEN run_id IS NULL THEN 0 ELSE seen END AS "readSoFar", last_seen AS seen, last_rejected AS rejected,
           confirmed_at AS "confirmedAt", finished_at AS "finishedAt", problem
         FROM backend.international_syncs ORDER BY kind`,
      )
      return rows
    },
  }
}
