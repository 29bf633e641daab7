import type { Database } from '@dvaput/database/open-database'

/** The catalogue, and what changes by itself. */
const ignored =
  /^(app_clock|banners|catalogue_.*|collection.*|facet_values|login_backoffs|menus|order_syncs|pages|price_changes|product.*|rate_limits|redirects|secrets|shop.*|stock|webhook_.*)$/

/** Our copy of the shops' orders, which a job brings up to date every minute; the orders are the platform's. */
const orderCopy = 'backend.orders'

/** When a session was last used. */
const ignoredColumns = ['seen_at', 'idle_expires_at']

/** What a request leaves to be done afterwards. */
const customerJobs = ['recover-password', 'send-login-link', 'send-reset-link', 'send-mail']

/** A digest of each table that holds something of a customer, and how many jobs there are of each kind. */
export const digestStored = async ({ pool }: Pick<Database, 'pool'>): Promise<Record<string, string>> => {
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(
    `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
     WHERE table_schema IN ('backend', 'platform') AND table_type = 'BASE TABLE'`,
  )
  const digests: Record<string, string> = {}
  for (const { schema, name } of tables) {
    if (ignored.test(name) || `${schema}.${name}` === orderCopy) continue
    const { rows } = await pool.query<{ digest: string | null }>(
      `SELECT md5(string_agg(digest, '' ORDER BY digest)) AS digest
       FROM (SELECT md5((to_jsonb(row) - $1::text[])::text) AS digest FROM ${schema}.${name} AS row) AS digests`,
      [ignoredColumns],
    )
    digests[`${schema}.${name}`] = rows[0]?.digest ?? 'empty'
  }
  const { rows } = await pool.query<{ count: string }>('SELECT count(*) FROM pgboss.job WHERE name = ANY ($1)', [
    customerJobs,
  ])
  return { ...digests, jobs: rows[0]?.count ?? '' }
}
