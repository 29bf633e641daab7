import type { Database } from '@dvaput/database/open-database'

/** Locks of the migration that others wait for: how long each was held, as often as can be looked. */
export const watchLocks = ({ pool }: Pick<Database, 'pool'>) => {
  const held = new Map<string, { readonly since: number; ms: number }>()
  let isOver = false
  const look = async () => {
    while (!isOver) {
      const { rows } = await pool.query<{ name: string }>(
        `SELECT DISTINCT locks.pid || ' ' || coalesce(locks.relation::regclass::text, '') AS name
         FROM pg_locks AS locks JOIN pg_stat_activity AS activity USING (pid)
         WHERE activity.application_name = 'dvaput migrate' AND locks.granted
           AND locks.mode IN ('AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock')
           AND locks.locktype = 'relation'`,
      )
      const now = performance.now()
      for (const { name } of rows) {
        const known = held.get(name) ?? { since: now, ms: 0 }
        held.set(name, { ...known, ms: now - known.since })
      }
    }
  }
  const looking = look()
  return async () => {
    isOver = true
    await looking
    return [...held].map(([name, { ms }]) => ({ name, ms }))
  }
}
