import type { Log } from './log.ts'
import type { Database } from './open-database.ts'

type Pool = Pick<Database, 'pool'>

type Options = {
  readonly primary: Pool
  readonly replica: Database
  readonly log: Log
  readonly maxLagMs?: number
  readonly now?: () => number
}

export type ReadReplica = ReturnType<typeof createReadReplica>

const defaultMaxLagMs = 5_000
const checkEveryMs = 1_000
/** One that failed is left alone for so long. */
const retryMs = 5_000
const maxPending = 120

const replayedSql = `SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END
  >= $1::pg_lsn AS "isReplayed"`

/**
 * A PostgreSQL that follows ours by streaming replication. What it shows is as of a moment at which the primary's WAL
 * had come so far: it is used while that moment is recent, and after the last change that we heard of.
 */
export const createReadReplica = ({ primary, replica, log, maxLagMs = defaultMaxLagMs, now = Date.now }: Options) => {
  let asOf = 0
  let changedAt = 0
  let notBefore = 0
  let wasUsed = false
  let checking: Promise<void> | undefined
  /** Moments whose WAL position was read at the primary and not yet seen at the replica, oldest first. */
  let pending: { readonly at: number; readonly lsn: string }[] = []

  const isFresh = () => now() >= notBefore && now() - asOf <= maxLagMs && asOf > changedAt

  const reportFailure = (error: unknown) => {
    if (now() >= notBefore) log.warn({ err: error }, 'read replica unavailable, using the primary')
    notBefore = now() + retryMs
    asOf = 0
    pending = []
  }

  const markPrimary = async () => {
    const at = now()
    const { rows } = await primary.pool.query<{ lsn: string }>('SELECT pg_current_wal_lsn()::text AS lsn')
    if (rows[0]) pending = [...pending.slice(-maxPending), { at, lsn: rows[0].lsn }]
  }

  const checkReplica = async () => {
    for (const [nth, { at, lsn }] of [...pending.entries()].toReversed()) {
      const { rows } = await replica.pool.query<{ isReplayed: boolean | null }>(replayedSql, [lsn])
      if (!rows[0]?.isReplayed) continue
      asOf = at
      pending = pending.slice(nth + 1)
      return
    }
  }

  const logUse = () => {
    if (isFresh() === wasUsed) return
    wasUsed = !wasUsed
    if (wasUsed) log.info({}, 'read replica in use')
    else if (now() >= notBefore) log.warn({ lagMs: asOf && now() - asOf }, 'read replica behind, using the primary')
  }

  const checkOnce = async () => {
    if (now() < notBefore) return
    try {
      await markPrimary()
    } catch {
      // Whoever needs the primary says so; the replica just grows old.
      return
    }
    await checkReplica().catch(reportFailure)
    logUse()
  }

  const check = () => {
    checking ??= checkOnce().finally(() => {
      checking = undefined
    })
    return checking
  }
  const timer = setInterval(check, checkEveryMs).unref()

  return {
    database: replica,
    isFresh,
    reportFailure,
    check,
    /** Something was written at the primary: a replica that does not have it yet would fill the caches with old rows. */
    noteChange() {
      changedAt = now()
    },
    status: () => ({ isUsed: isFresh(), lagSeconds: asOf === 0 ? null : Math.max(0, (now() - asOf) / 1_000) }),
    async close() {
      clearInterval(timer)
      await checking
      await replica.close()
    },
  }
}
