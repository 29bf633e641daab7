import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import type { Platform } from '@dvaput/platform/platform'
import { seedDemo } from './seed-demo.ts'

type SeededPlatform = {
  readonly parts: Pick<Platform['parts'], 'customers' | 'database'>
  readonly shopOf: Platform['shopOf']
}

/** Fills a shop of the platform with the demo's products if it has none. */
export const seedShop = ({ parts, shopOf }: SeededPlatform, handle: string) =>
  seedDemo(
    {
      inTransaction: parts.database.inTransaction,
      hashPassword: (password) => parts.customers.passwords.hash(password, ''),
    },
    shopOf(handle).shop,
  )

export const seedsOfShops = (platform: SeededPlatform) => shopHandles.map((shop) => () => seedShop(platform, shop))
