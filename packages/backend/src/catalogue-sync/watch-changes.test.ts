import { emptyListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { markets } from '@dvaput/domain/markets/markets'
import { adjustStock, holdStock } from '@dvaput/platform/stock/stock'
import { beforeAll, expect, it, vi } from 'vitest'
import { productInput, useTestCatalogue } from '../../../../tests/support/catalogue/test-catalogue.ts'
import { createWatchChanges, watchEveryMs } from './watch-changes.ts'

const shop = useTestCatalogue()
const locale = { market: markets.ba, language: 'bcs' } as const
const patiently = { timeout: 30_000 }
const silence = () => undefined
let id = 0
let variantId = 0

beforeAll(async () => {
  ;[id = 0] = await shop.addProducts('main', [productInput('Laptop', { stock: 5 })])
  await shop.syncAll()
  const { rows } = await shop.platform.database.pool.query<{ id: string }>(
    'SELECT id FROM platform.product_variants WHERE product_id = $1',
    [id],
  )
  variantId = Number(rows[0]?.id)
})

const shownStock = async () => {
  const listing = await shop.catalogue.list(locale, { kind: 'all' }, emptyListingQuery)
  const page = await shop.catalogue.product(locale, 'laptop')
  return [listing?.products[0]?.stock, page.kind === 'found' && page.product.stock]
}

const stockInApi = async () => {
  const newest = await shop.catalogue.products(locale, { kind: 'newest', limit: 5 })
  const named = await shop.catalogue.products(locale, { kind: 'handles', handles: ['laptop'] })
  const { products: suggested } = await shop.catalogue.suggest(locale, 'laptop')
  const live = await shop.catalogue.stock(locale, 'laptop')
  return [newest.products[0]?.stock, named.products[0]?.stock, suggested[0]?.stock, live?.quantityAvailable]
}

it('the watch for catalogue changes leaves less than the 30 s that stock may be old [CACHE-03]', () => {
  expect(watchEveryMs).toBeLessThanOrEqual(10_000)
})

it('the watch for catalogue changes shows on cards and product pages what was sold or counted, although no webhook came [CACHE-03]', async () => {
  const watch = createWatchChanges({ shops: shop.synced, sync: shop.sync, log: { info: silence, warn: silence } })
  await watch.check('main')
  expect(await shownStock()).toEqual([5, 5])
  const { database, platform } = shop.platform

  await database.inTransaction((tx) => adjustStock(tx, { variantId, delta: -2, reference: 'count' }))
  await watch.check('main')
  await expect.poll(shownStock, patiently).toEqual([3, 3])

  await database.inTransaction((tx) =>
    holdStock(tx, { holder: 'cart', lines: [{ variantId, quantity: 1 }], seconds: 900 }),
  )
  await platform.parts.checkouts.notifyStock()
  await watch.check('main')
  await expect.poll(shownStock, patiently).toEqual([2, 2])
})

it('the watch for catalogue changes shows the new count on the page of a product of which there are many; lists stay cached until there are few', async () => {
  const watch = createWatchChanges({ shops: shop.synced, sync: shop.sync, log: { info: silence, warn: silence } })
  await watch.check('main')
  const count = async (delta: number) => {
    await shop.platform.database.inTransaction((tx) =>
      adjustStock(tx, { variantId, delta, reference: `count ${delta}` }),
    )
    await watch.check('main')
  }
  await count(58)
  await expect.poll(shownStock, patiently).toEqual([60, 60])
  await expect.poll(stockInApi, patiently).toEqual([60, 60, 60, 60])
  await count(-1)
  await expect.poll(shownStock, patiently).toEqual([60, 59])
  await expect.poll(stockInApi, patiently).toEqual([59, 59, 59, 59])
  await count(-40)
  await expect.poll(shownStock, patiently).toEqual([19, 19])
})

it('the watch for catalogue changes syncs a change once, and goes on after the shop was unavailable', async () => {
  const refreshProducts = vi.fn(async () => 1)
  const warn = vi.fn()
  let answer: () => Promise<{ id: number; updatedAt: Date }[]> = async () => [{ id: 7, updatedAt: new Date(5) }]
  const reader = { changedSince: () => answer() }
  const watch = createWatchChanges({
    shops: { main: { reader }, retail: { reader } },
    sync: { refreshProducts },
    log: { info: silence, warn },
  })
  await watch.check('main')
  await watch.check('main')
  expect(refreshProducts.mock.calls).toEqual([['main', [7]]])
  answer = () => Promise.reject(new Error('down'))
  await watch.check('main')
  await watch.check('main')
  expect(warn).toHaveBeenCalledTimes(1)
  answer = async () => [{ id: 7, updatedAt: new Date(6) }]
  await watch.check('main')
  expect(refreshProducts).toHaveBeenCalledTimes(2)
})
