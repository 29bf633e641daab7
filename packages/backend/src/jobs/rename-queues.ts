import type { Database } from '@dvaput/database/open-database'
import type { PgBoss } from 'pg-boss'
import type { JobDefinition } from './job.ts'

/** Moves jobs from the queue of a former name: nobody works there, and a job that waits too long makes the shop unready. */
export const renameQueues = async (
  boss: PgBoss,
  database: Database,
  definitions: readonly JobDefinition<unknown>[],
): Promise<void> => {
  const queues = new Set((await boss.getQueues()).map((queue) => queue.name))
  const renamed = definitions.flatMap(({ name, formerNames = [] }) =>
    formerNames.map((formerName) => ({ name, formerName })),
  )
  for (const { name, formerName } of renamed) {
    if (!queues.has(formerName)) continue
    await database.pool.query('UPDATE pgboss.job SET name = $1 WHERE name = $2', [name, formerName])
    // Where a dead letter is replayed to.
    await database.pool.query('UPDATE pgboss.job SET source_name = $1 WHERE source_name = $2', [name, formerName])
    await boss.deleteQueue(formerName)
  }
}
