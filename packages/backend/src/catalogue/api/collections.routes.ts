import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../../http/create-api.ts'
import { refuse } from '../../http/refuse.ts'
import { productFailure } from './failure-response.ts'
import { json, productFailures } from './json-responses.ts'
import type { CatalogueRoutesNeeds } from './products.routes.ts'
import { collectionSchema, languageQuery } from './products.schema.ts'
import { toWireCollection } from './to-wire-product.ts'

/** `{platform}` in the path is shopify. // API-12 */
const listCollections = createRoute({
  method: 'get',
  path: '/shopify/collections',
  tags: ['Products'],
  summary: 'The collections',
  description: 'Those of the menus first, in their order.',
  request: { query: z.object(languageQuery) },
  responses: {
    200: json('The collections', z.object({ success: z.literal(true), collections: z.array(collectionSchema) })),
    ...productFailures,
  },
})

export const collectionsRoutes = ({ catalogue, localeOf }: CatalogueRoutesNeeds) =>
  createApi().openapi(listCollections, async (c) => {
    try {
      const collections = await catalogue.collections(localeOf(c))
      return c.json({ success: true as const, collections: collections.map(toWireCollection) }, 200)
    } catch (error) {
      return refuse(c, productFailure(error), { collections: [] })
    }
  })
