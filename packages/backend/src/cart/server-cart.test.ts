import { maxCartLines } from '@dvaput/domain/cart/cart'
import type { CartSync } from '@dvaput/domain/cart/cart-sync'
import { markets } from '@dvaput/domain/markets/markets'
import { parseProductIdentity } from '@dvaput/domain/products/product-identity'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productInput, useTestCatalogue } from '../../../../tests/support/catalogue/test-catalogue.ts'
import { purgeBackend } from '../../../../tests/support/databases/purges.ts'
import { addImported } from '../../../../tests/support/imported/add-imported.ts'
import { createImportedProducts } from '../international/imported-products.ts'
import { createCartLines } from './cart-lines.ts'
import { removeBought } from './remove-bought.ts'
import { createServerCart, type ServerCart } from './server-cart.ts'

const shop = useTestCatalogue()
let serverCart: ServerCart
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
type Change = readonly [name: string, quantity: number, agoMs?: number]
const sync = (
  {
    guest,
    key = 'guestcart1',
    revision = 0,
    changes = [],
  }: {
    readonly guest?: readonly Change[]
    readonly key?: string
    readonly revision?: number
    readonly changes?: readonly Change[]
  },
  customerId = amra,
  locale: typeof bosnian | typeof chilean = bosnian,
) => {
  const request: CartSync = {
    revision,
    changes: changes.map(([name, quantity, agoMs = 0]) => ({ identity: identityOf(name), quantity, agoMs })),
    ...(guest && {
      guestCart: { key, lines: guest.map(([name, quantity]) => ({ identity: identityOf(name), quantity })) },
    }),
  }
  return serverCart.sync(customerId, locale, request)
}
const contentsOf = (cart: readonly { readonly name: string; readonly quantity: number }[]) =>
  Object.fromEntries(cart.map(({ name, quantity }) => [name, quantity]))
const held = async (customerId = amra, locale: typeof bosnian | typeof chilean = bosnian) =>
  contentsOf(await serverCart.read(customerId, locale))

beforeAll(async () => {
  await shop.addProducts('main', [
    productInput('Laptop', { price: 50_000, stock: 5 }),
    productInput('Monitor', { price: 20_000, stock: 3 }),
    productInput('Dok', { stock: 0 }),
  ])
  await shop.addProducts('retail', [productInput('Teléfono', { price: 99_990 })])
  await shop.syncAll()
  const { rows } = await shop.database.pool.query<{ shop: string; title: string; gid: string }>(
    `SELECT shop, titles ->> 'en' AS title, variants -> 0 ->> 'gid' AS gid FROM backend.catalogue_products`,
  )
  for (const { shop: of, title, gid } of rows) identities.set(title, `local:${of}:${gid.split('/').at(-1)}`)
  const { catalogue, database } = shop
  const imported = createImportedProducts({ database })
  const cartLines = createCartLines({ catalogue, imported })
  serverCart = createServerCart({ database, catalogue, imported, cartLines })
})
beforeEach(async () => {
  shop.passTime(31_000)
  for (const server of Object.values(shop.shops)) server.behave('answers')
  await shop.database.pool.query('TRUNCATE backend.server_carts, backend.server_cart_lines')
})

describe('the cart of a guest who logs in', () => {
  it('is merged with the larger quantity of each line', async () => {
    await sync({
      changes: [
        ['Laptop', 1],
        ['Monitor', 3],
      ],
    })
    const { cart } = await sync({
      guest: [
        ['Laptop', 2],
        ['Monitor', 1],
      ],
    })
    expect(contentsOf(cart)).toEqual({ Laptop: 2, Monitor: 3 })
  })

  it('is merged once, however often it is sent', async () => {
    const guest = [['Laptop', 2]] as const
    const { revision } = await sync({ guest })
    await sync({ guest })
    expect(await held()).toEqual({ Laptop: 2 })
    await sync({ revision, changes: [['Laptop', 1]] })
    await sync({ guest })
    expect(await held(), 'a smaller quantity made after the merge stays').toEqual({ Laptop: 1 })
    await sync({ revision: revision + 1, changes: [['Laptop', 0]] })
    await sync({ guest })
    expect(await held(), 'a line removed after the merge does not come back').toEqual({})
    await sync({ guest, key: 'guestcart2' })
    expect(await held(), 'another cart of a guest is a new wish').toEqual({ Laptop: 2 })
  })

  it('has lines with all that a page shows of them, and prices of the server', async () => {
    const { cart } = await sync({ guest: [['Laptop', 2]] })
    expect(cart).toEqual([
      {
        identity: identityOf('Laptop'),
        quantity: 2,
        name: 'Laptop',
        handle: 'laptop',
        price: { minor: 50_000, currency: 'BAM' },
        image: expect.stringContaining('/cdn/'),
        category: expect.any(String),
        sku: 'SKU-Laptop',
        tags: expect.any(Array),
        stock: 5,
        isStockKnown: true,
      },
    ])
  })

  it('leaves with the browser what cannot be stored', async () => {
    const { cart, notStored } = await sync({
      guest: [
        ['international:ERA-17', 1],
        ['Laptop', 1],
      ],
    })
    expect(contentsOf(cart)).toEqual({ Laptop: 1 })
    expect(notStored).toEqual(['international:ERA-17'])
  })
})

