import type { Banners } from '@dvaput/backend/banners/banners'
import { bannersRoutes } from '@dvaput/backend/banners/banners.routes'
import { createApi } from '@dvaput/backend/http/create-api'
import { marketRoutes } from '@dvaput/backend/markets/market.routes'
import type { WebhookInbox } from '@dvaput/backend/webhook-inbox/webhook-inbox'
import { createWebhookRoutes } from '@dvaput/backend/webhook-inbox/webhook-inbox.routes'
import type { Market } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'
import type { Context } from 'hono'
import { type ApiDescription, referenceRoutes } from './reference.routes.ts'

type Options = {
  readonly placeOf: (c: Context) => { readonly market: Market; readonly language: Language }
  readonly inbox: WebhookInbox
  readonly banners: Banners
}

const document = {
  openapi: '3.1.0',
  info: {
    title: 'Dvaput API',
    version: '1',
    description: 'What the shop in the browser asks of its own server. An error is always JSON with a field “error”.',
  },
} as const

/** Everything under /api; what is not here answers 404 as JSON. */
export const createShopApi = ({ placeOf, inbox, banners }: Options) => {
  const api = createApi().basePath('/api')
  api.route(
    '/',
    marketRoutes((c) => placeOf(c).market),
  )
  api.route('/', bannersRoutes({ banners, placeOf }))
  api.route('/', createWebhookRoutes(inbox))
  api.route(
    '/',
    referenceRoutes(() => api.getOpenAPI31Document(document) as unknown as ApiDescription),
  )
  api.all('*', (c) => c.json({ error: 'Not found', requestId: c.get('requestId') }, 404))
  return api
}
