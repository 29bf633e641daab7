import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq, isNull } from '@dvaput/database/query'
import { limits } from '@dvaput/domain/catalogue/limits'
import type { Locale } from '@dvaput/domain/markets/locale'
import { catalogueCollections } from '../catalogue/catalogue-collections.table.ts'
import type { ShownCollection, WhichCollections } from './catalogue-source.ts'
import { chooseCollections, toShownCollection } from './shown-collections.ts'

/** The collections of our copy, with the number of listed products in each. */
export const readCopiedCollections = async (
  { db }: Pick<Database, 'db'>,
  { market, language }: Locale,
  which: WhichCollections,
): Promise<readonly ShownCollection[]> => {
  const { shop, removedAt, id } = catalogueCollections
  const rows = await db
    .select()
    .from(catalogueCollections)
    .where(and(eq(shop, market.shop), isNull(removedAt)))
    .orderBy(asc(id))
    .limit(limits.collectionsListed)
  const shown = rows.map(({ gid, handle, titles, descriptions, image, kind, productCount }) =>
    toShownCollection({
      id: gid,
      handle,
      title: titles[language],
      descriptionHtml: descriptions[language],
      image: image && { url: image.url, alt: image.alt[language] || null },
      kind,
      productCount,
    }),
  )
  return chooseCollections(shown, which)
}
