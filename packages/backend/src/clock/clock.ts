import type { Database } from '@dvaput/database/open-database'

export type Clock = { now(): Promise<Date> }

/** The database's clock, the one by which every deadline is judged. */
export const createClock = (database: Database): Clock => ({
  async now() {
    const { rows } = await database.pool.query<{ now: Date }>('SELECT app_now() AS now')
    const [row] = rows
    if (!row) throw new Error('the database did not tell the time')
    return row.now
  },
})
