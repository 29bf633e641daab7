import { limits } from '@dvaput/domain/catalogue/limits'
import type { Locale } from '@dvaput/domain/markets/locale'
import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createApi } from '../../http/create-api.ts'
import { refuse } from '../../http/refuse.ts'
import type { Catalogue } from '../catalogue.ts'
import { withinDetailTime } from '../within-detail-time.ts'
import { productFailure, searchFailure } from './failure-response.ts'
import { json, productFailures, productNotFound, searchFailures } from './json-responses.ts'
import { hybridProductSchema, languageQuery, limitUpTo, productSchema, searchText } from './products.schema.ts'
import { toWireHybridProduct, toWireListProduct, toWireProduct } from './to-wire-product.ts'

export type CatalogueRoutesNeeds = {
  readonly catalogue: Catalogue
  readonly localeOf: (c: Context) => Locale
}

const list = createRoute({
  method: 'get',
  path: '/products',
  tags: ['Products'],
  summary: 'The newest products',
  request: { query: z.object({ limit: limitUpTo(limits.homeProducts, limits.allProducts), ...languageQuery }) },
  responses: {
    200: json('The products', z.object({ success: z.literal(true), products: z.array(productSchema) })),
    ...productFailures,
  },
})

const search = createRoute({
  method: 'get',
  path: '/products/search',
  tags: ['Products'],
  summary: 'Products that match a text',
  description: 'Best first. An empty text finds nothing.',
  request: {
    query: z.object({ query: searchText, limit: limitUpTo(limits.pageSize, limits.productsByTag), ...languageQuery }),
  },
  responses: {
    200: json(
      'The products, and how many there are in all',
      z.object({ success: z.literal(true), products: z.array(productSchema), total: z.int() }),
    ),
    ...searchFailures,
  },
})

const single = createRoute({
  method: 'get',
  path: '/products/{handle}',
  tags: ['Products'],
  summary: 'One product',
  request: {
    params: z.object({ handle: z.string().openapi({ description: 'Or its id' }) }),
    query: z.object(languageQuery),
  },
  responses: {
    200: json('The product', z.object({ success: z.literal(true), product: productSchema })),
    ...productNotFound,
    ...productFailures,
  },
})

const hybrid = createRoute({
  method: 'get',
  path: '/hybrid/hybrid-products',
  tags: ['Products'],
  summary: 'Products with the price and stock of now',
  request: {
    query: z.object({
      limit: limitUpTo(limits.homeProducts, limits.allProducts),
      handle: z.string().optional().openapi({ description: 'Only this one' }),
      ...languageQuery,
    }),
  },
  responses: {
    200: json('The products', z.object({ success: z.literal(true), products: z.array(hybridProductSchema) })),
    ...productFailures,
  },
})

/** The calls of the specification, in its shapes. // API-15, API-23, API-24, API-25 */
export const productsRoutes = ({ catalogue, localeOf }: CatalogueRoutesNeeds) => {
  /** By handle; an id leads to it. */
  const readOne = async (locale: Locale, handle: string) => {
    const read = async (name: string) =>
      (await catalogue.products(locale, { kind: 'handles', handles: [name] })).products[0]
    const product = await read(handle)
    if (product) return product
    const view = await catalogue.product(locale, handle)
    return view.kind === 'moved' ? read(view.handle) : undefined
  }

  return createApi()
    .openapi(list, async (c) => {
      const which = { kind: 'newest', limit: c.req.valid('query').limit } as const
      try {
        const { products } = await catalogue.products(localeOf(c), which)
        return c.json({ success: true as const, products: products.map(toWireListProduct) }, 200)
      } catch (error) {
        return refuse(c, productFailure(error), { products: [] })
      }
    })
    .openapi(search, async (c) => {
      const { query: text, limit } = c.req.valid('query')
      if (text === '') return c.json({ success: true as const, products: [], total: 0 }, 200)
      try {
        const { products, total } = await catalogue.products(localeOf(c), { kind: 'text', text, limit })
        return c.json({ success: true as const, products: products.map(toWireListProduct), total }, 200)
      } catch (error) {
        return refuse(c, searchFailure(error), { products: [], total: 0 as const })
      }
    })
    .openapi(single, async (c) => {
      const locale = localeOf(c)
      try {
        const product = await withinDetailTime(readOne(locale, c.req.valid('param').handle))
        if (product) return c.json({ success: true as const, product: toWireProduct(product) }, 200)
      } catch (error) {
        return refuse(c, productFailure(error))
      }
      return refuse(c, { code: 'product-not-found' })
    })
    .openapi(hybrid, async (c) => {
      const { limit, handle } = c.req.valid('query')
      const which =
        handle === undefined ? ({ kind: 'newest', limit } as const) : ({ kind: 'handles', handles: [handle] } as const)
      try {
        const { products, readAt } = await catalogue.products(localeOf(c), which)
        return c.json(
          { success: true as const, products: products.map((product) => toWireHybridProduct(product, { readAt })) },
          200,
        )
      } catch (error) {
        return refuse(c, productFailure(error), { products: [] })
      }
    })
}
