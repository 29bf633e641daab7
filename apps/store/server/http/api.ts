import { backInStockRoutes } from '@dvaput/backend/back-in-stock/back-in-stock.routes'
import type { Banners } from '@dvaput/backend/banners/banners'
import { bannersRoutes } from '@dvaput/backend/banners/banners.routes'
import { createCartLines } from '@dvaput/backend/cart/cart-lines'
import { cartLinesRoutes } from '@dvaput/backend/cart/cart-lines.routes'
import type { Catalogue } from '@dvaput/backend/catalogue/catalogue'
import { collectionsRoutes } from '@dvaput/backend/catalogue/collections.routes'
import { productsRoutes } from '@dvaput/backend/catalogue/products.routes'
import { viewsRoutes } from '@dvaput/backend/catalogue/views.routes'
import { meRoutes } from '@dvaput/backend/customers/me.routes'
import { withCommonRefusals } from '@dvaput/backend/http/common-refusals'
import { createApi } from '@dvaput/backend/http/create-api'
import { refuse } from '@dvaput/backend/http/refuse'
import { marketRoutes } from '@dvaput/backend/markets/market.routes'
import type { WebhookInbox } from '@dvaput/backend/webhook-inbox/webhook-inbox'
import { createWebhookRoutes } from '@dvaput/backend/webhook-inbox/webhook-inbox.routes'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Context } from 'hono'
import { type ApiDescription, referenceRoutes } from './reference.routes.ts'

type Options = {
  readonly localeOf: (c: Context) => Locale
  readonly inbox: WebhookInbox
  readonly banners: Banners
  readonly catalogue: Catalogue
  readonly stockAlerts: Omit<Parameters<typeof backInStockRoutes>[0], 'localeOf'>
}

const document = {
  openapi: '3.1.0',
  info: {
    title: 'Dvaput API',
    version: '1',
    description:
      'What the shop in the browser asks of its own server. A refusal is always JSON with a code, and with a text in the visitor’s language.',
  },
} as const

/** Everything under /api; what is not here answers 404 as JSON. */
export const createShopApi = ({ localeOf, inbox, banners, catalogue, stockAlerts }: Options) => {
  const api = createApi().basePath('/api')
  api.route(
    '/',
    marketRoutes((c) => localeOf(c).market),
  )
  api.route('/', meRoutes())
  api.route('/', bannersRoutes({ banners, localeOf }))
  api.route('/', backInStockRoutes({ ...stockAlerts, localeOf }))
  api.route('/', cartLinesRoutes({ cartLines: createCartLines({ catalogue }), localeOf }))
  // Their fixed paths come before the product of any handle.
  api.route('/', viewsRoutes({ catalogue, localeOf }))
  api.route('/', collectionsRoutes({ catalogue, localeOf }))
  api.route('/', productsRoutes({ catalogue, localeOf }))
  api.route('/', createWebhookRoutes(inbox))
  api.route(
    '/',
    referenceRoutes(() => withCommonRefusals(api.getOpenAPI31Document(document) as unknown as ApiDescription)),
  )
  api.all('*', (c) => refuse(c, { code: 'not-found' }))
  return api
}
