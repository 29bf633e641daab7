import type { Database } from '@dvaput/database/open-database'
import { PgBoss } from 'pg-boss'

/** Reads and moves jobs beside the workers of a running shop: it makes no queues, schedules nothing and runs nothing. */
export const openPassiveBoss = async ({ pool }: Pick<Database, 'pool'>): Promise<PgBoss> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
    createSchema: false,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  return boss
}
