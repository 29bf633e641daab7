import { backendSchema } from '@dvaput/database/backend-schema.table'
import { boolean, check, integer, jsonb, text, timestamp, unique } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'

/** The same said in every language of the shop. */
export type LocalizedText = Readonly<Record<Language, string>>

const localizedText = (name: string) => jsonb(name).$type<LocalizedText>().notNull()

export const banners = backendSchema.table(
  'banners',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    market: text('market').$type<MarketId>().notNull(),
    position: integer('position').notNull(),
    title: localizedText('title'),
    subtitle: localizedText('subtitle'),
    description: localizedText('description'),
    buttonLabel: localizedText('button_label'),
    buttonLink: text('button_link').notNull(),
    imageUrl: text('image_url').notNull(),
    /** Empty where the picture only decorates. */
    imageAlt: localizedText('image_alt').default({ bcs: '', en: '', es: '' }),
    isActive: boolean('is_active').notNull().default(true),
    /** While it is active, it is shown from then on; null: at once. */
    shownFrom: timestamp('shown_from', { withTimezone: true }),
    /** And not from then on; null: for ever. */
    shownUntil: timestamp('shown_until', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    unique('banners_market_position').on(table.market, table.position),
    check('banners_times', sql`${table.shownUntil} > ${table.shownFrom}`),
    check('banners_position', sql`${table.position} > 0`),
    // A banner leads nowhere but into the shop: `//host` and `/\host` are other hosts to a browser. // divergences S-21
    check('banners_button_link', sql`${table.buttonLink} ~ '^/([^/\\\\[:space:]][^\\\\[:space:]]*)?$'`),
    check('banners_image_url', sql`${table.imageUrl} ~ '^(/[^/\\\\[:space:]]|https://)[^\\\\[:space:]]*$'`),
  ],
)
