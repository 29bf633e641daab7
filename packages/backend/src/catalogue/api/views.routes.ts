import { createRoute, z } from '@hono/zod-openapi'
import { createApi } from '../../http/create-api.ts'
import { refuse } from '../../http/refuse.ts'
import { productFailure, searchFailure } from './failure-response.ts'
import { json, productFailures, productNotFound, searchFailures } from './json-responses.ts'
import type { CatalogueRoutesNeeds } from './products.routes.ts'
import { languageQuery, onceAsText, searchText } from './products.schema.ts'
import { cardSchema, detailSchema, stockSchema, suggestionsSchema } from './views.schema.ts'

const maxHandlesLength = 6_500

const handles = z
  .string(onceAsText)
  .max(maxHandlesLength, `at most ${maxHandlesLength} characters`)
  .transform((text) => text.split(',').filter(Boolean))
  .openapi({ type: 'string', description: 'Parted by commas; up to 24 are read', example: 'thinkpad-t480,ipad-9' })

const suggest = createRoute({
  method: 'get',
  path: '/search/suggestions',
  tags: ['Search'],
  summary: 'What somebody who is still typing may be looking for',
  request: { query: z.object({ query: searchText, ...languageQuery }) },
  responses: { 200: json('Products, categories and a correction', suggestionsSchema), ...searchFailures },
})

const cards = createRoute({
  method: 'get',
  path: '/products/cards',
  tags: ['Products'],
  summary: 'Products by handle, as cards show them',
  description: 'In the order of the handles; what is not sold here any more is left out.',
  request: { query: z.object({ handles, ...languageQuery }) },
  responses: {
    200: json('The cards', z.object({ success: z.literal(true), products: z.array(cardSchema).readonly() })),
    ...productFailures,
  },
})

const details = createRoute({
  method: 'get',
  path: '/products/details',
  tags: ['Products'],
  summary: 'Products by handle, with all that their pages say',
  request: { query: z.object({ handles, ...languageQuery }) },
  responses: {
    200: json('The products', z.object({ success: z.literal(true), products: z.array(detailSchema).readonly() })),
    ...productFailures,
  },
})

const stock = createRoute({
  method: 'get',
  path: '/products/{handle}/stock',
  tags: ['Products'],
  summary: 'Price and stock of this moment',
  description: 'No older than half a minute.',
  request: { params: z.object({ handle: z.string() }) },
  responses: {
    200: json('Price and stock', z.object({ success: z.literal(true), stock: stockSchema })),
    ...productNotFound,
    ...productFailures,
  },
})

/** Requests of our own pages after they are rendered. */
export const viewsRoutes = ({ catalogue, localeOf }: CatalogueRoutesNeeds) =>
  createApi()
    .openapi(suggest, async (c) => {
      try {
        const result = await catalogue.suggest(localeOf(c), c.req.valid('query').query)
        // Deleting a letter and typing it again needs no new request.
        c.header('Cache-Control', 'private, max-age=30')
        c.header('Vary', 'Cookie')
        return c.json({ success: true as const, ...result }, 200)
      } catch (error) {
        return refuse(c, searchFailure(error))
      }
    })
    .openapi(cards, async (c) => {
      try {
        const products = await catalogue.cards(localeOf(c), c.req.valid('query').handles)
        return c.json({ success: true as const, products }, 200)
      } catch (error) {
        return refuse(c, productFailure(error))
      }
    })
    .openapi(details, async (c) => {
      try {
        const products = await catalogue.details(localeOf(c), c.req.valid('query').handles)
        return c.json({ success: true as const, products }, 200)
      } catch (error) {
        return refuse(c, productFailure(error))
      }
    })
    .openapi(stock, async (c) => {
      try {
        const result = await catalogue.stock(localeOf(c), c.req.valid('param').handle)
        if (!result) return refuse(c, { code: 'product-not-found' })
        return c.json({ success: true as const, stock: result }, 200)
      } catch (error) {
        return refuse(c, productFailure(error))
      }
    })
