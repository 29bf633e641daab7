import type { Database } from '@dvaput/database/open-database'
import { sql } from '@dvaput/database/query'
import { type FooterLink, toOwnPath } from '@dvaput/domain/markets/footer-links'
import { marketOfShop } from '@dvaput/domain/markets/market-of-shop'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { ShopMenuItem } from '@dvaput/integrations/shop-products/shop-menus'
import type { InvalidationBus } from '../cache/invalidation-bus.ts'
import { marketProfilesTag } from '../markets/market-profiles.ts'
import { shopSettings } from '../shop-settings/shop-settings.table.ts'

type Needs = { readonly database: Database; readonly bus: Pick<InvalidationBus, 'publish'> }

const toLink = ({ title, titles, type, url }: ShopMenuItem): FooterLink | undefined => {
  const path = toOwnPath({ type, url })
  const { bcs, en, es } = titles
  return path === undefined ? undefined : { path, titles: { bcs: bcs || title, en: en || title, es: es || title } }
}

export type FollowFooterLinks = ReturnType<typeof createFollowFooterLinks>

/** Puts the items of the menu into the footer of the shop's market, in every process. */
export const createFollowFooterLinks =
  ({ database, bus }: Needs) =>
  (shop: ShopHandle, items: readonly ShopMenuItem[]): Promise<void> =>
    database.inTransaction(async (tx) => {
      const links = items.map(toLink).filter((link) => link !== undefined)
      const value = links.length === 0 ? null : links
      await tx.db
        .insert(shopSettings)
        .values({ key: `links-${marketOfShop(shop)}`, value })
        .onConflictDoUpdate({
          target: shopSettings.key,
          set: { value, revision: sql`${shopSettings.revision} + 1`, updatedAt: sql`app_now()` },
        })
      await bus.publish(tx, [marketProfilesTag])
    })
