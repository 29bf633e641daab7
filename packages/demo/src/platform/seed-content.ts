import type { Transaction } from '@dvaput/database/in-transaction'
import { sampleMarkets } from '@dvaput/domain/markets/sample-profiles'
import type { Collection } from '@dvaput/platform/tables/collections.table'
import { menus, pages, redirects } from '@dvaput/platform/tables/content.table'
import type { Shop } from '@dvaput/platform/tables/shops.table'
import { buildDemoMenus } from './build-demo-menus.ts'
import { demoPages } from './demo-pages.ts'
import { demoPolicies } from './demo-policies.ts'
import { toTranslations } from './seed-collections.ts'

const demoRedirects = {
  '/laptopi': '/collections/racunari-i-laptopi',
  '/collections/laptops': '/collections/racunari-i-laptopi',
  '/collections/sale': '/collections/ponude-i-akcije',
  '/pages/about-us': '/pages/about',
} as const

export const seedContent = async ({ db }: Transaction, shop: Shop, collections: readonly Collection[]) => {
  const [first] = shop.languages
  const market = sampleMarkets[shop.market]
  const written = [...demoPages(market), ...demoPolicies(market)]
  const rows = await db
    .insert(pages)
    .values(
      written.map(({ kind, handle, title, bodyHtml }) => ({
        shopId: shop.id,
        kind,
        handle,
        title: title[first],
        bodyHtml: bodyHtml[first],
        translations: toTranslations({ title, bodyHtml }, first),
      })),
    )
    .returning()
  const titles = new Map(written.map(({ handle, title }) => [handle, title]))
  await db.insert(menus).values(buildDemoMenus(shop, collections, rows, titles))
  await db
    .insert(redirects)
    .values(Object.entries(demoRedirects).map(([path, target]) => ({ shopId: shop.id, path, target })))
}
