import { openDatabase } from '@dvaput/database/open-database'
import type { StoredItem } from '@dvaput/domain/wishlist/wishlist-item'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { addImported } from '../support/imported/add-imported.ts'
import { createPeople, type TestPerson } from '../support/people/people.ts'
import { openAs } from '../support/requests/interleaved-requests.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { type RunningServer, startServer } from '../support/servers/running-server.ts'
import { waitForCatalogueSync } from '../support/servers/wait-for-catalogue-sync.ts'

const testDatabase = useTestDatabase({ demo: true })
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

const closing = new AsyncDisposableStack()
let server: RunningServer
let database: ReturnType<typeof openDatabase>
let amra: TestPerson
let diego: TestPerson
let nobody: TestPerson
let laptop: string
let mouse: string

const own = { 'Sec-Fetch-Site': 'same-origin' }

const readApi = async (person: TestPerson, path = '/api/wishlist', init: RequestInit = {}) => {
  const response = await openAs(server.url, path, person, init)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const send = (person: TestPerson, path: string, body: object) =>
  readApi(person, path, {
    method: 'POST',
    headers: { ...own, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
const itemsOf = async (person: TestPerson) => (await readApi(person)).body.items as readonly StoredItem[]
const idsOf = async (person: TestPerson) => (await itemsOf(person)).map(({ id }) => id)

/** As a browser without scripts does. */
const submit = (person: TestPerson, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  openAs(server.url, '/wishlist?lang=en', person, {
    method: 'POST',
    headers: { ...own, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields),
  })
const open = async (person: TestPerson, path: string) => {
  const response = await openAs(server.url, path, person)
  return { status: response.status, location: response.headers.get('Location'), html: await response.text() }
}

const hasButton = (html: string, name: string, value: string) =>
  new RegExp(`<button (?=[^>]*name="${name}")(?=[^>]*value="${value}")`).test(html)

/** Takes a product from the shop, as the sync does. */
const removeFromShop = (handle: string) =>
  database.pool.query(
    'UPDATE backend.catalogue_products SET removed_at = app_now(), listed = false WHERE handle = $1 AND shop = $2',
    [handle, 'main'],
  )

beforeAll(async () => {
  const folder = await createDataFolder()
  closing.defer(folder.remove)
  server = await startServer({ env: { DATABASE_URL: testDatabase.url, DATA_DIR: folder.path } })
  closing.defer(async () => void (await server.stop()))
  await waitForCatalogueSync(server)
  database = openDatabase({ url: testDatabase.url, applicationName: 'wishlist test', log })
  closing.defer(database.close)
  ;[amra, diego, nobody] = (await createPeople(testDatabase.url)) as [TestPerson, TestPerson, TestPerson]
  const identityOf = async (handle: string) => {
    const { rows } = await database.pool.query<{ gid: string }>(
      `SELECT variants -> 0 ->> 'gid' AS gid FROM backend.catalogue_products WHERE shop = 'main' AND handle = $1`,
      [handle],
    )
    return `local:main:${rows[0]?.gid.split('/').at(-1)}`
  }
  laptop = await identityOf('dell-latitude-7490')
  mouse = await identityOf('logitech-b100')
})
afterAll(() => closing.disposeAsync())
beforeEach(() => database.pool.query('TRUNCATE backend.wishlist_items'))

describe('the wishlist of the API', () => {
  it('belongs to whoever is logged in, and to nobody else [ROLE-02]', async () => {
    for (const [path, body] of [
      ['/api/wishlist', { id: laptop }],
      ['/api/wishlist/remove', { id: laptop }],
      ['/api/wishlist/clear', {}],
    ] as const)
      expect(await send(nobody, path, body)).toMatchObject({ status: 401, body: { code: 'login-required' } })
    expect(await readApi(nobody)).toMatchObject({ status: 401, body: { code: 'login-required' } })
    await send(amra, '/api/wishlist', { id: laptop })
    expect(await idsOf(diego)).toEqual([])
    await send(diego, '/api/wishlist/remove', { id: laptop })
    await send(diego, '/api/wishlist/clear', {})
    expect(await idsOf(amra)).toEqual([laptop])
  })

  it('has the fields of the specification and is the same on every device [ENT-26]', async () => {
    const added = await send(amra, '/api/wishlist', { id: laptop })
    expect(added).toMatchObject({
      status: 200,
      body: {
        success: true,
        items: [
          {
            ...{ id: laptop, name: expect.stringContaining('Dell Latitude 7490'), handle: 'dell-latitude-7490' },
            ...{ price: expect.any(Number), currency: 'BAM', image: expect.stringContaining('/'), vendor: 'Dell' },
            ...{ isInternational: false, source: 'local', category: expect.stringMatching(/\w/) },
            addedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
          },
        ],
      },
    })
    const otherDevice = { ...amra, headers: { Cookie: amra.headers.Cookie ?? '' } }
    expect(await itemsOf(otherDevice)).toEqual(added.body.items)
  })

  it('refuses what is no product of this market', async () => {
    for (const id of ['local:main:999999999', 'local:retail:1', 'international:ERA-1'])
      expect(await send(amra, '/api/wishlist', { id })).toMatchObject({
        status: 404,
        body: { code: 'product-not-found' },
      })
    expect(await send(amra, '/api/wishlist', { id: 'gid://shopify/Product/1' })).toMatchObject({ status: 400 })
  })
})

describe('/wishlist without scripts', () => {
  it('asks a visitor to log in, and offers the way home [WISH-01] [ROLE-03] [ROUTE-21]', async () => {
    const { status, html } = await open(nobody, '/wishlist?lang=en')
    expect(status).toBe(200)
    expect(html).toContain('Log in to see your wishlist')
    expect(html).toMatch(/href="\/login\?returnTo=%2Fwishlist"/)
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*><span>Back to home/)
  })

  it('sends the heart of a visitor to the login and back to the page it was on [ROLE-02]', async () => {
    const referrer = `${server.url}/product/dell-latitude-7490?variant=7`
    const response = await submit(nobody, { add: laptop }, { Referer: referrer })
    expect([response.status, response.headers.get('Location')]).toEqual([
      302,
      '/login?returnTo=%2Fproduct%2Fdell-latitude-7490%3Fvariant%3D7',
    ])
    const elsewhere = await submit(nobody, { add: laptop }, { Referer: 'https://elsewhere.example/x' })
    expect(elsewhere.headers.get('Location')).toBe('/login?returnTo=%2Fwishlist')
  })

  it('adds by the form of a heart, shows the item and removes it by its own form', async () => {
    const added = await (await submit(amra, { add: laptop })).text()
    expect(added).toMatch(/role="status"[^>]*>Added to your wishlist: Dell Latitude 7490/)
    const { html } = await open(amra, '/wishlist?lang=en')
    expect(html).toMatch(/href="\/product\/dell-latitude-7490"[^>]*>Dell Latitude 7490/)
    expect(html).toContain('KM</span>')
    expect(hasButton(html, 'remove', laptop)).toBe(true)
    const removed = await (await submit(amra, { remove: laptop })).text()
    expect(removed).toMatch(/role="status"[^>]*>Removed from your wishlist: Dell Latitude 7490/)
    expect(await idsOf(amra)).toEqual([])
  })

  it.each([
    ['bcs', ['1 sačuvan proizvod', '2 sačuvana proizvoda', '5 sačuvanih proizvoda', '21 sačuvan proizvod']],
    ['en', ['1 saved product', '2 saved products', '5 saved products', '21 saved products']],
    ['es', ['1 producto guardado', '2 productos guardados', '5 productos guardados', '21 productos guardados']],
  ])('counts in the plural of the language: %s [WISH-03]', async (language, texts) => {
    for (const [index, count] of [1, 2, 5, 21].entries()) {
      await database.pool.query('TRUNCATE backend.wishlist_items')
      await database.pool.query(
        `INSERT INTO backend.wishlist_items (customer_id, market, product, name, handle, category, vendor, price_minor, currency)
         SELECT $1, 'ba', 'local:main:' || 900000 + number, 'Old ' || number, 'old', '', '', 100, 'BAM'
         FROM generate_series(1, $2::int) AS number`,
        [amra.secrets[0], count],
      )
      expect((await open(amra, `/wishlist?lang=${language}`)).html).toContain(`>${texts[index]}<`)
    }
  })

  it('empties the list only after a question, and leads from the empty one to both kinds of products [WISH-02] [WISH-04]', async () => {
    await send(amra, '/api/wishlist', { id: laptop })
    const asked = await open(amra, '/wishlist?lang=en&clear=ask')
    expect(asked.html).toContain('Clear the wishlist?')
    expect(hasButton(asked.html, 'clear', 'yes')).toBe(true)
    await submit(amra, { clear: 'ask' })
    expect(await idsOf(amra)).toEqual([laptop])
    const cleared = await (await submit(amra, { clear: 'yes' })).text()
    expect(cleared).toContain('Your wishlist has been cleared.')
    expect(cleared).toContain('Your wishlist is empty')
    expect(cleared).toMatch(/<a [^>]*href="\/products"[^>]*><span>Browse products/)
    expect(cleared).toMatch(/<a [^>]*href="\/international-products"[^>]*><span>Browse international products/)
  })

  it('shows how much cheaper a product has become, in its own currency [WISH-05]', async () => {
    await send(amra, '/api/wishlist', { id: mouse })
    await database.pool.query('UPDATE backend.wishlist_items SET price_minor = price_minor + 12000')
    expect((await open(amra, '/wishlist?lang=en')).html).toContain('−120.00 KM since you added it')
  })

  it('marks an international product and links to its own kind of page [WISH-06] [WISH-08]', async () => {
    await addImported(database, { id: 'ERA-17', handle: 'imported-1', title: 'Imported', pesos: 99_990 })
    expect(await send(amra, '/api/wishlist', { id: 'international:ERA-17' })).toMatchObject({ status: 200 })
    await send(amra, '/api/wishlist', { id: laptop })
    const { html } = await open(amra, '/wishlist?lang=en')
    expect(html).toMatch(/href="\/international\/imported-1"[^>]*>Imported/)
    expect(html).toMatch(/href="\/product\/dell-latitude-7490"/)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main.match(/>International</g)).toHaveLength(1)
    expect(html).toContain('$99.990 CLP')
  })
})

describe('/product-not-available', () => {
  it('sends a visitor to the login and back', async () => {
    expect(await open(nobody, '/product-not-available?handle=x')).toMatchObject({
      status: 302,
      location: '/login?returnTo=%2Fproduct-not-available%3Fhandle%3Dx',
    })
  })

  it('goes to the products for what is not on the list [NA-01]', async () => {
    for (const path of ['/product-not-available?handle=dell-latitude-7490', '/product-not-available'])
      expect(await open(amra, path)).toMatchObject({ status: 302, location: '/products' })
  })

  it('goes to the product’s own page while it is for sale', async () => {
    await send(amra, '/api/wishlist', { id: mouse })
    expect(await open(amra, '/product-not-available?handle=logitech-b100')).toMatchObject({
      status: 302,
      location: '/product/logitech-b100',
    })
  })

  it('shows the product, the date, three reasons and three ways on [NA-01] [NA-02] [NA-03] [NA-04] [ROUTE-28]', async () => {
    await send(amra, '/api/wishlist', { id: laptop })
    await database.pool.query("UPDATE backend.wishlist_items SET added_at = '2026-03-04T12:00:00Z'")
    await removeFromShop('dell-latitude-7490')
    const list = await open(amra, '/wishlist?lang=en')
    expect(list.html).toMatch(/href="\/product-not-available\?handle=dell-latitude-7490"[^>]*>Dell Latitude 7490/)
    const { status, html } = await open(amra, '/product-not-available?handle=dell-latitude-7490&lang=en')
    expect(status).toBe(200)
    for (const text of ['Dell Latitude 7490', 'Added: 4 March 2026', 'It is out of stock.'])
      expect(html).toContain(text)
    expect(html).toContain('It has been discontinued.')
    expect(html).toContain('Our catalogue has changed.')
    expect(html).toMatch(/<a [^>]*href="\/wishlist"[^>]*>.*?Go Back/)
    expect(html).toMatch(/<a [^>]*href="\/products\/racunari-i-laptopi\/laptop"[^>]*>.*?Browse Similar Products/)
    expect(html).toMatch(/action="\/wishlist"[^>]*><button [^>]*name="remove"[^>]*>.*?Remove from Wishlist/)
    expect(hasButton(html, 'remove', laptop)).toBe(true)
    // The form leads to the list.
    expect(await (await submit(amra, { remove: laptop })).text()).toContain('Your wishlist is empty')
  })
})
