import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fields, type SandboxUnderTest, startSandboxUnderTest } from './sandbox-under-test.ts'

let folder: string
let today = new Date('2026-03-10T12:00:00Z')
let sandbox: SandboxUnderTest
/** What is for sale, read once. */
let listings: Fields[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'era-sandbox-'))
  await mkdir(join(folder, 'demo'))
  await writeFile(join(folder, 'demo/laptop-business-14-black-front.avif'), 'a picture')
  await writeFile(join(folder, 'secret.avif'), 'secret')
  sandbox = await startSandboxUnderTest({ pictures: folder, now: () => today })
  listings = await sandbox.readAll()
})
afterAll(async () => {
  await sandbox.close()
  await rm(folder, { recursive: true })
})

const request: SandboxUnderTest['request'] = (...args) => sandbox.request(...args)
const read: SandboxUnderTest['read'] = (path) => sandbox.read(path)
const readAll: SandboxUnderTest['readAll'] = (query) => sandbox.readAll(query)
const post: SandboxUnderTest['post'] = (path, body) => sandbox.post(path, body)

describe('the inventory', () => {
  it('is listed whole page by page, the newest first, without gaps or repetition', async () => {
    expect(listings.length).toBeGreaterThanOrEqual(3_000)
    expect(new Set(listings.map(({ id }) => String(id))).size).toBe(listings.length)
    const dates = listings.map(({ createdAt }) => String(createdAt))
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(dates[0]?.localeCompare(today.toISOString())).toBeLessThanOrEqual(0)
    expect(listings.every(({ status }) => status === 'active')).toBe(true)
  })

  it('has a row with a mistyped price where it is asked to, and is otherwise the same', async () => {
    const mistyped = await startSandboxUnderTest({ pictures: folder, now: () => today, hasTypo: true })
    const all = await mistyped.readAll()
    const added = all.filter(({ sku }) => !listings.some((listing) => listing.sku === sku))
    expect(added).toHaveLength(1)
    expect(JSON.stringify(added[0]?.price)).toMatch(/\d{9,}/)
    expect(all.filter((listing) => listing !== added[0])).toEqual(
      listings.map((listing) => JSON.parse(JSON.stringify(listing).replaceAll(sandbox.url, mistyped.url))),
    )
    await mistyped.close()
  })

  it('responds as the document says, in every form it names', async () => {
    const response = await read('/era/inventory?limit=2')
    expect(response).toMatchObject({ success: true, performance: { durationMs: expect.any(Number) } })
    for (const listing of listings)
      expect(listing).toMatchObject({
        title: expect.any(String),
        handle: expect.any(String),
        vendor: expect.any(String),
        productType: expect.any(String),
        tags: expect.any(Array),
        collections: [
          { title: expect.any(String), handle: expect.any(String) },
          { title: expect.any(String), handle: expect.any(String) },
        ],
        images: expect.any(Array),
        variantId: expect.any(String),
        sku: expect.stringMatching(/^ERA-/),
      })
    const forms = new Set<string>()
    for (const { id, price, compareAtPrice, images, ...listing } of listings) {
      forms.add(`id ${typeof id}`)
      for (const [name, money] of Object.entries({ price, compareAtPrice }))
        forms.add(`${name} ${money && Object.entries(money).map(([key, value]) => `${key} ${typeof value}`)}`)
      for (const image of images as unknown[])
        forms.add(typeof image === 'string' ? 'image string' : `image ${Object.keys(image as Fields)[0]}`)
      if ((images as unknown[]).length === 0) forms.add('no images')
      for (const name of ['inventoryQuantity', 'stock', 'imageUrl', 'image', 'weight'])
        if (listing[name]) forms.add(name)
      for (const name of ['description', 'weight']) if (!(name in listing)) forms.add(`no ${name}`)
    }
    for (const form of [
      ...['id number', 'id string', 'inventoryQuantity', 'stock', 'imageUrl', 'image', 'weight'],
      ...['price amount number', 'price amount string', 'price amount number,currencyCode string'],
      ...['price amountCLP number', 'price amountCLP string', 'price amount number,amountCLP number'],
      ...['price null', 'price undefined', 'compareAtPrice amount number', 'compareAtPrice undefined'],
      ...['image string', 'image src', 'image url', 'no images', 'no description', 'no weight'],
    ])
      expect(forms).toContain(form)
  })

  it('is filtered by type, category, subcategory, tag and words', async () => {
    const switches = await readAll('&product_type=switch')
    expect(switches.length).toBeGreaterThan(80)
    expect(new Set(switches.map(({ productType }) => productType))).toEqual(new Set(['Switch']))
    for (const place of ['category=apple', 'subcategory=iphone', 'product_type=al-por-mayor']) {
      const handle = place.split('=')[1]
      const found = await readAll(`&${place}`)
      expect(found.length).toBeGreaterThan(20)
      for (const listing of found) expect(listing.collections).toContainEqual(expect.objectContaining({ handle }))
    }
    const found = await readAll('&search=thinkpad%20T480%2032gb')
    expect(found.length).toBeGreaterThan(0)
    for (const { title } of found) expect(title).toMatch(/t480/i)
    const { data } = await read('/era/inventory?tag=GRADE-C&limit=1')
    expect(data.total).toBeGreaterThan(300)
    expect((await read('/era/inventory?search=zeppelin')).data).toEqual({ listings: [], total: 0 })
    const all = await read('/era/inventory?category=todos&status=active&limit=1')
    expect(all.data.total).toBe(listings.length)
  })

  it.each([
    '/era/inventory?limit=0',
    '/era/inventory?limit=251',
    '/era/inventory?limit=many',
    '/era/inventory?offset=-1',
    '/era/inventory?offset=99999999999999999999',
    '/era/inventory?platform=ebay',
    '/era/inventory?status=lost',
    '/era/inventory?updatedSince=yesterday',
    '/era-products/cached?limit=1.5',
    '/shopify-era/productsERA?exchange_rate=0',
    '/era/item/details',
    '/era/stock',
  ])('refuses %s', async (path) => {
    const response = await request(path)
    expect([response.status, await response.json()]).toEqual([400, { success: false, error: expect.any(String) }])
  })

  it('takes hostile requests', async () => {
    for (const search of ['%00', '%F0%9F', '%', "' or 1=1 --", 'x'.repeat(5_000), '('.repeat(100)])
      expect((await request(`/era/inventory?search=${search}`)).status).toBe(200)
    expect((await request('/era/item/details?handle=%00')).status).toBe(404)
    expect((await request('/nothing')).status).toBe(404)
  })

  it('keeps the day of a listing until it is listed anew', async () => {
    // Neither the newest nor the oldest, which are about to be listed anew.
    const settled = listings.slice(listings.length / 4, listings.length / 2)
    const dates = new Map(settled.map(({ sku, createdAt }) => [sku, createdAt]))
    today = new Date('2026-03-20T12:00:00Z')
    const later = await readAll('&category=apple')
    today = new Date('2026-03-10T12:00:00Z')
    for (const { sku, createdAt } of later) if (dates.has(sku)) expect(createdAt).toBe(dates.get(sku))
    const isNew = ({ createdAt }: Fields) => Date.parse(String(createdAt)) > Date.parse('2026-03-13T12:00:00Z')
    expect(later.filter(isNew).length).toBeGreaterThan(5)
    expect(later.filter(({ sku }) => dates.has(sku)).length).toBeGreaterThan(50)
  })
})

