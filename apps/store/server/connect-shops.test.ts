import { insertProducts } from '@dvaput/platform/catalogue/insert-products'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestPlatform as testPlatformOfThisFile } from '../../../tests/support/platform/test-platform.ts'
import { connectShops, pictureHostsOf } from './connect-shops.ts'

const shop = testPlatformOfThisFile()
const homes = { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' }
const hosted = {
  url: 'https://dvaput.example',
  token: 'token-token',
  adminToken: undefined,
  webhookSecret: undefined,
  clientId: undefined,
  checkoutDomain: undefined,
}
type Options = Parameters<typeof connectShops>[0]

const connect = (shops: Options['config']['shops'], port = 3000) =>
  connectShops({
    config: { shops, demo: true, port },
    platform: shop.platform,
    shopOrigins: { main: `http://main.localhost:${port}`, retail: `http://retail.localhost:${port}` },
    homes,
  })

beforeAll(async () => {
  const images = [{ pictureKey: 'demo/x.avif', altText: null, width: 10, height: 10 }]
  const input = { title: 'Laptop', images, variants: [{ price: 100, openingStock: 1, imagePosition: 1 }] }
  const { database, platform } = shop
  await database.inTransaction((tx) => insertProducts(tx, platform.shopOf('main').shop, [input]))
})

describe('the shops of the built-in platform', () => {
  it('have their pictures at our own origin, and the same replica on whatever port', async () => {
    const connected = await connect({ main: undefined, retail: undefined })
    const elsewhere = await connect({ main: undefined, retail: undefined }, 4000)
    const { rows } = await connected.main.reader.productPage(null)
    expect(rows).toMatchObject([
      {
        images: [{ url: '/cdn/shop/files/demo/x.avif?v=1' }],
        variants: [{ imageUrl: '/cdn/shop/files/demo/x.avif?v=1' }],
      },
    ])
    expect((await elsewhere.main.reader.productPage(null)).rows).toEqual(rows)
    expect(elsewhere.main.source).toBe(connected.main.source)
    expect(connected.retail.source).not.toBe(connected.main.source)
    expect(pictureHostsOf(connected)).toEqual([])
  })
})

describe('a hosted shop', () => {
  it('keeps the URLs of its pictures, whose hosts a page may ask', async () => {
    const connected = await connect({ main: hosted, retail: undefined })
    const url = 'https://cdn.shopify.com/s/files/1/0001/laptop.jpg?v=7'
    expect(connected.main.pictureUrl(url)).toBe(url)
    expect(connected.main.source).toBe('https://dvaput.example')
    expect(pictureHostsOf(connected)).toEqual(['https://cdn.shopify.com', 'https://dvaput.example'])
  })
})
