import { backendRoutes } from '@dvaput/backend/backend.routes'
import { createBanners } from '@dvaput/backend/banners/banners'
import { createInvalidationBus } from '@dvaput/backend/cache/invalidation-bus'
import { createCartLines } from '@dvaput/backend/cart/cart-lines'
import { createServerCart } from '@dvaput/backend/cart/server-cart'
import { createCatalogue } from '@dvaput/backend/catalogue/catalogue'
import { createReplicaState } from '@dvaput/backend/catalogue/replica/replica-state'
import { createCheckout } from '@dvaput/backend/checkout/checkout'
import { createIds } from '@dvaput/backend/clock/ids'
import { createCheckOwner } from '@dvaput/backend/customers/check-owner'
import { createCustomers } from '@dvaput/backend/customers/customers'
import { createGate } from '@dvaput/backend/gate/gate'
import { createImportedOrders } from '@dvaput/backend/imported-orders/imported-orders'
import { createImportedProducts } from '@dvaput/backend/international/imported-products'
import { createInternational } from '@dvaput/backend/international/international'
import { createJobs } from '@dvaput/backend/jobs/jobs'
import { createAddOwnPasskey } from '@dvaput/backend/login/passkeys/add-own-passkey'
import { createLogInWithPasskey } from '@dvaput/backend/login/passkeys/log-in-with-passkey'
import { createPlatformLogin } from '@dvaput/backend/login/platform/platform-login'
import { createMail } from '@dvaput/backend/mail/mail'
import { createOffers } from '@dvaput/backend/offers/offers'
import { createOrderFiles } from '@dvaput/backend/order-files/order-files'
import { createOrderLinks } from '@dvaput/backend/order-links/order-links'
import { createPasskeys } from '@dvaput/backend/passkeys/passkeys'
import { createRateLimiter } from '@dvaput/backend/rate-limits/rate-limiter'
import { createRefunds } from '@dvaput/backend/refunds/refunds'
import { createReservations } from '@dvaput/backend/reservations/reservations'
import { createReturns } from '@dvaput/backend/returns/returns'
import { createTargetPrices } from '@dvaput/backend/target-prices/target-prices'
import { createTemporaryProducts } from '@dvaput/backend/temporary-products/temporary-products'
import { createWebhookInbox } from '@dvaput/backend/webhook-inbox/webhook-inbox'
import { createWishlist } from '@dvaput/backend/wishlist/wishlist'
import { openDatabase } from '@dvaput/database/open-database'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { sampleMarkets } from '@dvaput/domain/markets/sample-profiles'
import { refusalCodes, refusalStatus } from '@dvaput/domain/refusals/refusal-status'
import { formatRefusal } from '@dvaput/domain/refusals/refusal-text'
import { refusalTexts } from '@dvaput/domain/refusals/refusal-texts'
import { languages } from '@dvaput/domain/text/language'
import { createAdminCheckouts } from '@dvaput/integrations/carts/admin-checkouts'
import { createShopCarts } from '@dvaput/integrations/carts/shop-carts'
import { createAdminCustomers } from '@dvaput/integrations/customers/admin-customers'
import { createStorefrontCustomers } from '@dvaput/integrations/customers/storefront-customers'
import { createShopDrafts } from '@dvaput/integrations/drafts/shop-drafts'
import { createCustomerAccountApi } from '@dvaput/integrations/identity/customer-account-api'
import { createPlatformIdentity } from '@dvaput/integrations/identity/platform-identity'
import { createMailer } from '@dvaput/integrations/mail/mailer'
import { createStorefrontCatalogue } from '@dvaput/integrations/storefront/storefront-catalogue'
import { createShopTemporaryProducts } from '@dvaput/integrations/temporary-products/shop-temporary-products'
import { Hono } from 'hono'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { testSealing } from '../../../../../tests/support/people/test-sealing.ts'
import { collectLog } from '../../../../../tests/support/servers/collected-log.ts'
import { createTestHttpApp } from '../../../../../tests/support/servers/test-http-app.ts'
import { createShopApi } from './api.ts'

