import { createAuditIntents } from '@dvaput/backend/audit/audit-intents'
import { createAuditLog } from '@dvaput/backend/audit/audit-log'
import { createChangeInTurn } from '@dvaput/backend/audit/change-in-turn'
import { createRefreshCatalogue } from '@dvaput/backend/catalogue-sync/refresh-catalogue'
import { createPriceHistory } from '@dvaput/backend/product-writing/price-history'
import { createProductWriting } from '@dvaput/backend/product-writing/product-writing'
import { createCatalogueReader } from '@dvaput/integrations/storefront/catalogue-reader'
import { afterAll, beforeAll } from 'vitest'
import { createTestJobs } from '../orders/test-jobs.ts'
import { testSealing } from '../people/test-sealing.ts'
import { connectTestShop } from '../platform/shop-connection.ts'
import { useTestPlatform } from '../platform/test-platform.ts'

const silence = () => undefined

export const administrator = { id: '00000000-0000-4000-8000-000000000001', name: 'Amra' }

const open = (platform: ReturnType<typeof useTestPlatform>) => {
  const { database } = platform
  const connect = (shop: 'main' | 'retail') => {
    const { client, products } = connectTestShop(platform, shop)
    const reader = createCatalogueReader({ client, language: shop === 'main' ? 'bcs' : 'es' })
    return { products, reader, source: shop, subscribe: async () => undefined }
  }
  const shops = { main: connect('main'), retail: connect('retail') }
  const priceHistory = createPriceHistory({ database })
  const bus = { publish: async () => undefined }
  const sync = createRefreshCatalogue({ database, bus, shops, afterWriting: priceHistory.afterWriting })
  const audit = createAuditLog({ database, sealing: testSealing })
  const jobs = createTestJobs({ database, log: { info: silence, warn: silence, error: silence } })
  const intents = createAuditIntents({ database, jobs, audit })
  const writing = createProductWriting({
    ...{ database, shops, audit: intents, sync, priceHistory },
    inTurn: createChangeInTurn(database),
  })
  return { database, shops, priceHistory, sync, audit, intents, jobs, writing }
}

/** The product screens' functions over the whole platform in this process. */
export const useTestProductWriting = () => {
  const platform = useTestPlatform()
  let opened: ReturnType<typeof open> | undefined
  beforeAll(async () => {
    opened = open(platform)
    await opened.jobs.prepare()
  })
  afterAll(() => opened?.jobs.stop())
  return {
    platform,
    get parts() {
      if (!opened) throw new Error('product writing exists from beforeAll on')
      return opened
    },
  }
}
