import type { Database } from './open-database.ts'

const crons = { '10-minutes': '*/10 * * * *', hour: '23 * * * *', day: '41 3 * * *' } as const

/** What goes when. All texts are SQL. */
export type PurgeRule = {
  /** With its schema. */
  readonly table: string
  /** The moment from which the age of a row counts, by the clock of the database. Without it the condition alone decides. */
  readonly since?: string
  /** An interval, such as `90 days`. Without it a row goes at that moment. */
  readonly age?: string
  readonly condition?: string
  /** Columns that are emptied in place of the row. */
  readonly empties?: readonly string[]
  /** Without it once a day. */
  readonly every?: keyof typeof crons
}

const toStatement = ({ table, since, age = '0', condition = 'true', empties }: PurgeRule): string => {
  const isOld = since === undefined ? 'true' : `${since} <= app_now() - interval '${age}'`
  if (!empties) return `DELETE FROM ${table} WHERE ${isOld} AND (${condition})`
  const isFull = empties.map((column) => `${column} IS NOT NULL`).join(' OR ')
  return `UPDATE ${table} SET ${empties.map((column) => `${column} = NULL`)} WHERE ${isOld} AND (${condition}) AND (${isFull})`
}

/** In the order of the rules. One that fails keeps none of the others back. */
export const purge = async ({ pool }: Pick<Database, 'pool'>, rules: readonly PurgeRule[]): Promise<void> => {
  const failures: unknown[] = []
  for (const rule of rules) await pool.query(toStatement(rule)).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

type PurgeJobs = {
  /** Whose tables are walked. */
  readonly owner: string
  readonly rules: readonly PurgeRule[]
  /** Of jobs of earlier releases, which the daily one replaces. */
  readonly formerNames?: readonly string[]
}

/** A job for each interval. */
export const createPurgeJobs = (database: Pick<Database, 'pool'>, { owner, rules, formerNames = [] }: PurgeJobs) =>
  Object.entries(crons).map(([every, cron]) => ({
    name: `purge-${owner}-every-${every}`,
    cron,
    formerNames: every === 'day' ? formerNames : [],
    keepSeconds: 24 * 60 * 60,
    run: () =>
      purge(
        database,
        rules.filter((rule) => (rule.every ?? 'day') === every),
      ),
  }))