const { log } = collectLog()
const database = openDatabase({ url: inject('postgresUrl'), applicationName: 'api test', log })
afterAll(database.close)
const jobs = createJobs({ database, log })
const ids = createIds()
const inbox = createWebhookInbox({ database, jobs, ids, providers: [] })
const bus = createInvalidationBus({ url: inject('postgresUrl'), log })
const banners = createBanners({ database, bus })
const limiter = createRateLimiter({ database, secret: 'test' })
const mailer = createMailer({
  smtpUrl: 'smtp://127.0.0.1:9',
  senders: { ba: 'Dvaput <shop@dvaput.example>', cl: 'Dvaput <tienda@dvaput.example>' },
})
afterAll(mailer.close)
const mail = createMail({ database, jobs, mailer, sealing: testSealing })
const homes = { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' }
const targetPrices = createTargetPrices({ database, jobs, mail, limiter, ids, homes })
const nobody = createStorefrontCatalogue({ request: async () => Promise.reject(new Error('nobody asks')) })
const catalogue = createCatalogue({
  database,
  state: createReplicaState({ database, sourceOf: () => '' }),
  live: { join: async (rows) => [...rows] },
  storefronts: { main: nobody, retail: nobody },
})
const localeOf = () => ({ market: markets.cl, language: 'es' as const })
const asksNobody = async () => Promise.reject(new Error('nobody asks'))
const nowhere = { origin: 'https://nowhere.example', clientOrigin: homes.ba, fetch: asksNobody }
const shop = {
  storefront: createStorefrontCustomers({ service: 'storefront', request: asksNobody }),
  admin: createAdminCustomers(asksNobody),
  identity: createPlatformIdentity(nowhere),
  accounts: createCustomerAccountApi(nowhere),
}
const customers = createCustomers({ infrastructure: { database, log }, secret: 'test', shop })
const { startSession } = customers
const passkeys = createPasskeys({ database, secret: 'test' })
const login = {
  atPlatform: createPlatformLogin({ ...shop, startSession, homes }),
  addPasskey: createAddOwnPasskey({ database, mail, shop, passkeys, checkOwner: createCheckOwner({ shop, limiter }) }),
  withPasskey: createLogInWithPasskey({ passkeys, shop, startSession }),
}
const imported = createImportedProducts({ database })
const cartLines = createCartLines({ catalogue, imported })
const wishlist = createWishlist({ database, catalogue, imported, cartLines })
const serverCart = createServerCart({ database, catalogue, imported, cartLines })
const checkoutShop = {
  carts: createShopCarts({ service: 'storefront', request: asksNobody, hosts: nowhere }),
  adminCheckouts: createAdminCheckouts(asksNobody, nowhere),
  drafts: createShopDrafts(asksNobody),
}
const marketProfiles = { of: (id: MarketId) => sampleMarkets[id] }
const checkout = createCheckout({
  infrastructure: { database, jobs, limiter, log, marketProfiles },
  shops: { main: checkoutShop, retail: checkoutShop },
  cart: { lines: cartLines },
  accountOf: customers.accountOf,
  orders: {
    ...{ askFor: asksNobody, cancel: asksNobody, find: asksNobody, findByCheckout: asksNobody },
    openOrder: async () => null,
  },
  homes,
})
const drafts = createShopDrafts(asksNobody)
const reservations = createReservations({
  infrastructure: { database, jobs, mail, ids, log },
  shops: { main: { drafts, orders: undefined }, retail: { drafts, orders: undefined } },
  products: { catalogue, cartLines },
  homes,
})
const infrastructure = { database, homes, jobs, mail, limiter, ids, log, marketProfiles }
const refunds = createRefunds({ database, jobs, ids, log, audit: { record: asksNobody } })
const ofOrders = {
  orderLinks: createOrderLinks({ infrastructure, orders: { find: async () => null }, homes, secret: 'a test secret' }),
  orderFiles: createOrderFiles({ database, homes }),
  returns: createReturns({
    infrastructure,
    shops: { main: { orders: undefined }, retail: { orders: undefined } },
    refunds,
    homes,
    audit: { record: asksNobody },
  }),
}
const offers = createOffers({
  infrastructure: { ...infrastructure, bus },
  products: { catalogue, imported, cartLines },
  agreed: { createCode: () => null, prepare: asksNobody, release: asksNobody },
  homes,
})
const warehouse = {
  inventory: { ...imported, confirmStock: asksNobody },
  orders: { findOrder: asksNobody, sendOrder: asksNobody, cancelOrder: asksNobody },
}
const madeProducts = createTemporaryProducts({
  infrastructure,
  shops: {
    retail: {
      temporaryProducts: createShopTemporaryProducts(asksNobody, 'http://retail.localhost'),
      orders: undefined,
    },
  },
  warehouse,
})
const temporaryProducts = { make: madeProducts.make, ...madeProducts.checkoutWith(checkout) }
const ofInternational = {
  gate: createGate({ infrastructure, settings: { emails: [], codeHash: undefined }, secret: 'test' }),
  international: createInternational({ infrastructure: { ...infrastructure, bus }, era: undefined }),
  importedOrders: createImportedOrders({
    ...{ infrastructure, refunds, warehouse },
    payments: undefined,
    shippingRates: asksNobody,
  }),
}
const backend = {
  ...ofOrders,
  ...ofInternational,
  ...{
    banners,
    targetPrices,
    cartLines,
    catalogue,
    checkout,
    customers,
    inbox,
    login,
    offers,
    passkeys,
    reservations,
    serverCart,
    temporaryProducts,
    wishlist,
  },
}
const api = createShopApi(backendRoutes({ backend, limiter, localeOf, homes, clientIpOf: () => '192.0.2.1' }))
const app = new Hono()
  .use(async (c, next) => {
    c.set('requestId', 'request-7')
    await next()
  })
  .route('/', api)
  .all('*', (c) => c.text('page'))

type Schema = { $ref?: string; required?: string[]; properties?: Record<string, { enum?: string[] }> }
type Call = {
  summary?: string
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: object
  responses?: Record<string, { description: string; content?: { 'application/json'?: { schema?: Schema } } }>
}
type Description = {
  openapi: string
  paths: Record<string, Record<string, Call>>
  components?: { schemas?: Record<string, Schema> }
}
const describeApi = async () => (await (await app.request('/api/openapi.json')).json()) as Description

describe('the API', () => {
  it('lies under /api and nowhere else [GEN-11]', async () => {
    expect(await (await app.request('/api/market')).json()).toMatchObject({ id: 'cl', currency: 'CLP' })
    expect(await (await app.request('/market')).text()).toBe('page')
  })

  it.each([
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['POST', '/api/market'],
    ['DELETE', '/api/a/b/c'],
  ])('responds to %s %s with 404 as JSON', async (method, path) => {
    const reply = await app.request(path, { method })
    expect(reply.status).toBe(404)
    expect(await reply.json()).toEqual({
      success: false,
      error: 'There is nothing here.',
      code: 'not-found',
      requestId: 'request-7',
    })
  })

  it('knows no sender of webhooks that nobody named', async () => {
    const reply = await app.request('/api/webhooks/stranger', { method: 'POST', body: '{}' })
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({ code: 'unknown-provider' })
  })
})

describe('the description of the API', () => {
  it('is OpenAPI 3.1 and says of every call what it is for and what it returns', async () => {
    const { openapi, paths } = await describeApi()
    expect(openapi).toBe('3.1.0')
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        ...['/api/market', '/api/banners/all', '/api/back-in-stock', '/api/products', '/api/products/{handle}'],
        ...['/api/products/search', '/api/hybrid/hybrid-products', '/api/shopify/collections'],
        ...['/api/search/suggestions', '/api/products/cards', '/api/products/details', '/api/products/{handle}/stock'],
      ]),
    )
    for (const call of Object.values(paths).flatMap((methods) => Object.values(methods))) {
      expect(call.summary).toMatch(/\w/)
      expect(Object.keys(call.responses ?? {}).length).toBeGreaterThan(0)
    }
  })

  it('refers to nothing it does not hold', async () => {
    const description = await describeApi()
    const names = [...JSON.stringify(description).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name,
    )
    expect(Object.keys(description.components?.schemas ?? {})).toEqual(expect.arrayContaining(names))
  })

  it('is readable, every call and every shape of it', async () => {
    const { paths, components } = await describeApi()
    const page = await (await app.request('/api/reference')).text()
    for (const path of Object.keys(paths)) expect(page).toContain(`<code>${path}</code>`)
    for (const name of Object.keys(components?.schemas ?? {})) expect(page).toContain(`<h3>${name}</h3>`)
  })
})

