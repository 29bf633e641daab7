import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq, inArray, isNull, type SQL, sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import type { OfferRuleScope } from '@dvaput/domain/offers/offer-rules'
import type { Language } from '@dvaput/domain/text/language'
import { catalogueProducts } from '../../catalogue-sync/catalogue-products.table.ts'
import { internationalProducts } from '../../international/international-products.table.ts'

/** A product or a collection that a rule may be for. */
export type RuleTarget = { readonly handle: string; readonly title: string }

type Search = {
  readonly market: MarketId
  readonly scope: OfferRuleScope
  readonly typed: string
  readonly language: Language
}

const shown = 8

const partsOf = (typed: string): readonly string[] =>
  typed
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)

const titleIn = (language: Language): SQL<string> =>
  sql<string>`coalesce(nullif(${catalogueProducts.titles} ->> ${language}, ''), ${catalogueProducts.handle})`

/** What somebody who makes a rule has typed a part of, and what the rules that are there are for. */
export const createFindRuleTargets = ({ db }: Pick<Database, 'db'>) => {
  const findProducts = async ({ market, typed, language }: Search): Promise<readonly RuleTarget[]> => {
    const { shop } = markets[market]
    const words = sql`${catalogueProducts.titles}::text || ' ' || ${catalogueProducts.handle} || ' ' || ${catalogueProducts.vendor}`
    const own = await db
      .select({ handle: catalogueProducts.handle, title: titleIn(language) })
      .from(catalogueProducts)
      .where(
        and(
          eq(catalogueProducts.shop, shop),
          isNull(catalogueProducts.removedAt),
          ...partsOf(typed).map((part) => sql`${words} ILIKE ${part}`),
        ),
      )
      .orderBy(asc(catalogueProducts.handle))
      .limit(shown)
    const { handle, title } = internationalProducts
    const imported = await db
      .select({ handle, title })
      .from(internationalProducts)
      .where(and(...partsOf(typed).map((part) => sql`${title} ILIKE ${part}`)))
      .orderBy(asc(handle))
      .limit(shown)
    return [...own, ...imported].slice(0, shown)
  }

  const findCollections = async ({ market, typed }: Search): Promise<readonly RuleTarget[]> => {
    const { rows } = await db.execute<{ handle: string }>(sql`
      SELECT DISTINCT handle FROM ${catalogueProducts}, unnest(${catalogueProducts.collections}) AS handle
      WHERE ${catalogueProducts.shop} = ${markets[market].shop} AND ${catalogueProducts.removedAt} IS NULL
        ${sql.join(
          partsOf(typed).map((part) => sql`AND handle ILIKE ${part}`),
          sql` `,
        )}
      ORDER BY handle LIMIT ${shown}`)
    return rows.map(({ handle }) => ({ handle, title: handle }))
  }

  return {
    find: async (search: Search): Promise<readonly RuleTarget[]> => {
      if (search.scope === 'market' || search.typed.trim() === '') return []
      return search.scope === 'product' ? findProducts(search) : findCollections(search)
    },

    /** By key, as `local:main:7` and `international:x`; what is gone has none. */
    async titlesOf(keys: readonly string[], language: Language): Promise<ReadonlyMap<string, string>> {
      const titles = new Map<string, string>()
      for (const shop of shopHandles) {
        const prefix = `local:${shop}:`
        const ids = keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
        if (ids.length === 0) continue
        const found = await db
          .select({ id: sql<string>`${catalogueProducts.id}::text`, title: titleIn(language) })
          .from(catalogueProducts)
          .where(and(eq(catalogueProducts.shop, shop), sql`${catalogueProducts.id}::text = ANY(${sql.param(ids)})`))
        for (const { id, title } of found) titles.set(`${prefix}${id}`, title)
      }
      const imported = keys.filter((key) => key.startsWith('international:')).map((key) => key.slice(14))
      if (imported.length > 0)
        for (const { id, title } of await db
          .select({ id: internationalProducts.id, title: internationalProducts.title })
          .from(internationalProducts)
          .where(inArray(internationalProducts.id, imported)))
          titles.set(`international:${id}`, title)
      return titles
    },
  }
}