describe('changes of several devices', () => {
  it('follow each other: the one that saw the latest state wins, a smaller quantity too', async () => {
    const first = await sync({ guest: [['Laptop', 4]] })
    const second = await sync({ revision: first.revision, changes: [['Laptop', 2]] })
    expect(contentsOf(second.cart)).toEqual({ Laptop: 2 })
    await sync({ revision: second.revision, changes: [['Laptop', 1, 60_000]] })
    expect(await held(), 'it saw the 2, so its clock does not matter').toEqual({ Laptop: 1 })
  })

  it('made without having seen each other are decided by the time they were made', async () => {
    const { revision } = await sync({ guest: [['Laptop', 4]] })
    await sync({ revision, changes: [['Laptop', 3, 5_000]] })
    await sync({ revision, changes: [['Laptop', 1, 60_000]] })
    expect(await held(), 'the older one comes too late').toEqual({ Laptop: 3 })
    await sync({ revision, changes: [['Laptop', 2, 1_000]] })
    expect(await held()).toEqual({ Laptop: 2 })
  })

  it('do not bring back what was removed elsewhere', async () => {
    const { revision } = await sync({
      guest: [
        ['Laptop', 1],
        ['Monitor', 1],
      ],
    })
    await sync({ revision, changes: [['Laptop', 0]] })
    const stale = await sync({ revision, changes: [['Laptop', 2, 60_000]] })
    expect(contentsOf(stale.cart)).toEqual({ Monitor: 1 })
    const added = await sync({ revision: stale.revision, changes: [['Laptop', 1]] })
    expect(contentsOf(added.cart), 'added again it is there').toEqual({ Monitor: 1, Laptop: 1 })
  })

  it('sent twice are made once', async () => {
    const { revision } = await sync({ guest: [['Laptop', 1]] })
    const change = {
      revision,
      changes: [
        ['Laptop', 3],
        ['Monitor', 2],
      ],
    } as const
    const once = await sync(change)
    const twice = await sync(change)
    expect(twice).toEqual(once)
  })

  it('at the same moment lose nothing', async () => {
    await Promise.all([
      sync({ changes: [['Laptop', 1]] }),
      sync({ changes: [['Monitor', 2]] }),
      sync({ guest: [['Dok', 1]] }),
    ])
    expect(await held()).toEqual({ Laptop: 1, Monitor: 2, Dok: 1 })
  })
})

it('the cart of a customer is another one for each customer and each market', async () => {
  await sync({ changes: [['Laptop', 1]] })
  await sync({ changes: [['Teléfono', 1]] }, amra, chilean)
  expect(await held()).toEqual({ Laptop: 1 })
  expect(await held(amra, chilean)).toEqual({ Teléfono: 1 })
  expect(await held(diego)).toEqual({})
  const { notStored } = await sync({ changes: [['Teléfono', 1]] })
  expect(notStored, 'what another market sells').toEqual([identities.get('Teléfono')])
})

it('the cart of a customer takes no more lines than a cart has', async () => {
  await sync({ changes: [['Laptop', 1]] })
  await shop.database.pool.query(
    `INSERT INTO backend.server_cart_lines (customer_id, market, product, quantity, snapshot, revision)
     SELECT customer_id, market, 'local:main:' || n, 1, snapshot, 1
     FROM backend.server_cart_lines, generate_series(900001, $1) AS n`,
    [900_000 + maxCartLines - 1],
  )
  expect((await sync({ changes: [['Monitor', 1]] })).notStored).toEqual([identities.get('Monitor')])
  expect(await serverCart.add(amra, bosnian, identityOf('Monitor'), 1)).toBe('cart-full')
  expect(await serverCart.add(amra, bosnian, identityOf('Laptop'), 1), 'a line grows').toBeNull()
})

