import type { backendRoutes } from '@dvaput/backend/backend.routes'
import { withCommonRefusals } from '@dvaput/backend/http/common-refusals'
import { createApi } from '@dvaput/backend/http/create-api'
import { refuse } from '@dvaput/backend/http/refuse'
import { type ApiDescription, referenceRoutes } from './reference.routes.ts'

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
export const createShopApi = (routes: ReturnType<typeof backendRoutes>) => {
  const api = createApi().basePath('/api')
  api.route('/', routes)
  api.route(
    '/',
    referenceRoutes(() => withCommonRefusals(api.getOpenAPI31Document(document) as unknown as ApiDescription)),
  )
  api.all('*', (c) => refuse(c, { code: 'not-found' }))
  return api
}