describe('one item', () => {
  it('is found by handle, id and SKU, and says the same', async () => {
    const [{ id, sku, handle } = {}] = (await read('/era/inventory?status=active&limit=1')).data.listings
    const byHandle = await read(`/era/item/details?handle=${handle}`)
    expect(byHandle).toMatchObject({ success: true, data: { handle, sku } })
    expect(await read(`/era/item/details?id=${id}`)).toEqual(byHandle)
    expect(await read(`/era/item/details?sku=${sku}`)).toEqual(byHandle)
    const unknown = await request('/era/item/details?handle=nothing-1')
    expect([unknown.status, await unknown.json()]).toEqual([404, { success: false, error: 'Item not found' }])
  })

  it('is written with each of the names the document lists', async () => {
    const names = new Set<string>()
    // One of each batch, which are 45 of 7 numbers apart.
    const batches = new Map(listings.map((each) => [Math.floor((Number(each.id) - 20_410_000) / 315), each]))
    for (const { handle } of batches.values()) {
      const data = (await read(`/era/item/details?handle=${handle}`)).data as unknown as Fields
      for (const name of Object.keys(data)) names.add(name)
      names.add(`price ${typeof data.price}`)
      expect(data.price).not.toEqual(expect.objectContaining({ compareAtPrice: expect.anything() }))
    }
    for (const name of [
      ...['item_id', 'id', 'title', 'description', 'handle', 'price', 'imageUrl', 'image_url', 'images'],
      ...['inventoryQuantity', 'stock', 'total_inventory', 'vendor', 'product_type', 'item_condition', 'tags'],
      ...['platform_id', 'sku', 'price number', 'price string', 'price object'],
    ])
      expect(names).toContain(name)
  })
})

