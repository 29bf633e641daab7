import { insertProducts } from '@dvaput/platform/catalogue/insert-products'
import { beforeAll, describe, expect, it } from 'vitest'
import { productInput } from '../../../../tests/support/catalogue/test-catalogue.ts'
import { connectTestShop } from '../../../../tests/support/platform/shop-connection.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { createShopCarts, type ShopCarts } from './shop-carts.ts'

const platform = useTestPlatform()
const hosts = { origin: 'http://main.localhost:3000' }
const visit = { language: 'en', country: 'BA', buyerIp: '203.0.113.7' } as const
const address = {
  ...{ firstName: 'Amra', lastName: 'Hodžić', company: '', address1: 'Ferhadija 1', address2: '' },
  ...{ city: 'Sarajevo', provinceCode: '09', zip: '71000', countryCode: 'BA', phone: '' },
}
let carts: ShopCarts
let sent: { readonly query: string; readonly variables: Record<string, unknown> }[]
let variants: string[]

beforeAll(async () => {
  const { shop } = platform.platform.shopOf('main')
  await platform.database.inTransaction((tx) =>
    insertProducts(tx, shop, [
      productInput('Monitor', { price: 20_050, stock: 5 }),
      productInput('Laptop', { price: 80_000, stock: 5 }),
    ]),
  )
  const { rows } = await platform.database.pool.query<{ id: string }>(
    'SELECT id FROM platform.product_variants ORDER BY id',
  )
  variants = rows.map(({ id }) => `gid://shopify/ProductVariant/${id}`)
  sent = []
  const { client } = connectTestShop(platform, 'main', (body) => {
    sent.push(JSON.parse(body))
    return undefined
  })
  carts = createShopCarts({ ...client, hosts })
})

const create = async (quantity: number) => {
  const made = await carts.create({
    ...visit,
    lines: [{ variantId: variants[0] ?? '', quantity }],
    attributes: [{ key: '_checkout', value: 'ours' }],
    buyer: { email: 'amra@example.com', address },
  })
  if (!made.ok) throw new Error(made.error.message)
  return made.value
}

describe('a cart of the platform', () => {
  it('is made of merchandise and quantities, and has what the checkout needs [SF-16]', async () => {
    const cart = await create(2)
    expect(sent.at(-1)?.variables).toMatchObject({
      input: { lines: [{ merchandiseId: variants[0], quantity: 2 }], buyerIdentity: { email: 'amra@example.com' } },
    })
    const money = (minor: number) => ({ minor, currency: 'BAM' })
    expect(cart).toEqual({
      id: expect.stringMatching(/^gid:\/\/shopify\/Cart\//),
      checkoutUrl: expect.stringMatching(/^http:\/\/main\.localhost:3000\/cart\/c\//),
      subtotal: money(40_100),
      total: { minor: expect.any(Number), currency: 'BAM' },
      tax: expect.toSatisfy((tax) => tax === null || tax.currency === 'BAM'),
      codes: [],
      lines: [
        {
          ...{ id: expect.any(String), quantity: 2, total: money(40_100), variantId: variants[0] },
          ...{ variantTitle: 'Default Title', variantPrice: money(20_050), productTitle: 'Monitor' },
        },
      ],
      deliveryOptions: expect.arrayContaining([
        { title: expect.any(String), description: expect.any(String), estimatedCost: expect.any(Object) },
      ]),
    })
  })

  it('takes further lines and is read again by its id [SF-16]', async () => {
    const { id } = await create(1)
    const added = await carts.addLines(id, [{ variantId: variants[1] ?? '', quantity: 3 }])
    expect(sent.at(-1)?.variables).toEqual({ cartId: id, lines: [{ merchandiseId: variants[1], quantity: 3 }] })
    expect(added).toMatchObject({ ok: true, value: { lines: [{ quantity: 3 }, { quantity: 1 }] } })
    const found = await carts.find(id, visit, undefined)
    expect(found?.lines.map(({ productTitle, quantity }) => [productTitle, quantity])).toEqual([
      ['Laptop', 3],
      ['Monitor', 1],
    ])
    expect(await carts.find('gid://shopify/Cart/gone?key=1', visit, undefined)).toBeNull()
  })

  it('holds up to 100 lines [ENT-23]', async () => {
    const { shop } = platform.platform.shopOf('main')
    const titles = Array.from({ length: 101 }, (_, number) => `Cable ${number}`)
    await platform.database.inTransaction((tx) =>
      insertProducts(
        tx,
        shop,
        titles.map((title) => productInput(title, { price: 100, stock: 5 })),
      ),
    )
    const { rows } = await platform.database.pool.query<{ id: string }>(
      `SELECT v.id FROM platform.product_variants v JOIN platform.products p ON p.id = v.product_id
       WHERE p.title LIKE 'Cable %'`,
    )
    const made = await carts.create({
      ...visit,
      lines: rows.map(({ id }) => ({ variantId: `gid://shopify/ProductVariant/${id}`, quantity: 1 })),
      attributes: [],
      buyer: {},
    })
    if (!made.ok) throw new Error(made.error.message)
    expect(made.value.subtotal).toEqual({ minor: 10_100, currency: 'BAM' })
    expect(made.value.lines).toHaveLength(100)
  })

  it('is read with at most 100 lines and 5 delivery groups [CONST-04]', async () => {
    await create(1)
    expect(sent.at(-1)?.query).toMatch(/\blines\(first: 100\)/)
    expect(sent.at(-1)?.query).toMatch(/\bdeliveryGroups\(first: 5\)/)
  })

  it('is refused with the platform’s first message', async () => {
    const unknown = [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }]
    const refused = await carts.create({ ...visit, lines: unknown, attributes: [], buyer: {} })
    expect(refused).toMatchObject({ ok: false, error: { message: expect.stringMatching(/\S/) } })
  })
})
