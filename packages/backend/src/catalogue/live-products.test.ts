import { catalogueTag, productStockTag, productTag } from '@dvaput/domain/catalogue/catalogue-tags'
import { createCatalogueReader } from '@dvaput/integrations/storefront/catalogue-reader'
import { createReadLiveProducts } from '@dvaput/integrations/storefront/read-live-products'
import { expect, it } from 'vitest'
import { connectTestShop } from '../../../../tests/support/platform/shop-connection.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { createLiveProducts } from './live-products.ts'

const shop = useTestPlatform()
const main = () => shop.platform.shopOf('main').shop

it('the catalogue joins the replica with the price and stock of now, no older than 30 s', async () => {
  const { catalogue } = shop.platform.parts
  const input = { title: 'One', variants: [{ price: 10_000, openingStock: 5 }] }
  const created = await shop.database.inTransaction((tx) => catalogue.createProduct(tx, main(), input))
  if (!created.ok) throw new Error(created.refusal.message)
  const { client } = connectTestShop(shop, 'main')
  const rows = (await createCatalogueReader({ client, language: 'bcs' }).productPage(null)).rows
  const synced = rows.map((row) => ({ ...row, shop: 'main' as const }))

  const different: number[][] = []
  let clock = 0
  let queries = 0
  const readMain = createReadLiveProducts(client)
  const live = createLiveProducts({
    read: {
      main(gids, options) {
        queries += 1
        return readMain(gids, options)
      },
      retail: () => Promise.reject(new Error('nobody asked for these')),
    },
    onDifference: (_shop, ids) => void different.push([...ids]),
    now: () => clock,
  })
  expect(await live.join(synced)).toEqual(synced)
  expect(different).toEqual([])

  const { id } = created.value
  const variantId = Number(synced[0]?.variants[0]?.gid.split('/').at(-1))
  const variants = [{ id: variantId, price: 8_000, compareAtPrice: 10_000 }]
  await shop.database.inTransaction((tx) => catalogue.updateProduct(tx, main(), id, { variants }))
  clock = 29_999
  expect(await live.join(synced)).toEqual(synced)
  expect(queries).toBe(1)
  clock = 30_000
  expect(await live.join(synced)).toMatchObject([
    {
      id,
      priceMinor: 8_000,
      compareAtMinor: 10_000,
      stock: 5,
      titles: { en: 'One' },
      variants: [{ priceMinor: 8_000 }],
    },
  ])
  expect(different).toEqual([[id]])

  // As soon as the replica is updated, half a minute or not.
  const cheaper = [{ id: variantId, price: 7_000 }]
  await shop.database.inTransaction((tx) => catalogue.updateProduct(tx, main(), id, { variants: cheaper }))
  live.drop([productTag('main', 'one')])
  expect(await live.join(synced)).toMatchObject([{ id, priceMinor: 7_000 }])

  await shop.database.inTransaction((tx) => catalogue.deleteProduct(tx, main(), id))
  live.drop([productTag('main', 'two'), productStockTag('main', 'two'), catalogueTag('main')])
  expect(await live.join(synced)).toMatchObject([{ id, available: true }])
  // Be it the count alone.
  live.drop([productStockTag('main', 'one')])
  expect(await live.join(synced)).toMatchObject([{ id, available: false, stock: 0, priceMinor: 10_000 }])
})
