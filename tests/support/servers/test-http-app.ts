import type { Sessions } from '@dvaput/backend/sessions/sessions'
import { page } from '../../../apps/store/app/lib/loading/page-access.ts'
import { createHttpApp } from '../../../apps/store/server/http/create-http-app.ts'
import { createPageCache, type PageCache } from '../../../apps/store/server/http/load/page-cache.ts'
import { createMetrics } from '../../../apps/store/server/http/metrics.ts'
import { createFindPage, createRouteOf, type FindPage } from '../../../apps/store/server/http/pages/find-page.ts'
import { createReadPageContext } from '../../../apps/store/server/http/pages/page-context.ts'
import { createPages, type Visitors } from '../../../apps/store/server/http/pages/pages.ts'
import type { Render } from '../../../apps/store/server/http/pages/router.ts'
import { policyForPage } from '../../../apps/store/server/http/request/security-headers.ts'
import { createMarketsByHost } from '../../../apps/store/server/markets-by-host.ts'
import { createTestSessions } from '../people/test-sessions.ts'
import { collectLog } from './collected-log.ts'

type Parts = Parameters<typeof createHttpApp>[0]
type Options = {
  render?: Render
  routes?: Parts['site']['routes'][number]
  origins?: { ba?: string; cl?: string }
  holdsGrant?: NonNullable<Parameters<typeof createPages>[0]['holdsGrant']>
  findPage?: FindPage
  /** In place of sessions alone. */
  customers?: Parts['customers']
  sessions?: Sessions
  shedOverload?: Parts['guards']['shedOverload']
  limits?: Visitors['limits']
  cache?: PageCache
  customersAtAddress?: Visitors['customersAtAddress']
}

const pass: Parts['guards']['limitApi'] = (_, next) => next()

const plainPage: Render = async (_, page) =>
  new Response(`<!DOCTYPE html><html><script>1</script><p>${page.market.id} ${page.language} ${page.theme}</p>`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })

/** A page of each kind. */
const sampleFindPage = createFindPage([
  page.personal('account', 'account.tsx', { guard: 'anyone' }),
  page.gated('gated', 'gated.tsx', { grant: 'international' }),
  page.shared('*', 'page.tsx', { query: ['x'], lists: ['y'] }),
])

/** Where nobody is logged in. */
export const noSessions: NonNullable<Options['sessions']> = {
  create: async () => '',
  read: async () => undefined,
  hold: async () => false,
  rotate: async () => undefined,
  change: async () => null,
  end: async () => undefined,
  listOf: async () => [],
  endByRef: async () => undefined,
  endOthersOf: async () => undefined,
  endAllOf: async () => undefined,
  endAllWithout: async () => undefined,
}

/** Everything that stands between a socket and a page, around a page of the test's own. */
export const createTestHttpApp = ({
  render = plainPage,
  routes,
  origins = {},
  sessions = noSessions,
  customers = createTestSessions(sessions),
  holdsGrant,
  findPage = sampleFindPage,
  shedOverload = pass,
  limits,
  customersAtAddress,
  cache = createPageCache({ maxBytes: 1_000_000, freshMs: 60_000, staleMs: 60_000 }),
}: Options = {}) => {
  const logged = collectLog()
  const markets = createMarketsByHost({
    defaultMarket: 'ba',
    configured: { ba: origins.ba, cl: origins.cl },
    port: 3000,
  })
  const metrics = createMetrics({
    pools: { backend: { totalCount: 1, idleCount: 1, waitingCount: 0 } },
    jobs: async () => [],
    pageCache: cache.size,
    catalogue: async () => [],
  })
  const app = createHttpApp({
    records: { log: logged.log, metrics, routeOf: createRouteOf(findPage) },
    markets,
    readPageContext: createReadPageContext({ markets, demo: true }),
    customers,
    guards: { shedOverload, limitApi: pass },
    site: {
      routes: routes ? [routes] : [],
      staticFiles: [],
      pages: createPages({
        ...{ render, findPage, cache },
        visitors: {
          clientIpOf: () => '203.0.113.7',
          ...(limits && { limits }),
          ...(customersAtAddress && { customersAtAddress }),
        },
        ...(holdsGrant && { holdsGrant }),
        preloads: () => undefined,
        policy: policyForPage,
      }),
      adminPages: async (c) => c.notFound(),
    },
  })
  return { app, cache, findPage, metrics, ...logged }
}
