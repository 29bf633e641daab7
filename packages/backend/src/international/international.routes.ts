import { categoryOf, subcategoryOf } from '@dvaput/domain/international/category-tree'
import { emptyImportedQuery } from '@dvaput/domain/international/listing-query'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { createRoute } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { json } from '../catalogue/api/json-responses.ts'
import { createApi } from '../http/create-api.ts'
import { refusals } from '../http/refusals.ts'
import { refuse } from '../http/refuse.ts'
import type { ImportedChoice } from './find-imported.ts'
import {
  cachedListSchema,
  cachedQuery,
  handleQuery,
  inventoryQuery,
  inventorySchema,
  itemSchema,
  rateSchema,
  relatedQuery,
  relatedSchema,
} from './international.schema.ts'
import type { International } from './international.ts'
import { toWireCached, toWireDetail, toWireListing } from './to-wire-import.ts'

type Needs = {
  readonly international: Pick<International, 'rate' | 'detail' | 'browse'>
  /** Closes the listing's data to whoever may not see the listing. // ROLE-05 */
  readonly requireGrant: MiddlewareHandler
  readonly localeOf: (c: Context) => Locale
}

const tags = ['International']
const gated = ['login-required', 'not-allowed'] as const

const exchangeRate = createRoute({
  method: 'get',
  path: '/shopify/settings/exchange-rate',
  tags,
  summary: 'Pesos for one dollar',
  responses: {
    200: json('The rate; the last one where the warehouse does not answer, and 750 after a day', rateSchema),
  },
})

const itemDetails = createRoute({
  method: 'get',
  path: '/era/item/details',
  tags,
  summary: 'One imported product',
  request: { query: handleQuery },
  responses: { 200: json('The product', itemSchema), ...refusals(['bad-input', 'product-not-found']) },
})

const relatedProducts = createRoute({
  method: 'get',
  path: '/shopify-era/productsERA',
  tags,
  summary: 'Imported products of one type',
  request: { query: relatedQuery },
  responses: { 200: json('The products', relatedSchema), ...refusals(['bad-input']) },
})

const cachedList = createRoute({
  method: 'get',
  path: '/era-products/cached',
  tags,
  summary: 'Imported products of a category, or the stock of single ones',
  description: 'The list needs access to the international listing; the stock of single products does not.',
  request: { query: cachedQuery },
  responses: { 200: json('The products', cachedListSchema), ...refusals(['bad-input', ...gated]) },
})

const inventory = createRoute({
  method: 'get',
  path: '/era/inventory',
  tags,
  summary: 'Imported products for sale, by type or search',
  description: 'Needs access to the international listing.',
  request: { query: inventoryQuery },
  responses: { 200: json('The listings', inventorySchema), ...refusals(['bad-input', ...gated]) },
})

/** A category or subcategory of the tree, or a type of ERA's. */
const toChoice = (kind: string | undefined, search = ''): ImportedChoice => {
  const subcategory = subcategoryOf(kind ?? null)
  const category = subcategory?.category ?? categoryOf(kind ?? null)?.id ?? null
  const isType = kind !== undefined && kind !== '' && kind !== 'todos' && category === null
  return {
    ...emptyImportedQuery,
    category,
    subcategory: subcategory?.id ?? null,
    search,
    // The calls of the specification list the whole inventory.
    withWarnings: true,
    ...(isType && { type: kind }),
  }
}

type GrantRefusal = ReturnType<typeof refuse<Refusal<(typeof gated)[number]>>>
const nothing = async () => undefined

const maxHandles = 50

export const internationalRoutes = ({ international, requireGrant, localeOf }: Needs) => {
  /** After the input was checked, so that a bad request is told so. */
  const refuseWithoutGrant = async (c: Context) => (await requireGrant(c, nothing)) as GrantRefusal | undefined

  const findByHandles = async (handles: string) => {
    const names = handles.split(',').filter(Boolean).slice(0, maxHandles)
    const found = await Promise.all(names.map((handle) => international.detail(handle)))
    return found.filter((product) => product !== undefined)
  }

  return createApi()
    .openapi(exchangeRate, async (c) => {
      const { pesosPerDollar, source, at } = await international.rate()
      return c.json({ success: true as const, data: { exchangeRate: Number(pesosPerDollar), source, at } }, 200)
    })
    .openapi(itemDetails, async (c) => {
      const product = await international.detail(c.req.valid('query').handle)
      if (!product) return refuse(c, { code: 'product-not-found' })
      return c.json({ success: true as const, data: toWireDetail(product) }, 200)
    })
    .openapi(relatedProducts, async (c) => {
      const { product_type, limit } = c.req.valid('query')
      const locale = localeOf(c)
      const { products } = await international.browse(toChoice(product_type), { offset: 0, limit }, locale)
      return c.json(
        { success: true as const, products: products.map((each) => toWireListing(each, locale.language)) },
        200,
      )
    })
    .openapi(cachedList, async (c) => {
      const { handles, category, limit, offset } = c.req.valid('query')
      const refused = handles ? undefined : await refuseWithoutGrant(c)
      if (refused) return refused
      const locale = localeOf(c)
      const named = handles ? await findByHandles(handles) : undefined
      const { products, total } = named
        ? { products: named.slice(offset, offset + limit), total: named.length }
        : await international.browse(toChoice(category), { offset, limit }, locale)
      const wire = products.map((each) => toWireCached(each, locale.language))
      return c.json({ success: true as const, products: wire, totalFound: total }, 200)
    })
    .openapi(inventory, async (c) => {
      const began = performance.now()
      const refused = await refuseWithoutGrant(c)
      if (refused) return refused
      const { product_type, search, limit, offset } = c.req.valid('query')
      const locale = localeOf(c)
      const { products, total } = await international.browse(toChoice(product_type, search), { offset, limit }, locale)
      const listings = products.map((each) => toWireListing(each, locale.language))
      const durationMs = Math.round(performance.now() - began)
      return c.json({ success: true as const, data: { listings, total }, performance: { durationMs } }, 200)
    })
}
