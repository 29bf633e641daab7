import { type Context, Hono } from 'hono'
import { categories, everything } from '../catalogue/category-tree.ts'
import type { Stocked } from '../catalogue/item.ts'
import { type Filter, fold, type Warehouse } from '../catalogue/warehouse.ts'
import { writeCached, writeDetail, writeListing, writeRelated, writeStock } from '../shapes/written-item.ts'

const largestPage = 250
/** The only channel the warehouse sells this stock on. */
const platform = 'shopify'
const statuses = ['active', 'sold', 'draft']
const maxWords = 12

const refuse = (c: Context, error: string, status: 400 | 404 = 400) => c.json({ success: false, error }, status)

const parseWhole = (text: string | undefined, otherwise: number, from: number, to: number): number | undefined => {
  if (text === undefined || text === '') return otherwise
  return /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : undefined
}

type Page = { readonly limit: number; readonly offset: number }

const readPage = (c: Context): Page | undefined => {
  const limit = parseWhole(c.req.query('limit'), 48, 1, largestPage)
  const offset = parseWhole(c.req.query('offset'), 0, 0, 999_999_999)
  return limit === undefined || offset === undefined ? undefined : { limit, offset }
}

const wrongPage = `limit must be 1 to ${largestPage} and offset 0 or more`

const listOf = (text: string | undefined) => (text ?? '').split(',').filter(Boolean).slice(0, largestPage)

const originOf = (c: Context) => new URL(c.req.url).origin

const readFilter = (c: Context): Filter => {
  const { status, product_type, category, subcategory, tag, search, updatedSince } = c.req.query()
  const kind = product_type || subcategory || category
  return {
    ...(status && { status }),
    ...(kind && { kind }),
    ...(tag && { tag }),
    ...(updatedSince && { updatedSince: new Date(updatedSince) }),
    ...(search && { words: fold(search).split(/\s+/).filter(Boolean).slice(0, maxWords) }),
  }
}

/** The inventory half of ERA. */
export const createInventoryRoutes = (warehouse: Warehouse) => {
  const app = new Hono()
  const slice = (found: readonly Stocked[], { limit, offset }: Page) => found.slice(offset, offset + limit)
  const findAll = (keys: readonly string[]) => keys.flatMap((key) => warehouse.find(key) ?? [])

  app.get('/era/inventory', (c) => {
    const began = performance.now()
    const page = readPage(c)
    if (!page) return refuse(c, wrongPage)
    if ((c.req.query('platform') ?? platform) !== platform) return refuse(c, 'unknown platform')
    const filter = readFilter(c)
    if (filter.status && !statuses.includes(filter.status)) return refuse(c, `status must be ${statuses.join(', ')}`)
    if (Number.isNaN(filter.updatedSince?.getTime())) return refuse(c, 'updatedSince must be a date')
    const found = warehouse.list(filter)
    const listings = slice(found, page).map((stocked) => writeListing(stocked, originOf(c)))
    const durationMs = Math.round(performance.now() - began)
    return c.json({ success: true, data: { listings, total: found.length }, performance: { durationMs } })
  })

  app.get('/era/item/details', (c) => {
    const { handle, id, sku } = c.req.query()
    const key = handle || id || sku
    if (!key) return refuse(c, 'handle, id or sku is required')
    const found = warehouse.find(key)
    return found ? c.json({ success: true, data: writeDetail(found, originOf(c)) }) : refuse(c, 'Item not found', 404)
  })

  app.get('/era/categories', (c) => c.json({ success: true, data: { categories: [...categories, everything] } }))

  app.get('/era/stock', (c) => {
    const { handles, ids, skus } = c.req.query()
    const keys = listOf(handles || ids || skus)
    if (keys.length === 0) return refuse(c, 'handles, ids or skus is required')
    return c.json({ success: true, data: { items: findAll(keys).map(writeStock) } })
  })

  app.get('/era-products/cached', (c) => {
    const page = readPage(c)
    if (!page) return refuse(c, wrongPage)
    const handles = listOf(c.req.query('handles'))
    const found = handles.length > 0 ? findAll(handles) : warehouse.list({ ...readFilter(c), status: 'active' })
    const products = slice(found, page).map((stocked) => writeCached(stocked, originOf(c)))
    return c.json({ success: true, products, totalFound: found.length })
  })

  app.get(`/${platform}-era/productsERA`, (c) => {
    const page = readPage(c)
    const rate = c.req.query('exchange_rate') || '750'
    if (!page) return refuse(c, wrongPage)
    if (!/^[1-9]\d{0,5}(\.\d{1,6})?$/.test(rate)) return refuse(c, 'exchange_rate must be pesos for one dollar')
    const found = slice(warehouse.list({ ...readFilter(c), status: 'active' }), page)
    return c.json({ success: true, products: found.map((stocked) => writeRelated(stocked, originOf(c), Number(rate))) })
  })

  return app
}
