import { openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { createPeople, type TestPerson } from '../support/people/people.ts'
import { openAs } from '../support/requests/interleaved-requests.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { type RunningServer, startServer } from '../support/servers/running-server.ts'
import { waitForCatalogueSync } from '../support/servers/wait-for-catalogue-sync.ts'

const testDatabase = useTestDatabase({ demo: true })
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const own = { 'Sec-Fetch-Site': 'same-origin' }

const closing = new AsyncDisposableStack()
let server: RunningServer
let database: ReturnType<typeof openDatabase>
let amra: TestPerson
let diego: TestPerson
let nobody: TestPerson
let laptop: { id: string; price: number; stock: number; name: string; path: string }
let mouse: typeof laptop

const submit = async (person: TestPerson, fields: readonly (readonly [string, string])[], headers = {}) => {
  const response = await openAs(server.url, '/cart?lang=en', person, {
    method: 'POST',
    headers: { ...own, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
  })
  return { status: response.status, headers: response.headers, html: await response.text() }
}
const intend = (person: TestPerson, intent: string, id = '', quantity = '1') =>
  submit(person, [
    ['intent', intent],
    ['id', id],
    ['quantity', quantity],
  ])
const open = async (person: TestPerson, path = '/cart?lang=en') => {
  const response = await openAs(server.url, path, person)
  return { status: response.status, headers: response.headers, html: await response.text() }
}
const sync = async (person: TestPerson, body: object) => {
  const response = await openAs(server.url, '/api/cart/sync', person, {
    method: 'POST',
    headers: { ...own, 'Content-Type': 'application/json' },
    body: JSON.stringify({ revision: 0, changes: [], ...body }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const heldBy = async (person: TestPerson) => {
  const { lines } = (await sync(person, {})).body as { lines: { id: string; quantity: number }[] }
  return Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]))
}
const alertOf = (html: string) => /role="alert"[^>]*>(.*?)<\/div><\/div>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '')
const lineOf = ({ id, price }: typeof laptop, quantity = 1) => `${quantity} ${price} BAM ${id}`
const imported = '1 249990 CLP international:ERA-17'
const checkOut = (person: TestPerson, kind: string, ...lines: string[]) =>
  submit(person, [['intent', 'checkout'], ['kind', kind], ...lines.map((line) => ['line', line] as const)])

beforeAll(async () => {
  const folder = await createDataFolder()
  closing.defer(folder.remove)
  server = await startServer({ env: { DATABASE_URL: testDatabase.url, DATA_DIR: folder.path } })
  closing.defer(async () => void (await server.stop()))
  await waitForCatalogueSync(server)
  database = openDatabase({ url: testDatabase.url, applicationName: 'cart test', log })
  closing.defer(database.close)
  ;[amra, diego, nobody] = (await createPeople(testDatabase.url)) as [TestPerson, TestPerson, TestPerson]
  const find = async (handle: string) => {
    const { rows } = await database.pool.query<{ gid: string; price: string; stock: number; name: string }>(
      `SELECT variants -> 0 ->> 'gid' AS gid, variants -> 0 ->> 'priceMinor' AS price,
              (variants -> 0 ->> 'quantity')::int AS stock, titles ->> 'en' AS name
       FROM backend.catalogue_products WHERE shop = 'main' AND handle = $1`,
      [handle],
    )
    const [row] = rows
    if (!row) throw new Error(`no product ${handle}`)
    const id = `local:main:${row.gid.split('/').at(-1)}`
    return { id, price: Number(row.price), stock: row.stock, name: row.name, path: `/product/${handle}` }
  }
  laptop = await find('dell-latitude-7490')
  mouse = await find('logitech-b100')
})
afterAll(() => closing.disposeAsync())
beforeEach(() => database.pool.query('TRUNCATE backend.server_carts, backend.server_cart_lines'))

describe('a customer without scripts', () => {
  it('adds from a product, sees the cart, changes and removes lines, and empties it [ROUTE-14] [CART-01] [CART-02]', async () => {
    const product = await open(amra, laptop.path)
    expect(product.html).toContain(`name="id" value="${laptop.id}"`)
    const added = await intend(amra, 'add', laptop.id)
    expect(added.status).toBe(200)
    expect(added.headers.get('Cache-Control')).toContain('no-store')
    expect(added.html).toContain(`Added to cart: ${laptop.name}`)
    await intend(amra, 'add', mouse.id, '2')
    expect(await heldBy(amra)).toEqual({ [laptop.id]: 1, [mouse.id]: 2 })

    const { html } = await open(amra)
    expect(html).toContain(laptop.name)
    expect(html, 'nobody is asked to log in who is').not.toContain('href="/login"')
    expect(html).toContain('Order summary')
    expect(html).toContain(`name="line" value="${lineOf(mouse, 2)}"`)
    expect(html).toContain('Calculated at checkout.')
    expect((await intend(amra, 'set', mouse.id, '1')).html).toContain('The quantity has been changed.')
    expect((await intend(amra, 'remove', laptop.id)).html).toContain(`Removed from the cart: ${laptop.name}`)
    expect(await heldBy(amra)).toEqual({ [mouse.id]: 1 })
    expect((await intend(amra, 'clear')).html).toContain('Your cart is empty')
    expect(await heldBy(amra)).toEqual({})
  })

  it('gets no more than there is, and no nonsense [CART-10] [CART-11] [CART-12]', async () => {
    const tooMany = await intend(amra, 'add', laptop.id, String(laptop.stock + 1))
    expect(alertOf(tooMany.html)).toBe('There are not that many in stock.')
    await intend(amra, 'add', laptop.id)
    const clamped = await intend(amra, 'set', laptop.id, String(laptop.stock + 1))
    expect(alertOf(clamped.html)).toBe(`Exceeds stock: at most ${laptop.stock} can be ordered.`)
    expect(await heldBy(amra)).toEqual({ [laptop.id]: laptop.stock })
    await intend(amra, 'set', laptop.id, '0')
    expect(await heldBy(amra), 'never below one').toEqual({ [laptop.id]: 1 })
    for (const [intent, id, quantity] of [
      ['set', 'rubbish', '1'],
      ['rubbish', laptop.id, '1'],
    ] as const)
      expect(alertOf((await intend(amra, intent, id, quantity)).html)).toBe('That could not be done. Please try again.')
    for (const quantity of ['', '1.5', '-1'])
      expect(alertOf((await intend(amra, 'set', laptop.id, quantity)).html)).toBe(
        'Please enter a quantity of at least 1.',
      )
    expect(await heldBy(amra)).toEqual({ [laptop.id]: 1 })
  })

  it('is told what stands in the way of the checkout, and removes it in one press [CART-08]', async () => {
    await intend(amra, 'add', laptop.id)
    await intend(amra, 'add', mouse.id)
    const gone = 'local:main:999999999999'
    await database.pool.query(`UPDATE backend.server_cart_lines SET product = $2 WHERE product = $1`, [mouse.id, gone])
    const { html } = await open(amra)
    expect(html).toContain('One product cannot be ordered right now. Remove it to continue.')
    expect(html).toContain('value="remove-unavailable"')
    await intend(amra, 'remove-unavailable')
    expect(await heldBy(amra)).toEqual({ [laptop.id]: 1 })
    expect((await open(amra)).html).not.toContain('remove-unavailable')
  })

  it('is told what changed since a product was added [CART-05] [CART-06]', async () => {
    await intend(amra, 'add', laptop.id)
    await intend(amra, 'add', mouse.id)
    await database.pool.query(
      `UPDATE backend.server_cart_lines SET snapshot = jsonb_set(snapshot, '{price,minor}', '100') WHERE product = $1`,
      [laptop.id],
    )
    await database.pool.query(`UPDATE backend.server_cart_lines SET quantity = 1000 WHERE product = $1`, [mouse.id])
    const { html } = await open(amra)
    expect(html).toContain('The price has changed: it was 1.00 KM')
    expect(html).toContain('Exceeds stock: the quantity is now')
    expect(html).toContain('Something has changed since you added these products.')
  })

  it('is asked to log in first, and comes back to where the form was', async () => {
    const { status, headers } = await submit(
      nobody,
      [
        ['intent', 'add'],
        ['id', laptop.id],
      ],
      {
        Referer: `${server.url}${laptop.path}`,
      },
    )
    expect(status).toBe(302)
    expect(headers.get('Location')).toBe(`/login?returnTo=${encodeURIComponent(laptop.path)}`)
    const { html } = await open(nobody)
    expect(html).toContain('Without scripts the cart needs a login')
  })
})

describe('the checkout of the cart', () => {
  it('leads anybody to the shop, with a cookie that names this browser [CART-04] [CART-22]', async () => {
    for (const person of [nobody, amra]) {
      const { status, headers } = await checkOut(person, 'local', lineOf(mouse))
      expect(status).toBe(303)
      expect(headers.get('Location')).toMatch(/\/cart\/c\/|\/checkouts\//)
      expect(headers.get('Set-Cookie')).toMatch(/checkout=.+HttpOnly/i)
    }
  })

  it('has an error of its own for each reason not to go on [CART-08] [CART-18] [CART-19] [CART-26]', async () => {
    const sold = { ...mouse, id: 'local:main:999999' }
    for (const [kind, lines, message] of [
      ['local', [], 'Your cart is empty.'],
      ['local', [imported], 'There are no local products in your cart.'],
      [
        ...(['local', [lineOf(mouse), imported]] as const),
        'Local and international products are paid separately. Set one kind aside and continue with the other.',
      ],
      [
        ...(['international', [lineOf(mouse), imported]] as const),
        'There are local products in your cart as well. Set them aside to check out the international ones.',
      ],
      ['international', [lineOf(mouse)], 'There are no international products in your cart.'],
      ['local', [lineOf(sold)], 'You cannot proceed with out of stock products'],
      [
        ...(['local', [lineOf({ ...mouse, price: 1 })]] as const),
        'A price or the stock has changed since you opened your cart. Have a look and try again.',
      ],
      ['local', ['rubbish', `0 1 BAM ${mouse.id}`, `1 1 XXX ${mouse.id}`], 'Your cart is empty.'],
    ] as const) {
      const { status, html } = await checkOut(nobody, kind, ...lines)
      expect({ status, lines, message: alertOf(html) }).toEqual({ status: 200, lines, message })
    }
  })

  it('leads anybody on to the checkout of imported products where there is nothing else [CART-22]', async () => {
    const { status, headers } = await checkOut(nobody, 'international', imported)
    expect({ status, location: headers.get('Location') }).toEqual({ status: 303, location: '/checkout-era' })
  })
})

describe('the cart of a customer', () => {
  it('is the same on every device, and nobody else’s', async () => {
    expect(await sync(nobody, {})).toMatchObject({ status: 401, body: { code: 'login-required' } })
    const merged = await sync(amra, { guestCart: { key: 'guestcart1', lines: [{ id: mouse.id, quantity: 2 }] } })
    expect(merged).toMatchObject({
      status: 200,
      body: {
        revision: 1,
        lines: [
          {
            ...{ id: mouse.id, name: expect.any(String), handle: 'logitech-b100', source: 'local', quantity: 2 },
            ...{ price: mouse.price / 100, currency: 'BAM', image: expect.stringContaining('/') },
          },
        ],
        notStored: [],
      },
    })
    const otherDevice = { ...amra, headers: { Cookie: amra.headers.Cookie ?? '' } }
    expect(await heldBy(otherDevice)).toEqual({ [mouse.id]: 2 })
    expect(await heldBy(diego)).toEqual({})
    await sync(diego, { changes: [{ id: mouse.id, quantity: 0, agoMs: 0 }] })
    expect(await heldBy(amra)).toEqual({ [mouse.id]: 2 })
  })

  it('refuses what no browser of ours sends', async () => {
    for (const body of [
      { changes: [{ id: 'rubbish', quantity: 1, agoMs: 0 }] },
      { changes: [{ id: mouse.id, quantity: -1, agoMs: 0 }] },
      { changes: [{ id: mouse.id, quantity: 1.5, agoMs: 0 }] },
      { changes: [{ id: mouse.id, quantity: 1, agoMs: -1 }] },
      { revision: -1 },
      { guestCart: { key: '', lines: [] } },
      { changes: Array.from({ length: 201 }, () => ({ id: mouse.id, quantity: 1, agoMs: 0 })) },
    ])
      expect(await sync(amra, body)).toMatchObject({ status: 400 })
    expect(await heldBy(amra)).toEqual({})
  })
})
