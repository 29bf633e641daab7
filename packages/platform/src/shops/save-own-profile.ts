import { isDeepStrictEqual } from 'node:util'
import type { Database } from '@dvaput/database/open-database'
import { eq } from '@dvaput/database/query'
import type { OwnProfile } from '@dvaput/domain/markets/own-profile'
import { type Shop, shops } from '../tables/shops.table.ts'

/** In the row, for what reads it in a transaction, and in the opened shop, which every request of this process gets. */
export const saveOwnProfile = async (
  { db }: Pick<Database, 'db'>,
  shop: Shop,
  own: OwnProfile | undefined,
): Promise<void> => {
  const ownProfile = own ? (JSON.parse(JSON.stringify(own)) as OwnProfile) : null
  if (isDeepStrictEqual(shop.ownProfile, ownProfile)) return
  await db.update(shops).set({ ownProfile }).where(eq(shops.id, shop.id))
  shop.ownProfile = ownProfile
}
