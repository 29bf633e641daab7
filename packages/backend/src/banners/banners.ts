import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq, gt, isNull, lte, or, sql } from '@dvaput/database/query'
import { bannersTag } from '@dvaput/domain/catalogue/banners-tag'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { InvalidationBus } from '../cache/invalidation-bus.ts'
import type { Banner } from './banners.schema.ts'
import { banners, type LocalizedText } from './banners.table.ts'

export type BannerInput = {
  readonly title: LocalizedText
  readonly subtitle: LocalizedText
  readonly description: LocalizedText
  readonly buttonLabel: LocalizedText
  readonly buttonLink: string
  readonly imageUrl: string
  readonly imageAlt?: LocalizedText
  readonly isActive?: boolean
  readonly shownFrom?: Date | null
  readonly shownUntil?: Date | null
}

type Needs = { readonly database: Database; readonly bus: Pick<InvalidationBus, 'publish'> }

const now = sql`app_now()`
/** A little longer than a minute, so that no moment falls between two runs. */
const turnedWithin = sql`app_now() - interval '90 seconds'`

export type Banners = ReturnType<typeof createBanners>

/** With what the front page says of the picture, which is none of the API's eight fields. */
export type ShownBanner = Banner & { readonly imageAlt: string }

const toBanner = (row: typeof banners.$inferSelect, { market, language }: Locale): ShownBanner => {
  const say = (text: LocalizedText): string => text[language] || text[market.languages[0]]
  return {
    id: row.id,
    title: say(row.title),
    subtitle: say(row.subtitle),
    description: say(row.description),
    image_url: row.imageUrl,
    imageAlt: say(row.imageAlt),
    button_label: say(row.buttonLabel),
    button_link: row.buttonLink,
    is_active: row.isActive,
  }
}

export const createBanners = ({ database: { db, inTransaction }, bus }: Needs) => {
  return {
    /** In the order they turn. What is not active is nobody's to see. // ENT-16 */
    async list(locale: Locale): Promise<ShownBanner[]> {
      const isOfMarket = and(
        ...[eq(banners.market, locale.market.id), eq(banners.isActive, true)],
        or(isNull(banners.shownFrom), lte(banners.shownFrom, now)),
        or(isNull(banners.shownUntil), gt(banners.shownUntil, now)),
      )
      const rows = await db.select().from(banners).where(isOfMarket).orderBy(asc(banners.position))
      return rows.map((row) => toBanner(row, locale))
    },

    /** Pages that show banners are cached: those of a market where one has just come or gone are dropped. */
    async dropTurned(): Promise<void> {
      const turned = await db
        .selectDistinct({ market: banners.market })
        .from(banners)
        .where(
          or(
            and(gt(banners.shownFrom, turnedWithin), lte(banners.shownFrom, now)),
            and(gt(banners.shownUntil, turnedWithin), lte(banners.shownUntil, now)),
          ),
        )
      if (turned.length > 0)
        await inTransaction((tx) =>
          bus.publish(
            tx,
            turned.map(({ market }) => bannersTag(market)),
          ),
        )
    },
  }
}
