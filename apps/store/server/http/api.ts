import { createApi } from '@dvaput/backend/http/create-api'
import { marketRoutes } from '@dvaput/backend/markets/market.routes'
import type { WebhookInbox } from '@dvaput/backend/webhook-inbox/webhook-inbox'
import { createWebhookRoutes } from '@dvaput/backend/webhook-inbox/webhook-inbox.routes'
import type { Market } from '@dvaput/domain/markets/market'
import type { Context } from 'hono'
import { type ApiDescription, referenceRoutes } from './reference.routes.ts'

type Options = { readonly marketOf: (c: Context) => Market; readonly inbox: WebhookInbox }

const document = {
  openapi: '3.1.0',
  info: {
    title: 'Dvaput API',
    version: '1',
    description: 'What the shop in the browser asks of its own server. An error is always JSON with a field “error”.',
  },
} as const

/** Everything under /api; what is not here answers 404 as JSON. */
export const createShopApi = ({ marketOf, inbox }: Options) => {
  const api = createApi().basePath('/api')
  api.route('/', marketRoutes(marketOf))
  api.route('/', createWebhookRoutes(inbox))
  api.route(
    '/',
    referenceRoutes(() => api.getOpenAPI31Document(document) as unknown as ApiDescription),
  )
  api.all('*', (c) => c.json({ error: 'Not found', requestId: c.get('requestId') }, 404))
  return api
}
