import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, date, integer, primaryKey, text } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { Language } from '@dvaput/domain/text/language'

/** Searches that found nothing, counted by day. Nobody can tell from it who searched. */
export const searchMisses = backendSchema.table(
  'search_misses',
  {
    /** In UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    /** What was searched for, folded. */
    word: text('word').notNull(),
    language: text('language').$type<Language>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.word, table.language] }),
    check('search_misses_word', sql`length(${table.word}) BETWEEN 1 AND 80`),
    check('search_misses_count', sql`${table.count} > 0`),
  ],
)
