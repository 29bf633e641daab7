import { createInvalidationBus } from '@dvaput/backend/cache/invalidation-bus'
import { createLiveProducts } from '@dvaput/backend/catalogue/live-products'
import { openDatabase } from '@dvaput/database/open-database'
import { markets } from '@dvaput/domain/markets/markets'
import { createReadLiveProducts } from '@dvaput/integrations/storefront/read-live-products'
import { createStorefrontCatalogue } from '@dvaput/integrations/storefront/storefront-catalogue'
import { createStorefrontClient } from '@dvaput/integrations/storefront/storefront-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectLog } from '../../../tests/support/collected-log.ts'
import { createMetrics } from './http/metrics.ts'
import { openCatalogue } from './open-catalogue.ts'

const minute = 60_000
const locale = { market: markets.ba, language: 'bcs' } as const

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** A shop that has nothing to sell, and a database that nobody answers for. */
const open = () => {
  const shop = { isUp: true }
  const logged = collectLog()
  const url = 'postgres://127.0.0.1:9/nobody'
  const database = openDatabase({ url, applicationName: 'test', log: logged.log })
  const client = createStorefrontClient({
    origin: 'https://shop.example',
    privateToken: 'token',
    fetch: async () => {
      if (!shop.isUp) throw new TypeError('fetch failed')
      return Response.json({ data: { products: { nodes: [] } } })
    },
  })
  const read = createReadLiveProducts(client)
  const storefront = createStorefrontCatalogue(client)
  const metrics = createMetrics({
    pools: {},
    jobs: async () => [],
    pageCache: () => ({ pages: 0, bytes: 0 }),
    catalogue: async () => [],
  })
  const opened = openCatalogue({
    database,
    bus: createInvalidationBus({ url, log: logged.log }),
    sourceOf: () => 'somewhere',
    catalogueSync: {
      live: createLiveProducts({ read: { main: read, retail: read }, onDifference: () => undefined }),
      storefronts: { main: storefront, retail: storefront },
    },
    metrics,
    log: logged.log,
  })
  const close = async () => {
    opened.close()
    await database.close()
  }
  return { ...opened, shop, metrics, logged, close }
}

it('purges what has expired every 5 min [CACHE-07]', async () => {
  const { catalogue, shop, close } = open()
  const home = await catalogue.home(locale)
  shop.isUp = false
  await vi.advanceTimersByTimeAsync(5 * minute - 1)
  expect(await catalogue.home(locale)).toEqual(home)
  await vi.advanceTimersByTimeAsync(1)
  await expect(catalogue.home(locale)).rejects.toThrow('storefront: network')
  await close()
})

it('tells the operator who answered and who did not, and stops with the server', async () => {
  const { catalogue, shop, metrics, logged, close } = open()
  await catalogue.home(locale)
  expect(await metrics.text()).toContain(
    'catalogue_questions_total{question="home",source="storefront",outcome="answered"} 1',
  )
  expect(logged.lines()).toMatchObject([
    { question: 'home', source: 'hybrid', msg: 'a source of the catalogue is passed over' },
    { question: 'home', source: 'backend', msg: 'a source of the catalogue is passed over' },
  ])
  shop.isUp = false
  vi.setSystemTime(Date.now() + 6 * minute)
  const told = () =>
    logged.lines().filter(({ msg }) => msg === 'no source of the catalogue answers, an older answer is shown')
  await catalogue.home(locale)
  await catalogue.home(locale)
  expect(told()).toMatchObject([{ question: 'home' }])
  vi.setSystemTime(Date.now() + minute)
  await catalogue.home(locale)
  expect(told()).toHaveLength(2)
  await close()
  expect(vi.getTimerCount()).toBe(0)
})
