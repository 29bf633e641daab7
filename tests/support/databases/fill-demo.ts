import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFullSync } from '@dvaput/backend/catalogue-sync/full-sync'
import { createRefreshCatalogue } from '@dvaput/backend/catalogue-sync/refresh-catalogue'
import { createIds } from '@dvaput/backend/clock/ids'
import { seedShop } from '@dvaput/demo/platform/seed-shops'
import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import { createCatalogueReader } from '@dvaput/integrations/storefront/catalogue-reader'
import { connectTestShop } from '../platform/shop-connection.ts'
import { openPlatformAt } from './platform-at.ts'

const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

const languageOf = (shop: ShopHandle) =>
  markets[marketIds.find((market) => markets[market].shop === shop) ?? 'ba'].languages[0]

/** Both shops with all demo products, and the catalogue synced from them as the server does on its first start. */
export const fillDemo = async (url: string) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dvaput-demo-'))
  const opened = await openPlatformAt({ url, dataDir })
  const { database } = opened
  const shopOf = (shop: ShopHandle) => ({
    reader: createCatalogueReader({ client: connectTestShop(opened, shop).client, language: languageOf(shop) }),
    // As the server names it, so that a server started on this database has nothing to sync.
    source: `built-in ${shop}`,
    subscribe: async () => undefined,
  })
  const infrastructure = { database, bus: { publish: async () => undefined }, ids: createIds(), log }
  const shops = { main: shopOf('main'), retail: shopOf('retail') }
  const fullSync = createFullSync({
    ...{ infrastructure, shops },
    refresh: createRefreshCatalogue({ ...infrastructure, shops }),
  })
  for (const shop of shopHandles) {
    await seedShop(opened.platform, shop)
    await fullSync(shop)
  }
  await opened.close()
  await rm(dataDir, { recursive: true, force: true })
}
