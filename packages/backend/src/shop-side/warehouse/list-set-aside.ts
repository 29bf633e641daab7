import { narrowToFew } from '@dvaput/database/narrow-to-few'
import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, or, type SQL, sql } from '@dvaput/database/query'
import { internationalRejections, rejectionWords } from '../../international/international-rejections.table.ts'
import { matchWords } from '../match-words.ts'
import { microsOf, pageSize, parseCursor, toPage } from '../time-cursor.ts'

type SetAsideQuery = {
  /** Words that begin those of the reason, or a whole id. */
  readonly q?: string | undefined
  readonly after?: string | undefined
}

const { key, eraId, reason, row, firstAt, lastAt } = internationalRejections
const micros = sql<string>`${sql.raw(microsOf('last_at'))}`

const isAfter = (after: string | undefined): SQL | undefined => {
  const [at, id] = parseCursor(after)
  if (at === null) return undefined
  return sql`(${lastAt}, ${key}) < ('epoch'::timestamptz + ${at}::bigint * interval '1 microsecond', ${id}::text)`
}

/** Rows of the warehouse that are not published, with the reason, the latest first. */
export const createListSetAside =
  ({ db }: Pick<Database, 'db'>) =>
  async ({ q, after }: SetAsideQuery) => {
    const where = q ? or(matchWords(rejectionWords(internationalRejections), q), eq(key, q)) : undefined
    const found = await db
      .select({ key, eraId, reason, row, firstAt, lastAt, micros })
      .from(internationalRejections)
      .where(and(await narrowToFew({ db }, { table: internationalRejections, id: key, where }), isAfter(after)))
      .orderBy(desc(lastAt), desc(key))
      .limit(pageSize + 1)
    return toPage(found, ({ key: id }) => id)
  }
