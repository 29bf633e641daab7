import type { Database } from '@dvaput/database/open-database'
import { isPastCursor, microsOf, pageSize, parseCursor, toPage } from './time-cursor.ts'

type SetAsideQuery = {
  /** Part of the reason, or the whole id. */
  readonly q?: string | undefined
  readonly after?: string | undefined
}

type SetAsideRow = {
  readonly key: string
  readonly eraId: string | null
  readonly reason: string
  /** The beginning of it, as JSON. */
  readonly row: string
  readonly firstAt: Date
  readonly lastAt: Date
  readonly micros: string
}

const query = `
  SELECT key, era_id AS "eraId", reason, "row", first_at AS "firstAt", last_at AS "lastAt",
    ${microsOf('last_at')} AS micros
  FROM backend.international_rejections
  WHERE ($1::text IS NULL OR reason ILIKE $1 OR era_id = $2) AND ${isPastCursor('last_at', 'key', 3)}
  ORDER BY last_at DESC, key DESC LIMIT ${pageSize + 1}`

/** Rows of the warehouse that are not published, with the reason, the latest first. */
export const createListSetAside =
  ({ pool }: Pick<Database, 'pool'>) =>
  async ({ q, after }: SetAsideQuery) => {
    const part = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : null
    const { rows } = await pool.query<SetAsideRow>(query, [part, q ?? null, ...parseCursor(after)])
    return toPage(rows, ({ key }) => key)
  }
