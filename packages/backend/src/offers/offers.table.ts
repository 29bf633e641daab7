import { backendSchema } from '@dvaput/database/backend-schema.table'
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  jsonb,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Currency } from '@dvaput/domain/money/money'
import type { EraStatus, OfferActor, OfferKind, OfferReason, OfferStatus } from '@dvaput/domain/offers/offer'
import type { Language } from '@dvaput/domain/text/language'
import type { AuditAuthor } from '../audit/audit-log.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const minor = (name: string) => bigint(name, { mode: 'number' })

/** An approval whose unit is being held and whose code is being made: the status follows when both exist. */
export type Approving = {
  readonly move: 'approve' | 'accept'
  readonly actor: OfferActor
  readonly message: string | null
  /** Which administrator approved it, for the audit log. */
  readonly by?: AuditAuthor | undefined
}

/** Title, SKU and e-mail as words, for the search of the shop's side; the handle has the title's without accents. */
export const offerWords = (table: { readonly [Name in 'title' | 'handle' | 'sku' | 'email']: AnyPgColumn }) =>
  sql`backend.words(translate(${table.title} || ' ' || ${table.handle} || ' ' || coalesce(${table.sku}, '') || ' ' || ${table.email}, '@.-_+/#', '       '))`

/** One thread of one customer on one product. Amounts are minor units of `currency`; the quantity is always one. */
export const offers = backendSchema.table(
  'offers',
  {
    /** Also the tag `offer-<id>` of what holds its unit, and our reference at the warehouse. */
    id: uuid('id').primaryKey(),
    market: text('market').$type<MarketId>().notNull(),
    /** Whose stock it is; null for an imported product. */
    shop: text('shop').$type<ShopHandle>(),
    kind: text('kind').$type<OfferKind>().notNull(),
    /** The platform's gid. */
    customerId: text('customer_id').notNull(),
    /** Lower case; of the session that made the offer. */
    email: text('email').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** ISO code of the country it would be sent to. */
    targetCountry: text('target_country').notNull(),
    /** `local:{shop}:{product number}` or `international:{ERA id}`: what the thread is about. */
    productKey: text('product_key').notNull(),
    /** The identity of the variant, as `formatProductIdentity` writes it. */
    item: text('item').notNull(),
    handle: text('handle').notNull(),
    title: text('title').notNull(),
    sku: text('sku'),
    picture: text('picture'),
    currency: text('currency').$type<Currency>().notNull(),
    /** What it cost when the offer was made. */
    originalPrice: minor('original_price').notNull(),
    /** The customer's last amount. */
    offeredPrice: minor('offered_price').notNull(),
    /** The shop's last amount; null again once the customer has named another. */
    counterPrice: minor('counter_price'),
    agreedPrice: minor('agreed_price'),
    status: text('status').$type<OfferStatus>().notNull().default('pending'),
    reason: text('reason').$type<OfferReason>(),
    /** The customer's last message, and what was answered. */
    message: text('message'),
    response: text('response'),
    answerBy: moment('answer_by').notNull(),
    payBy: moment('pay_by'),
    approving: jsonb('approving').$type<Approving>(),
    usedAt: moment('used_at'),
    /** The gid or number of the order that used it. */
    orderId: text('order_id'),
    /** Written before the platform is asked to make it, so that a repeated try makes the same one. */
    code: text('code'),
    /** Gids at the platform of the discount, and of the draft order that holds the unit. */
    discountId: text('discount_id'),
    holdId: text('hold_id'),
    /** Which order or temporary checkout of an imported product uses the agreed price at the moment. */
    claim: text('claim'),
    eraStatus: text('era_status').$type<EraStatus>().notNull().default('not_sent'),
    eraOfferId: text('era_offer_id'),
    eraItemId: text('era_item_id'),
    createdAt: moment('created_at').notNull().default(sql`app_now()`),
    updatedAt: moment('updated_at').notNull().default(sql`app_now()`),
  },
  (table) => [
    uniqueIndex('offers_one_open')
      .on(table.customerId, table.productKey)
      .where(
        sql`${table.status} IN ('pending', 'countered') OR (${table.status} = 'approved' AND ${table.usedAt} IS NULL)`,
      ),
    unique('offers_code').on(table.code),
    unique('offers_claim').on(table.claim),
    // The number belongs to the warehouse: it may give one twice, and our offer goes on.
    index('offers_by_era_offer').on(table.eraOfferId),
    index('offers_by_customer').on(table.customerId, table.createdAt),
    index('offers_by_product').on(table.productKey, table.status),
    index('offers_due').on(table.answerBy).where(sql`${table.status} IN ('pending', 'countered')`),
    index('offers_unpaid').on(table.payBy).where(sql`${table.payBy} IS NOT NULL AND ${table.usedAt} IS NULL`),
    index('offers_queue').on(table.createdAt).where(sql`${table.status} = 'pending'`),
    // For the lists of the shop's side: the longest waiting first, by state, kind and market, and by words.
    index('offers_waiting')
      .on(table.answerBy, table.id)
      .where(sql`${table.status} = 'pending' AND ${table.approving} IS NULL`),
    index('offers_by_status').on(table.status, table.id),
    index('offers_by_kind').on(table.kind, table.id),
    index('offers_by_market').on(table.market, table.id),
    index('offers_unsent').on(table.id).where(sql`${table.eraStatus} = 'failed'`),
    index('offers_by_words').using('gin', offerWords(table)),
    check('offers_status', sql`${table.status} IN ('pending', 'approved', 'rejected', 'expired', 'countered')`),
    check(
      'offers_reason',
      sql`CASE
        WHEN ${table.reason} IS NULL THEN ${table.status} <> 'expired'
        WHEN ${table.status} = 'approved' THEN ${table.reason} = 'used'
        WHEN ${table.status} = 'rejected' THEN ${table.reason} IN ('withdrawn', 'declined', 'sold')
        WHEN ${table.status} = 'expired' THEN ${table.reason} IN ('unanswered', 'unpaid', 'cancelled')
        ELSE false END`,
    ),
    check('offers_era_status', sql`${table.eraStatus} IN ('not_sent', 'sent', 'failed', 'updated', 'sold')`),
    check(
      'offers_kind',
      sql`(${table.kind} = 'local') = (${table.shop} IS NOT NULL) AND ${table.kind} IN ('local', 'international')`,
    ),
    check('offers_amounts', sql`${table.offeredPrice} > 0 AND ${table.offeredPrice} < ${table.originalPrice}`),
    check(
      'offers_counter',
      sql`CASE WHEN ${table.counterPrice} IS NULL THEN ${table.status} <> 'countered'
        ELSE ${table.counterPrice} > ${table.offeredPrice} AND ${table.counterPrice} < ${table.originalPrice} END`,
    ),
    check(
      'offers_agreed',
      sql`CASE
        WHEN ${table.agreedPrice} IS NULL THEN ${table.status} <> 'approved' AND ${table.approving} IS NULL AND ${table.payBy} IS NULL
        WHEN ${table.status} IN ('approved', 'expired') OR ${table.approving} IS NOT NULL
          THEN ${table.payBy} IS NOT NULL AND (${table.agreedPrice} = ${table.offeredPrice}
            OR ${table.agreedPrice} IS NOT DISTINCT FROM ${table.counterPrice})
        ELSE false END`,
    ),
    check('offers_approving', sql`${table.approving} IS NULL OR ${table.status} IN ('pending', 'countered')`),
    check('offers_used', sql`(${table.usedAt} IS NULL) = (${table.reason} IS DISTINCT FROM 'used')`),
    check('offers_order', sql`${table.orderId} IS NULL OR ${table.usedAt} IS NOT NULL`),
    check('offers_claimed', sql`${table.claim} IS NULL OR ${table.agreedPrice} IS NOT NULL`),
    // One code holds for the main shop and the retail shop alike: an approved local offer has one, and its unit is held.
    check(
      'offers_enforced',
      sql`${table.status} <> 'approved' OR ${table.kind} = 'international'
        OR (${table.code} IS NOT NULL AND ${table.discountId} IS NOT NULL)`,
    ),
    check('offers_email_folded', sql`${table.email} = lower(${table.email})`),
    check('offers_message_length', sql`length(${table.message}) <= 1000 AND length(${table.response}) <= 1000`),
  ],
)

export type OfferRow = typeof offers.$inferSelect