describe('a form', () => {
  it('adds up to the stock, and says where there is no more [CART-09] [CART-11] [CART-15]', async () => {
    const add = (name: string, quantity: number) => serverCart.add(amra, bosnian, identityOf(name), quantity)
    expect(await add('Monitor', 2)).toBeNull()
    expect(await add('Monitor', 2)).toBe('exceeds-stock')
    expect(await held()).toEqual({ Monitor: 3 })
    expect(await add('Laptop', 6)).toBe('exceeds-stock')
    expect(await add('Dok', 1)).toBe('sold-out')
    expect(await add('local:main:99999', 1)).toBe('sold-out')
    expect(await held()).toEqual({ Monitor: 3 })
  })

  it('sets a quantity within the stock, removes a line and empties the cart', async () => {
    await sync({
      changes: [
        ['Laptop', 1],
        ['Monitor', 1],
      ],
    })
    await serverCart.setQuantity(amra, bosnian, identityOf('Laptop'), 50)
    expect(await held()).toEqual({ Laptop: 5, Monitor: 1 })
    await serverCart.setQuantity(amra, bosnian, identityOf('Laptop'), 0)
    expect(await held()).toEqual({ Monitor: 1 })
    await serverCart.setQuantity(amra, bosnian, identityOf('Laptop'), 2)
    expect(await held(), 'a line that is not there is not made').toEqual({ Monitor: 1 })
    await serverCart.clear(amra, bosnian)
    expect(await held()).toEqual({})
  })
})

it('the cart of a customer loses what was bought, and keeps what was added since', async () => {
  const { revision } = await sync({
    changes: [
      ['Laptop', 3],
      ['Monitor', 1],
    ],
  })
  await shop.database.inTransaction((tx) =>
    removeBought(tx, amra, 'ba', [
      { identity: identityOf('Laptop'), quantity: 2 },
      { identity: identityOf('Monitor'), quantity: 1 },
      { identity: identityOf('Dok'), quantity: 1 },
    ]),
  )
  expect(await held()).toEqual({ Laptop: 1 })
  const stale = await sync({ revision, changes: [['Monitor', 1, 60_000]] })
  expect(contentsOf(stale.cart), 'a browser that has not heard of the order').toEqual({ Laptop: 1 })
})

it('the marks of removed lines are deleted after three months', async () => {
  await sync({
    changes: [
      ['Laptop', 1],
      ['Monitor', 1],
    ],
  })
  await serverCart.setQuantity(amra, bosnian, identityOf('Laptop'), 0)
  const countRows = async () =>
    (await shop.database.pool.query('SELECT product FROM backend.server_cart_lines')).rowCount
  await purgeBackend(shop.database)
  expect(await countRows()).toBe(2)
  await shop.database.pool.query(`UPDATE backend.server_cart_lines SET removed_at = removed_at - interval '91 days'`)
  await purgeBackend(shop.database)
  expect(await countRows()).toBe(1)
  expect(await held()).toEqual({ Monitor: 1 })
})

describe('imported products', () => {
  const international = (eraId: string) => ({ kind: 'international', eraId }) as const

  it('are stored with their price in pesos and their picture, beside the local ones', async () => {
    await addImported(shop.database, {
      ...{ id: 'ERA-1', handle: 'macbook', title: 'MacBook', pesos: 389_990, stock: 2, sku: 'ERA-LAP-1' },
      pictures: ['/cdn/shop/files/demo/laptop.avif'],
    })
    expect(await serverCart.add(amra, bosnian, international('ERA-1'), 1)).toBeNull()
    expect(await serverCart.add(amra, bosnian, international('ERA-1'), 2)).toBe('exceeds-stock')
    expect(await serverCart.read(amra, bosnian)).toEqual([
      {
        condition: 'used-good',
        grade: 'B',
        identity: international('ERA-1'),
        quantity: 2,
        name: 'MacBook',
        handle: 'macbook',
        price: { minor: 389_990, currency: 'CLP' },
        image: '/cdn/shop/files/demo/laptop.avif',
        category: 'Laptop',
        sku: 'ERA-LAP-1',
        tags: [],
        stock: 2,
        isStockKnown: true,
      },
    ])
  })

  it('without a price cannot be put in [CAT-02]', async () => {
    await addImported(shop.database, { id: 'ERA-2', handle: 'no-price', title: 'No price' })
    expect(await serverCart.add(amra, bosnian, international('ERA-2'), 1)).toBe('sold-out')
    expect(await serverCart.read(amra, bosnian)).toEqual([])
  })
})
