import { backendSchema } from '@dvaput/database/backend-schema.table'
import { index, integer, text } from '@dvaput/database/columns'
import { withoutPendingList } from '../search/entries/without-pending-list.ts'

/** The words of imported products: what somebody who typed half of one, or a wrong one, may have meant. */
export const internationalWords = backendSchema.table(
  'international_words',
  {
    /** Folded. */
    word: text('word').primaryKey(),
    lexeme: text('lexeme').notNull(),
    /** The word with up to two letters left out. */
    deletions: text('deletions').array().notNull(),
    /** In how many listed products, when they were last counted. */
    uses: integer('uses').notNull(),
  },
  (table) => [
    index('international_words_beginnings').on(table.word.op('text_pattern_ops')),
    index('international_words_lexemes').on(table.lexeme),
    index('international_words_deletions').using('gin', table.deletions).with(withoutPendingList),
  ],
)
