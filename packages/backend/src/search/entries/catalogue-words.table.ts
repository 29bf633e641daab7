import { backendSchema } from '@dvaput/database/backend-schema.table'
import { index, integer, primaryKey, text } from '@dvaput/database/columns'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { withoutPendingList } from './without-pending-list.ts'

/** The words of titles, brands, kinds and tags: what somebody who typed half of one, or a wrong one, may have meant. */
export const catalogueWords = backendSchema.table(
  'catalogue_words',
  {
    shop: text('shop').$type<ShopHandle>().notNull(),
    /** Folded. */
    word: text('word').notNull(),
    /** As it stands in the documents. */
    lexeme: text('lexeme').notNull(),
    /** The word with up to two letters left out: two words that share one are at most that far apart. */
    deletions: text('deletions').array().notNull(),
    /** In how many listed products, when they were last counted; 0 where no longer in any. */
    uses: integer('uses').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.word] }),
    index('catalogue_words_beginnings').on(table.shop, table.word.op('text_pattern_ops')),
    index('catalogue_words_lexemes').on(table.shop, table.lexeme),
    index('catalogue_words_deletions').using('gin', table.deletions).with(withoutPendingList),
  ],
)
