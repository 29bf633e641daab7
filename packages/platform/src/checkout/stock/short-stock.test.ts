import { describe, expect, it } from 'vitest'
import { bosnianBuyer, createWalk } from '../../../../../tests/support/platform/checkout-walk.ts'
import { addProduct } from '../../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { checkInvariants } from '../../../../../tests/support/proofs/check-invariants.ts'
import { adjustStock } from '../../stock/stock.ts'

const shop = useTestPlatform()
const walkFrom = (clientIp: string) =>
  createWalk((path, init) => shop.fetchAt(path, init, { clientIp }), 'http://main.localhost:3000')
const walk = walkFrom('203.0.113.7')
const other = walkFrom('203.0.113.8')

const newVariant = (facts: Parameters<typeof addProduct>[2]) =>
  addProduct(shop.database, shop.platform.shopOf('main').shop.id, facts)

const createCart = async (
  ...lines: { variantId: number; quantity: number }[]
): Promise<{ id: string; checkoutUrl: string }> => {
  const { data } = await shop.query(
    'mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { id checkoutUrl } } }',
    {
      lines: lines.map(({ variantId, quantity }) => ({
        merchandiseId: `gid://shopify/ProductVariant/${variantId}`,
        quantity,
      })),
    },
  )
  return data.cartCreate.cart
}
const makeCart = async (...lines: Parameters<typeof createCart>) => (await createCart(...lines)).checkoutUrl

let moved = 0
const move = async (variantId: number, delta: number) => {
  moved += 1
  const result = await shop.database.inTransaction((tx) =>
    adjustStock(tx, { variantId, delta, reference: `move ${moved}` }),
  )
  expect(result).toEqual({ ok: true })
}

const quantities = async (token: string) =>
  (
    await shop.database.pool.query<{ quantity: number }>(
      `SELECT line.quantity FROM platform.cart_lines AS line JOIN platform.checkouts USING (cart_token)
       WHERE checkouts.token = $1 ORDER BY position`,
      [token],
    )
  ).rows.map(({ quantity }) => quantity)

/** As a storefront asks for it. */
const heldUntil = async (variantId: number): Promise<string | null> => {
  const { data } = await shop.query(
    `query ($ids: [ID!]!) {
      nodes(ids: $ids) { ... on ProductVariant { held: metafield(namespace: "dvaput", key: "held_until") { value } } }
    }`,
    { ids: [`gid://shopify/ProductVariant/${variantId}`] },
  )
  return data.nodes[0].held?.value ?? null
}

/** Whether the payment step of this cart holds its units. */
const cartHold = async (id: string): Promise<string | null> => {
  const { data } = await shop.query(
    'query ($id: ID!) { cart(id: $id) { held: metafield(namespace: "dvaput", key: "held_until") { value } } }',
    { id },
  )
  return data.cart.held?.value ?? null
}

const orderLines = async (token: string) =>
  (
    await shop.database.pool.query<{ title: string; quantity: number; total: string }>(
      `SELECT line.title, line.quantity, orders.total FROM platform.orders
       JOIN platform.order_lines AS line ON line.order_id = orders.id WHERE checkout_token = $1`,
      [token],
    )
  ).rows

describe('products that are partly gone', () => {
  it('are named, and one button goes on with the rest, once, at the price of the rest', async () => {
    const [some, none] = [
      await newVariant({ title: 'Miš', price: 1_000, stock: 3 }),
      await newVariant({ title: 'Torba' }),
    ]
    const url = await makeCart({ variantId: some.variantId, quantity: 3 }, { variantId: none.variantId, quantity: 1 })
    const token = await walk.open(url)
    await move(some.variantId, -2)
    await move(none.variantId, -10)
    const short = await walk.fillIn(token)
    for (const text of ['<h1>Nema na stanju</h1>', 'Miš: još 1', 'Torba: više nema', 'Promijeni korpu'])
      expect(short.text).toContain(text)
    const button = new RegExp(`<form method="post" action="(/checkouts/${token}/[a-z-]+)"><button[^>]*>([^<]*)<`)
    const [, action = '', label] = button.exec(short.text) ?? []
    expect(label).toBe('Nastavi s onim što je ostalo')
    // A paragraph would end where a form begins, and its other buttons would stand outside.
    expect(short.text).toMatch(/<div class="row"><form/)
    expect(short.text).toContain(`<a href="/checkouts/${token}/payment?locale=es"`)
    expect((await walk.get(`/checkouts/${token}/payment?locale=es`)).text).toContain('Miš: queda 1<')
    for (const [locale, words] of [
      ['en', 'Continue with what is left'],
      ['es', 'Continuar con lo que queda'],
      ['bs', label],
    ] as const)
      expect((await walk.get(`/checkouts/${token}/payment?locale=${locale}`)).text).toContain(words)
    expect(await quantities(token)).toEqual([3, 1])

    const pressed = await Promise.all([walk.post(action, {}), walk.post(action, {}), walk.post(action, {})])
    for (const { location } of pressed) expect(location).toBe(`/checkouts/${token}/payment`)
    expect(await quantities(token)).toEqual([1, 0])
    const page = await walk.get(`/checkouts/${token}/payment`)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Pošalji narudžbu: 15,00 KM')
    expect(page.text).not.toContain('Torba')
    await walk.place(token, walk.hidden(page.text, 'shown'))
    expect(await orderLines(token)).toEqual([{ title: 'Miš', quantity: 1, total: '1500' }])
    expect((await walk.post(action, {})).location).toBe(`/checkouts/${token}/payment`)
    expect(await orderLines(token)).toHaveLength(1)
    expect(await checkInvariants(shop.database)).toEqual([])
  })

  it('lowers nothing while it is being paid, nor for who comes from elsewhere', async () => {
    const { variantId } = await newVariant({ stock: 2 })
    const token = await walk.open(await makeCart({ variantId, quantity: 2 }))
    const path = `/checkouts/${token}/what-is-left`
    await move(variantId, -1)
    expect((await shop.fetchAt(path, { method: 'POST', headers: { Origin: 'https://evil.example' } })).status).toBe(403)
    await shop.database.pool.query(`UPDATE platform.checkouts SET state = 'paying', frozen = '{}' WHERE token = $1`, [
      token,
    ])
    await walk.post(path, {})
    expect(await quantities(token)).toEqual([2])
    expect((await walk.post(`/checkouts/${'a'.repeat(40)}/what-is-left`, {})).status).toBe(404)
  })

  it('counts what a hold that has run out gives back', async () => {
    const { variantId } = await newVariant({ stock: 2 })
    expect((await other.fillIn(await other.open(await makeCart({ variantId, quantity: 1 })))).status).toBe(200)
    const token = await walk.open(await makeCart({ variantId, quantity: 1 }))
    await shop.database.pool.query(
      'UPDATE platform.cart_lines SET quantity = 2 WHERE cart_token = (SELECT cart_token FROM platform.checkouts WHERE token = $1)',
      [token],
    )
    expect((await walk.fillIn(token)).text).toContain('Neko upravo plaća')
    await shop.setClockOffset(20 * 60_000)
    await walk.post(`/checkouts/${token}/what-is-left`, {})
    await shop.setClockOffset(0)
    expect(await quantities(token)).toEqual([2])
  })
})

