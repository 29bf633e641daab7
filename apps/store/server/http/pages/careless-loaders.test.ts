import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { meRoutes } from '@dvaput/backend/customers/me.routes'
import { createSessions } from '@dvaput/backend/sessions/sessions'
import { openDatabase } from '@dvaput/database/open-database'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { data, type LoaderFunctionArgs } from 'react-router'
import { describe, expect, it } from 'vitest'
import { useTestDatabase as testDatabaseOfThisFile } from '../../../../../tests/support/databases/test-database.ts'
import { createPeople, ownersIn, type TestPerson } from '../../../../../tests/support/people/people.ts'
import { dataPathOf, interleave, openAs, pathOf } from '../../../../../tests/support/requests/interleaved-requests.ts'
import { collectLog } from '../../../../../tests/support/servers/collected-log.ts'
import { createSampleBuild } from '../../../../../tests/support/servers/sample-build.ts'
import { createTestHttpApp } from '../../../../../tests/support/servers/test-http-app.ts'
import { personContext, type Services } from '../../../app/context.ts'
import type { PageRoute } from '../../../app/lib/loading/page-access.ts'
import routes from '../../../app/routes.ts'
import { createMarketsByHost } from '../../markets-by-host.ts'
import { serveCachedPages } from '../load/cached-pages.ts'
import { createFindPage } from './find-page.ts'
import { createRenderer } from './router.ts'

const testDatabase = testDatabaseOfThisFile()
const table: readonly PageRoute[] = routes

describe('the page layer, where every author forgot everything', () => {
  /** Shows whatever it can learn of its reader, and lets everybody store it. */
  const careless = async ({ request, context }: LoaderFunctionArgs) => {
    const headers = [...request.headers].flat().join(' ')
    const customer = await Promise.resolve()
      .then(() => context.get(personContext).customer())
      .catch(() => null)
    return data({ headers, customer }, { headers: { 'Cache-Control': 'public, max-age=600', 'X-Cache-Tags': 'all' } })
  }
  const module = { loader: careless, headers: ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders }

  const openShop = async () => {
    const { log } = collectLog()
    const database = openDatabase({ url: testDatabase.url, applicationName: 'careless test', log })
    const sessions = createSessions({ database })
    const build = createSampleBuild(
      table.map(({ path, index, file }) => ({ id: file.replace(/\.\w+$/, ''), path, index, module })),
    )
    const findPage = createFindPage(table)
    const shop = createTestHttpApp({
      sessions,
      findPage,
      render: createRenderer(() => build, { services: {} as Services, log }, 'production'),
      routes: new Hono().route('/api', meRoutes()),
    })
    const markets = createMarketsByHost({ defaultMarket: 'ba', configured: { ba: undefined, cl: undefined }, port: 80 })
    const next = getRequestListener(shop.app.fetch)
    const { cache, metrics } = shop
    const listener = serveCachedPages({ cache, markets, overTls: () => false, findPage, metrics, log, next })
    const server = createServer(listener).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      people: await createPeople(testDatabase.url),
      close: async () => {
        server.close()
        server.closeAllConnections()
        await database.close()
      },
    }
  }

  it('still shows nobody a byte of somebody else’s data, and lets nobody store a personal page', async () => {
    const { url, people, close } = await openShop()
    try {
      const pages = table.map(pathOf)
      const { leaks, own } = await interleave(url, [...pages, ...pages.map(dataPathOf), '/api/me'], people)
      expect(leaks).toEqual([])
      expect(own).toBeGreaterThan(0)
      for (const route of table) {
        const path = pathOf(route)
        const response = await openAs(url, path, people[0] as TestPerson)
        const isShared = route.access.kind === 'shared'
        expect([path, ownersIn(await response.text(), people)]).toEqual([path, isShared ? [] : ['amra']])
        expect([path, response.headers.get('Cache-Control') === 'no-store']).toEqual([path, !isShared])
      }
    } finally {
      await close()
    }
  })
})
