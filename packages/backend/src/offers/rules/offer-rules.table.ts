import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, integer, primaryKey, text } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { OfferRuleScope } from '@dvaput/domain/offers/offer-rules'

/** What the shop answers by itself, in percent of the current price. Never shown to shoppers. */
export const offerRules = backendSchema.table(
  'offer_rules',
  {
    market: text('market').$type<MarketId>().notNull(),
    scope: text('scope').$type<OfferRuleScope>().notNull(),
    /** The product key of an offer, the handle of a collection, or empty for the whole market. */
    key: text('key').notNull(),
    approveFromPercent: integer('approve_from_percent'),
    rejectBelowPercent: integer('reject_below_percent'),
  },
  (table) => [
    primaryKey({ columns: [table.market, table.scope, table.key] }),
    check('offer_rules_scope', sql`${table.scope} IN ('market', 'collection', 'product')`),
    check('offer_rules_key', sql`(${table.scope} = 'market') = (${table.key} = '')`),
    check(
      'offer_rules_percent',
      sql`(${table.approveFromPercent} BETWEEN 1 AND 100) IS NOT FALSE
        AND (${table.rejectBelowPercent} BETWEEN 1 AND 100) IS NOT FALSE
        AND (${table.rejectBelowPercent} <= ${table.approveFromPercent}) IS NOT FALSE`,
    ),
  ],
)