describe('the other lists', () => {
  it('give the cached form, by category and by handle', async () => {
    const { products, totalFound, success } = await read('/era-products/cached?category=iphone&limit=5&offset=5')
    expect([success, products.length]).toEqual([true, 5])
    expect(totalFound).toBeGreaterThan(50)
    expect(products[0]).toMatchObject({
      status: 'active',
      inventory: expect.any(Number),
      variantId: expect.any(String),
    })
    const one = await read(`/era-products/cached?handles=${products[2]?.handle}&limit=1`)
    expect(one).toEqual({ success: true, products: [products[2]], totalFound: 1 })
  })

  it('give related items at the requested rate', async () => {
    const { products } = await read('/shopify-era/productsERA?product_type=Server&limit=8&exchange_rate=912.5')
    expect(products).toHaveLength(8)
    for (const { price } of products) {
      const { amount, amountCLP } = (price ?? { amount: 0, amountCLP: 0 }) as Record<string, number>
      expect(amountCLP).toBe(Math.round(Math.round((amount ?? 0) * 100) * 9.125))
    }
  })

  it('give the tree of six categories and of everything', async () => {
    const { categories } = (await read('/era/categories')).data as unknown as { categories: Fields[] }
    expect(categories.map(({ id }) => id)).toEqual([
      ...['notebooks', 'smartphones-tablets', 'apple', 'al-por-mayor', 'desktop', 'equipos-empresariales', 'todos'],
    ])
    for (const { subcategories, ...category } of categories) {
      const place = {
        id: expect.any(String),
        name: expect.any(String),
        description: expect.any(String),
        tags: expect.any(Array),
      }
      expect(category).toEqual(place)
      for (const each of subcategories as Fields[]) expect(each).toEqual(place)
    }
  })
})

describe('changes', () => {
  it('since a time are listed alone, the oldest first, whatever their status', async () => {
    const [first, second] = listings.slice(-2) as [Fields, Fields]
    today = new Date('2026-03-10T12:00:01Z')
    await post('/sandbox/stock', { key: second.sku, quantity: 0 })
    today = new Date('2026-03-10T12:00:02Z')
    await post('/sandbox/stock', { key: first.sku, quantity: 7 })
    const { data } = await read('/era/inventory?updatedSince=2026-03-10T12:00:01Z')
    expect(data.listings.map(({ sku, status }) => [sku, status])).toEqual([
      [second.sku, 'sold'],
      [first.sku, 'active'],
    ])
    expect(data.listings[1]).toMatchObject({ updatedAt: '2026-03-10T12:00:02.000Z' })
    today = new Date('2026-03-10T12:00:00Z')
  })
})

describe('a key', () => {
  it('is asked of every request but those of pictures', async () => {
    const locked = await startSandboxUnderTest({ pictures: folder, key: 'warehouse-key' })
    const statusOf = async (path: string, headers = {}) => (await locked.request(path, { headers })).status
    expect(await statusOf('/era/categories')).toBe(401)
    expect(await statusOf('/era/categories', { Authorization: 'Bearer warehouse-key' })).toBe(200)
    expect(await statusOf('/images/demo/laptop-business-14-black-front.avif')).toBe(200)
    await locked.close()
  })
})

describe('stock', () => {
  it('is given per item, and can be set', async () => {
    const [{ handle, sku } = {}] = (await read('/era/inventory?status=active&limit=1&product_type=cpu')).data.listings
    const changed = await post('/sandbox/stock', { key: sku, quantity: 3 })
    expect(await changed.json()).toMatchObject({ handle, availableForSale: true, quantityAvailable: 3, maxQuantity: 3 })
    await post('/sandbox/stock', { key: sku, quantity: 0 })
    const { data } = await read(`/era/stock?skus=${sku},ERA-NOBODY`)
    expect(data.items).toEqual([
      expect.objectContaining({ availableForSale: false, quantityAvailable: 0, maxQuantity: 0 }),
    ])
    const active = await readAll('&product_type=cpu')
    expect(active.some((listing) => listing.sku === sku)).toBe(false)
    expect((await read(`/era-products/cached?handles=${handle}`)).products[0]).toMatchObject({
      inventory: 0,
      status: 'sold',
    })
  })

  it.each([{}, { key: 5, quantity: 1 }, { key: 'x', quantity: -1 }, { key: 'x', quantity: 1.5 }, null])(
    'is not set by %j',
    async (body) => {
      expect((await post('/sandbox/stock', body)).status).toBe(400)
    },
  )

  it('of an unknown item is not set', async () => {
    expect((await post('/sandbox/stock', { key: 'ERA-NOBODY', quantity: 1 })).status).toBe(404)
  })
})

describe('a picture', () => {
  it('comes from the folder; one that is not there is a 404', async () => {
    const response = await request('/images/demo/laptop-business-14-black-front.avif')
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'image/avif',
      'a picture',
    ])
    const named = listings.map(({ imageUrl }) => imageUrl).find(Boolean)
    expect(named).toMatch(new RegExp(`^${sandbox.url}/images/demo/[a-z0-9.-]+-front\\.avif$`))
    expect((await fetch(String(named).replace('-front', '-inside'))).status).toBe(404)
  })

  it.each([
    '/images/../secret.avif',
    '/images/demo/..%2Fsecret.avif',
    '/images/demo/%2e%2e%2fsecret.avif',
    '/images/demo/',
    '/images/demo/a%00.avif',
  ])('does not lead out of it: %s', async (path) => {
    expect((await request(path)).status).toBe(404)
  })
})
