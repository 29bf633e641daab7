import { banners } from '@dvaput/backend/banners/banners.table'
import { lockBanners } from '@dvaput/backend/banners/lock-banners'
import type { Infrastructure } from '@dvaput/backend/infrastructure'
import { eq } from '@dvaput/database/query'
import { bannersTag } from '@dvaput/domain/catalogue/banners-tag'
import type { MarketId } from '@dvaput/domain/markets/market'
import { demoBanners } from './demo-banners.ts'

type Needs = Pick<Infrastructure, 'database'> & { readonly bus: Pick<Infrastructure['bus'], 'publish'> }

/** Fills a market without banners; one that has any stays as it is. */
export const seedBanners = ({ database, bus }: Needs, market: MarketId): Promise<'seeded' | 'kept'> =>
  database.inTransaction(async (tx) => {
    await lockBanners(tx, market)
    const existing = await tx.db.select({ id: banners.id }).from(banners).where(eq(banners.market, market)).limit(1)
    if (existing.length > 0) return 'kept'
    const rows = demoBanners[market].map((input, index) => ({ ...input, market, position: index + 1 }))
    await tx.db.insert(banners).values(rows)
    // Every process drops the pages that show none.
    await bus.publish(tx, [bannersTag(market)])
    return 'seeded'
  })
