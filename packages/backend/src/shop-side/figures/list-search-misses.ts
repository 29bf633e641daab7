import type { Database } from '@dvaput/database/open-database'
import { type Language, languages } from '@dvaput/domain/text/language'
import { fillDays } from './fill-days.ts'

type MissesQuery = {
  readonly days: number
  readonly language?: Language | undefined
  readonly after?: string | undefined
  readonly limit?: number
}

type Miss = { readonly word: string; readonly language: Language; readonly count: number; readonly lastDay: string }

const pageSize = 50
const cursor = new RegExp(`^(\\d{1,9})_(${languages.join('|')})_(.{1,80})$`, 's')

const isWithin = `day > (app_now() AT TIME ZONE 'UTC')::date - $1::int AND ($2::text IS NULL OR language = $2)`

const listQuery = `
  SELECT word, language, sum(count)::int AS count, to_char(max(day), 'YYYY-MM-DD') AS "lastDay"
  FROM backend.search_misses WHERE ${isWithin} GROUP BY word, language
  HAVING $3::int IS NULL OR sum(count) < $3 OR sum(count) = $3 AND (word, language) > ($5, $4)
  ORDER BY sum(count) DESC, word, language LIMIT $6`

const dayQuery = `
  SELECT to_char(day, 'YYYY-MM-DD') AS day, sum(count)::int AS count,
    to_char(app_now() AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS today
  FROM backend.search_misses WHERE ${isWithin} GROUP BY day`

/** Searches that found nothing: what was searched for most comes first. */
export const createListSearchMisses = ({ pool }: Pick<Database, 'pool'>) => ({
  async list({ days, language, after, limit = pageSize }: MissesQuery) {
    const [, count = null, last = null, word = null] = cursor.exec(after ?? '') ?? []
    const values = [days, language ?? null, count, last, word, limit + 1]
    const { rows } = await pool.query<Miss>(listQuery, values)
    const misses = rows.slice(0, limit)
    const end = rows.length > limit ? misses.at(-1) : undefined
    return { misses, next: end ? `${end.count}_${end.language}_${end.word}` : null }
  },

  async countByDay({ days, language }: Pick<MissesQuery, 'days' | 'language'>) {
    const { rows } = await pool.query<{ day: string; count: number; today: string }>(dayQuery, [days, language ?? null])
    const [first] = rows
    if (!first) return []
    const known = rows.map(({ day, count }) => ({ day, count }))
    return fillDays(known, { today: first.today, days }, { count: 0 })
  },
})
