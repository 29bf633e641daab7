import { createDemoWishlists } from '@dvaput/demo/store/demo-wishlists'
import { demoCustomers } from '@dvaput/domain/account/demo-customers'
import { markets } from '@dvaput/domain/markets/markets'
import { parseProductIdentity } from '@dvaput/domain/products/product-identity'
import { isGone, maxWishlistItems, priceDrop } from '@dvaput/domain/wishlist/wishlist-item'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productInput, useTestCatalogue } from '../../../../tests/support/catalogue/test-catalogue.ts'
import { addImported } from '../../../../tests/support/imported/add-imported.ts'
import { createTestJobs } from '../../../../tests/support/orders/test-jobs.ts'
import { createCartLines } from '../cart/cart-lines.ts'
import { createImportedProducts } from '../international/imported-products.ts'
import { createWishlist, type Wishlist } from './wishlist.ts'

const shop = useTestCatalogue()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
let wishlist: Wishlist
const identities = new Map<string, string>()

const amra = 'gid://shopify/Customer/1'
const diego = 'gid://shopify/Customer/2'
const bosnian = { market: markets.ba, language: 'bcs' } as const
const chilean = { market: markets.cl, language: 'es' } as const

const identityOf = (name: string) => {
  const identity = parseProductIdentity(identities.get(name) ?? name)
  if (!identity) throw new Error(`no product ${name}`)
  return identity
}
const add = (customerId: string, name: string, locale: typeof bosnian | typeof chilean = bosnian) =>
  wishlist.add(customerId, locale, identityOf(name))
const namesOf = async (customerId: string, { market }: typeof bosnian | typeof chilean = bosnian) =>
  (await wishlist.items({ customerId, market })).map(({ name }) => name)

beforeAll(async () => {
  await shop.addProducts('main', [
    productInput('ThinkPad T480', {
      options: [{ name: 'Memorija', values: ['8 GB', '16 GB'] }],
      variants: [
        { price: 50_050, openingStock: 3, optionValues: ['8 GB'] },
        { price: 60_000, openingStock: 1, optionValues: ['16 GB'] },
      ],
    }),
    productInput('Monitor', { price: 20_000 }),
    productInput('Tastatura', { price: 5_000 }),
    productInput('Dok', { stock: 0 }),
  ])
  await shop.addProducts('retail', [productInput('Teléfono', { price: 99_990 })])
  await shop.syncAll()
  const { rows } = await shop.database.pool.query<{ shop: string; handle: string; gid: string; title: string }>(
    `SELECT shop, handle, variant ->> 'gid' AS gid, variant -> 'titles' ->> 'bcs' AS title
     FROM backend.catalogue_products, jsonb_array_elements(variants) AS variant`,
  )
  for (const { shop: of, handle, gid, title } of rows)
    identities.set(title === 'Default Title' ? handle : `${handle} ${title}`, `local:${of}:${gid.split('/').at(-1)}`)
  const { catalogue, database } = shop
  const imported = createImportedProducts({ database })
  wishlist = createWishlist({ database, catalogue, imported, cartLines: createCartLines({ catalogue, imported }) })
})
beforeEach(async () => {
  shop.passTime(31_000)
  for (const server of Object.values(shop.shops)) server.behave('answers')
  await shop.database.pool.query('TRUNCATE backend.wishlist_items')
})

