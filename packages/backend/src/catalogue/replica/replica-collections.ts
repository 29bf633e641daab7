import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq, isNull } from '@dvaput/database/query'
import { limits } from '@dvaput/domain/catalogue/limits'
import type { Locale } from '@dvaput/domain/markets/locale'
import { catalogueCollections } from '../../catalogue-sync/catalogue-collections.table.ts'
import type { WhichCollections } from '../catalogue-source.ts'
import type { CollectionView } from '../catalogue-views.ts'
import { chooseCollections, toCollectionView } from '../storefront/to-collection.ts'

/** The collections of the replica, with the number of listed products in each. */
export const readReplicaCollections = async (
  { db }: Pick<Database, 'db'>,
  { market, language }: Locale,
  which: WhichCollections,
): Promise<readonly CollectionView[]> => {
  const { shop, removedAt, id } = catalogueCollections
  const rows = await db
    .select()
    .from(catalogueCollections)
    .where(and(eq(shop, market.shop), isNull(removedAt)))
    .orderBy(asc(id))
    .limit(limits.collectionsListed)
  const views = rows.map(({ gid, handle, titles, descriptions, image, kind, productCount }) =>
    toCollectionView({
      id: gid,
      handle,
      title: titles[language],
      descriptionHtml: descriptions[language],
      image: image && { url: image.url, alt: image.alt[language] || null },
      kind,
      productCount,
    }),
  )
  return chooseCollections(views, which)
}
