import { openDatabase } from '@dvaput/database/open-database'
import { markets } from '@dvaput/domain/markets/markets'
import { createReadLiveProducts } from '@dvaput/integrations/storefront/read-live-products'
import { createStorefrontCatalogue } from '@dvaput/integrations/storefront/storefront-catalogue'
import { createStorefrontClient } from '@dvaput/integrations/storefront/storefront-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectLog } from '../../../../tests/support/servers/collected-log.ts'
import { createInvalidationBus } from '../cache/invalidation-bus.ts'
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
  const counted: string[] = []
  const connected = {
    storefront: createStorefrontCatalogue(client),
    readLiveProducts: createReadLiveProducts(client),
    source: 'somewhere',
  }
  const opened = openCatalogue({
    database,
    bus: createInvalidationBus({ url, log: logged.log }),
    shops: { main: connected, retail: connected },
    onDifference: () => undefined,
    countQuery: (query, source, outcome) => void counted.push(`${query} ${source} ${outcome}`),
    log: logged.log,
  })
  const close = async () => {
    opened.close()
    await database.close()
  }
  return { ...opened, shop, counted, logged, close }
}

it('the catalogue purges what has expired every 5 min [CACHE-07]', async () => {
  const { catalogue, shop, close } = open()
  const home = await catalogue.home(locale)
  shop.isUp = false
  await vi.advanceTimersByTimeAsync(5 * minute - 1)
  expect(await catalogue.home(locale)).toEqual(home)
  await vi.advanceTimersByTimeAsync(1)
  await expect(catalogue.home(locale)).rejects.toThrow('connect ECONNREFUSED')
  await close()
})

it('the catalogue counts for the operator which source answered and which failed, and stops with the server', async () => {
  const { catalogue, shop, counted, logged, close } = open()
  await catalogue.home(locale)
  expect(counted).toEqual(['home hybrid failed', 'home backend failed', 'home storefront answered'])
  expect(logged.lines()).toMatchObject([
    { query: 'home', source: 'hybrid', msg: 'circuit breaker open: hybrid' },
    { query: 'home', source: 'backend', msg: 'circuit breaker open: backend' },
  ])
  shop.isUp = false
  vi.setSystemTime(Date.now() + 6 * minute)
  const staleLines = () =>
    logged.lines().filter(({ msg }) => msg === 'all catalogue sources unavailable, serving stale results')
  await catalogue.home(locale)
  await catalogue.home(locale)
  expect(staleLines()).toMatchObject([{ query: 'home' }])
  vi.setSystemTime(Date.now() + minute)
  await catalogue.home(locale)
  expect(staleLines()).toHaveLength(2)
  await close()
  expect(vi.getTimerCount()).toBe(0)
})