describe('a product is added', () => {
  it('with all that is needed to show it when it is gone [ENT-26]', async () => {
    expect(await add(amra, 'thinkpad-t480 16 GB')).toEqual({ ok: true, isNew: true })
    expect(await wishlist.items({ customerId: amra, market: markets.ba })).toEqual([
      {
        identity: identityOf('thinkpad-t480 16 GB'),
        name: 'ThinkPad T480 · 16 GB',
        handle: 'thinkpad-t480',
        price: { minor: 60_000, currency: 'BAM' },
        image: expect.stringContaining('/cdn/'),
        category: 'Laptop',
        vendor: 'Lenovo',
        addedAt: expect.any(Date),
      },
    ])
  })

  it('of ERA with its price in pesos and its picture, also one without a price', async () => {
    await addImported(
      shop.database,
      { id: 'ERA-1', handle: 'macbook', title: 'MacBook', pesos: 389_990, pictures: ['/laptop.avif'] },
      { id: 'ERA-2', handle: 'no-price', title: 'No price' },
    )
    for (const eraId of ['ERA-1', 'ERA-2'])
      expect(await wishlist.add(amra, bosnian, { kind: 'international', eraId })).toEqual({ ok: true, isNew: true })
    expect(await wishlist.list(amra, bosnian)).toMatchObject([
      { name: 'No price', state: 'sold-out' },
      {
        identity: { kind: 'international', eraId: 'ERA-1' },
        price: { minor: 389_990, currency: 'CLP' },
        image: '/laptop.avif',
        vendor: 'Apple',
        state: 'for-sale',
      },
    ])
  })

  it('once: again changes nothing, not even the time [WISH-11]', async () => {
    await add(amra, 'monitor')
    const before = await wishlist.items({ customerId: amra, market: markets.ba })
    expect(await add(amra, 'monitor')).toEqual({ ok: true, isNew: false })
    expect(await wishlist.items({ customerId: amra, market: markets.ba })).toEqual(before)
  })

  it('once, however many tabs add it at the same time [WISH-11]', async () => {
    const results = await Promise.all(Array.from({ length: 50 }, () => add(amra, 'monitor')))
    expect(results.filter((each) => each.ok && each.isNew)).toHaveLength(1)
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect(await namesOf(amra)).toEqual(['Monitor'])
  })

  it('to a list that never grows past its limit, however many are added at the same time', async () => {
    await shop.database.pool.query(
      `INSERT INTO backend.wishlist_items (customer_id, market, product, name, handle, category, vendor, price_minor, currency)
       SELECT $1, 'ba', 'local:main:' || 900000 + number, 'x', 'x', '', '', 1, 'BAM' FROM generate_series(1, $2) AS number`,
      [amra, maxWishlistItems - 1],
    )
    const names = ['monitor', 'tastatura', 'thinkpad-t480 8 GB', 'thinkpad-t480 16 GB']
    const results = await Promise.all(names.map((name) => add(amra, name)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results).toContainEqual({ ok: false, refusal: { code: 'wishlist-full' } })
    expect(await namesOf(amra)).toHaveLength(maxWishlistItems)
  })

  it.each([
    ['that the shop never had', 'local:main:999999999999'],
    ['of the shop of another market', 'telefono'],
    ['that ERA never had', 'international:ERA-17'],
  ])('not where it is one %s', async (_, name) => {
    expect(await add(amra, name)).toEqual({ ok: false, refusal: { code: 'product-not-found' } })
    expect(await namesOf(amra)).toEqual([])
  })
})

describe('the list', () => {
  it('is the customer’s alone, and of one market', async () => {
    await add(amra, 'monitor')
    await add(amra, 'telefono', chilean)
    await add(diego, 'tastatura')
    expect([await namesOf(amra), await namesOf(amra, chilean)]).toEqual([['Monitor'], ['Teléfono']])
    const monitor = identityOf('monitor')
    expect(await wishlist.remove({ customerId: diego, market: markets.ba }, monitor)).toBe(false)
    await wishlist.clear({ customerId: diego, market: markets.ba })
    expect([await namesOf(diego), await namesOf(amra)]).toEqual([[], ['Monitor']])
    expect(await wishlist.remove({ customerId: amra, market: markets.ba }, monitor)).toBe(true)
    await wishlist.clear({ customerId: amra, market: markets.ba })
    expect([await namesOf(amra), await namesOf(amra, chilean)]).toEqual([[], ['Teléfono']])
  })

  it('has the newest first, and says what is sold out', async () => {
    await add(amra, 'dok')
    await add(amra, 'monitor')
    expect(await wishlist.list(amra, bosnian)).toMatchObject([
      { name: 'Monitor', state: 'for-sale', current: { price: { minor: 20_000, currency: 'BAM' }, stock: 2 } },
      { name: 'Dok', state: 'sold-out', current: { stock: 0 } },
    ])
  })

  it('has the price of now beside the one it was added at', async () => {
    await add(amra, 'monitor')
    const { database, platform } = shop.platform
    const { rows } = await shop.database.pool.query<{ id: string }>(
      "SELECT id FROM backend.catalogue_products WHERE handle = 'monitor'",
    )
    const variants = [{ id: Number(identities.get('monitor')?.split(':').at(-1)), price: 8_000 }]
    await database.inTransaction((tx) =>
      platform.parts.catalogue.updateProduct(tx, platform.shopOf('main').shop, Number(rows[0]?.id), { variants }),
    )
    shop.passTime(31_000)
    const [item] = await wishlist.list(amra, bosnian)
    expect(item).toMatchObject({ price: { minor: 20_000 }, current: { price: { minor: 8_000 } } })
    expect(item && priceDrop(item)).toEqual({ minor: 12_000, currency: 'BAM' })
  })

  it('still shows what the shop took back, as it was', async () => {
    await add(amra, 'tastatura')
    const { database, platform } = shop.platform
    const { rows } = await shop.database.pool.query<{ id: string }>(
      "SELECT id FROM backend.catalogue_products WHERE handle = 'tastatura'",
    )
    const id = Number(rows[0]?.id)
    await database.inTransaction((tx) => platform.parts.catalogue.deleteProduct(tx, platform.shopOf('main').shop, id))
    await shop.sync.refreshProducts('main', [id])
    const [item] = await wishlist.list(amra, bosnian)
    expect(item).toMatchObject({ name: 'Tastatura', price: { minor: 5_000, currency: 'BAM' }, current: null })
    expect(item && isGone(item)).toBe(true)
  })

  it('takes two queries, however long it is', async () => {
    for (const name of ['dok', 'monitor', 'thinkpad-t480 8 GB']) await add(amra, name)
    const { pool } = shop.database
    const original = pool.query
    let statements = 0
    pool.query = ((...args: Parameters<typeof original>) => {
      statements += 1
      return original.apply(pool, args)
    }) as typeof original
    try {
      expect(await wishlist.list(amra, bosnian)).toHaveLength(3)
      expect(statements).toBe(2)
    } finally {
      pool.query = original
    }
  })
})

it('a wishlist is given to the customers of the demo once, with a product that has become cheaper', async () => {
  const { database, catalogue } = shop
  const jobs = createTestJobs({ database, log })
  const home = await catalogue.home(bosnian)
  const featured = [...home.featured, ...home.newest].slice(0, 3)
  const seed = createDemoWishlists({
    database,
    jobs,
    wishlist,
    catalogue: { home: async (locale) => ({ ...(await catalogue.home(locale)), featured }) },
    findCustomer: async (email) => (email === demoCustomers.ba.email ? { id: amra } : null),
  })
  await jobs.prepare()
  await seed(new Date())
  await jobs.drain()
  const items = await wishlist.list(amra, bosnian)
  expect(items.map(priceDrop).filter(Boolean)).toEqual([{ minor: 12_000, currency: 'BAM' }])
  expect(items).toHaveLength(featured.length)
  await wishlist.clear({ customerId: amra, market: markets.ba })
  await seed(new Date())
  await jobs.drain()
  await jobs.stop()
  expect(await namesOf(amra)).toEqual([])
})