describe('the refusals of the API', () => {
  const front = createTestHttpApp({ routes: api }).app

  it('are documented with their codes, for every call and every status', async () => {
    const { paths, components } = await describeApi()
    for (const [path, methods] of Object.entries(paths))
      for (const [method, { responses = {} }] of Object.entries(methods)) {
        const refused = Object.entries(responses).filter(([status]) => Number(status) >= 400)
        expect(refused.map(([status]) => status)).toEqual(expect.arrayContaining(['429', '500', '503']))
        for (const [status, { description, content }] of refused) {
          const schema = content?.['application/json']?.schema
          const named = components?.schemas?.[schema?.$ref?.split('/').at(-1) ?? ''] ?? schema
          expect(named?.required, `${method} ${path} ${status}`).toEqual(expect.arrayContaining(['error', 'code']))
          expect(named?.properties?.code?.enum).toEqual(refusalCodes)
          const codes = refusalCodes.filter((code) => description.includes(`\`${code}\``))
          expect(codes.length, `${method} ${path} ${status}`).toBeGreaterThan(0)
          for (const code of codes) expect(refusalStatus[code]).toBe(Number(status))
        }
      }
  })

  /** For each call, what breaks its description: a query that is missing or there twice, a body of another shape. */
  const badRequests = (path: string, method: string, { parameters = [], requestBody }: Call) => {
    const url = path.replaceAll(/\{\w+\}/g, 'nothing')
    const queries = parameters.filter((parameter) => parameter.in === 'query')
    const bodies = requestBody ? ['', '{"cut":', '{}', '[]', 'null', '"text"', '{"handle":1,"email":[]}'] : []
    return [
      ...(queries.some(({ required }) => required) ? [{ url, method }] : []),
      ...queries.map(({ name }) => ({ url: `${url}?${name}=a&${name}=b`, method })),
      ...bodies.map((body) => ({ url, method, body })),
    ]
  }

  it.each(languages)('tell of bad input in the language of the visitor: %s', async (language) => {
    const { paths } = await describeApi()
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({ path, call, requests: badRequests(path, method, call) })),
    )
    const withoutInput = calls.filter(({ requests }) => requests.length === 0).map(({ path }) => path)
    expect(withoutInput).toEqual([
      '/api/market',
      '/api/me',
      '/api/logout',
      '/api/passkeys/login/start',
      '/api/shopify/customer/get',
      '/api/checkouts/{id}',
      '/api/wishlist',
      '/api/wishlist/clear',
      '/api/offers/events',
      '/api/orders/{id}/receipt.pdf',
      '/api/orders/{id}/calendar.ics',
      '/api/returns/{id}/photos/{number}',
      '/api/products/{handle}/stock',
      '/api/shopify/settings/exchange-rate',
    ])
    for (const { call, requests } of calls) if (requests.length > 0) expect(call.responses).toHaveProperty('400')
    for (const { url, ...request } of calls.flatMap(({ requests }) => requests)) {
      const headers = {
        Cookie: `language=${language}`,
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
      }
      const response = await front.request(url, { ...request, method: request.method.toUpperCase(), headers })
      const { error, code, params, requestId } = await response.json()
      expect([response.status, code], JSON.stringify({ url, ...request })).toEqual([
        400,
        expect.stringMatching(/^bad-(input|json)$/),
      ])
      expect(error).toBe(formatRefusal(refusalTexts[language][code as 'bad-input'], params))
      expect(requestId).toBe(response.headers.get('X-Request-Id'))
    }
  })
})