describe('products that somebody is paying for', () => {
  it('are not called sold: until when they are held is said, and how to try again', async () => {
    const { variantId } = await newVariant({ title: 'Monitor', stock: 1 })
    const [url, otherUrl] = [await makeCart({ variantId, quantity: 1 }), await makeCart({ variantId, quantity: 1 })]
    await other.fillIn(await other.open(otherUrl))
    expect(await heldUntil(variantId)).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    const token = await walk.open(url)
    const page = await walk.fillIn(token, { buyer: { ...bosnianBuyer, email: 'second@example.ba' } })
    expect(page.text).toContain('<h1>Neko upravo plaća</h1>')
    expect(page.text).toMatch(/Monitor: neko upravo plaća, a robu za njega čuvamo najduže do \d\d:\d\d/)
    expect(page.text).not.toMatch(/više nema|Nastavi s onim/)
    expect(page.text).toMatch(new RegExp(`href="/checkouts/${token}/payment">Pokušaj ponovo<`))
    for (const [locale, words] of [
      ['en', 'reserved for another customer until'],
      ['es', 'alguien lo está pagando y se lo guardamos hasta las'],
    ] as const)
      expect((await walk.get(`/checkouts/${token}/payment?locale=${locale}`)).text).toContain(words)
    const later = await walk.open(await makeCart({ variantId, quantity: 1 }))
    const { text } = await walk.get(`/checkouts/${later}/information`)
    expect(text).toContain('<h1>Neko upravo plaća</h1>')
    expect(text).toMatch(/Monitor: neko upravo plaća, a robu za njega čuvamo najduže do \d\d:\d\d/)
    await shop.setClockOffset(16 * 60_000)
    expect(await heldUntil(variantId)).toBeNull()
    const again = await walk.get(`/checkouts/${token}/payment`)
    await shop.setClockOffset(0)
    expect(again.status).toBe(200)
  })
})

describe('the cart whose buyer is paying', () => {
  it('alone says that it holds the units, and until when', async () => {
    const { variantId } = await newVariant({ title: 'Ekran', stock: 1 })
    const [own, foreign] = [await createCart({ variantId, quantity: 1 }), await createCart({ variantId, quantity: 1 })]
    const token = await walk.open(own.checkoutUrl)
    expect(await cartHold(own.id), 'nothing is held before the payment step').toBeNull()
    await walk.fillIn(token)
    expect(await cartHold(own.id)).toBe(await heldUntil(variantId))
    await other.open(foreign.checkoutUrl)
    expect(await cartHold(foreign.id)).toBeNull()
    await shop.setClockOffset(16 * 60_000)
    expect(await cartHold(own.id)).toBeNull()
    await shop.setClockOffset(0)
  })
})

describe('a cart of which nothing can be bought', () => {
  it('is called sold out, not empty, and what is back in stock is listed', async () => {
    const { variantId } = await newVariant({ title: 'Tastatura', stock: 0 })
    const token = await walk.open(await makeCart({ variantId, quantity: 1 }))
    for (const [locale, title, line] of [
      ['bs', 'Rasprodano', 'Tastatura: više nema'],
      ['en', 'Sold out', 'Tastatura: none left'],
      ['es', 'Agotado', 'Tastatura: agotado'],
    ] as const) {
      const { text } = await walk.get(`/checkouts/${token}/information?locale=${locale}`)
      expect(text).toContain(`<h1>${title}</h1>`)
      expect(text).toContain(line)
    }
    await move(variantId, 1)
    expect((await walk.get(`/checkouts/${token}/information`)).text).toContain('Tastatura: hay stock otra vez')
    const bare = await walk.open(await makeCart())
    const empty = await walk.get(`/checkouts/${bare}/information?locale=bs`)
    expect(empty.text).toContain('<h1>Korpa je prazna</h1>')
    expect(empty.text).toContain(`<a href="/checkouts/${bare}?locale=es"`)
  })
})
