import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useTestPlatform as testPlatformOfThisFile } from '../../../../tests/support/platform/test-platform.ts'
import { collectLog } from '../../../../tests/support/servers/collected-log.ts'
import { createMetrics } from '../http/metrics.ts'
import { createShopEndpoint } from './create-shop-endpoint.ts'
import { createShopsByHost } from './shops-by-host.ts'

const shop = testPlatformOfThisFile()
let server: Server

beforeAll(async () => {
  const shopEndpointOf = createShopEndpoint({
    platform: shop.platform,
    shops: createShopsByHost({ configured: { main: undefined, retail: undefined }, port: 3000 }),
    clientIpOf: () => '203.0.113.7',
    shedOverload: (_, next) => next(),
    metrics: createMetrics({
      pools: {},
      jobs: async () => [],
      pageCache: () => ({ pages: 0, bytes: 0 }),
      catalogue: async () => [],
    }),
    log: collectLog().log,
  })
  server = createServer(shopEndpointOf('main'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

/** Nothing in front of the platform bounds a body: each route that reads one has to. Sends so much of a body without ever coming to its end, and answers the status that came all the same. */
const sendEndless = async (path: string, kibibytes: number): Promise<number> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  const host = `main.localhost:${(server.address() as AddressInfo).port}`
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nSec-Fetch-Site: same-origin\r\n` +
      'Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n',
  )
  for (let sent = 0; sent < kibibytes; sent += 16) socket.write(`4000\r\n${'x'.repeat(16_384)}\r\n`)
  const [reply] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return Number(reply.toString('latin1').split(' ')[1])
}

it.each([
  ['a step of the checkout', () => `/checkouts/${'a'.repeat(40)}/information`, 96],
  ['the button that orders', () => `/checkouts/${'a'.repeat(40)}/payment`, 96],
  ['the page of an order', () => '/orders/5000001/status?key=k', 96],
  ['the login', () => `/authentication/${shop.platform.shopOf('main').shop.id}/login/anybody/code`, 96],
  ['a new password', () => '/account/reset/1/token', 96],
  ['the token endpoint', () => `/authentication/${shop.platform.shopOf('main').shop.id}/oauth/token`, 96],
  ['the storefront', () => '/api/2025-04/graphql.json', 96],
  ['the backend', () => '/admin/api/2025-04/graphql.json', 1_088],
])('the endpoint of a shop takes no form without end: %s', async (_, path, kibibytes) => {
  expect(await sendEndless(path(), kibibytes)).toBe(413)
})
