import type { Database } from '@dvaput/database/open-database'
import { demoCustomers, demoPassword } from '@dvaput/domain/account/demo-customers'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { mainCollections } from './demo-collections.ts'
import type { Held } from './product.ts'
import { seedDemo as seedWatched } from './seed-demo.ts'
import { demoDiscountCode } from './seed-discount.ts'
import { seedShop } from './seed-shops.ts'
import { stockShelf } from './shop-shelf.ts'

const shop = useTestPlatform()

/** What a statement may take in each transaction, at its end. */
const timeouts: string[] = []
const watched: Database['inTransaction'] = (work, options) =>
  shop.database.inTransaction(async (tx) => {
    const result = await work(tx)
    const { rows } = await tx.client.query<{ timeouts: string }>(
      `SELECT concat_ws(' ', current_setting('statement_timeout'), current_setting('lock_timeout'),
         current_setting('idle_in_transaction_session_timeout')) AS timeouts`,
    )
    timeouts.push(rows[0]?.timeouts ?? '')
    return result
  }, options)

let responses: readonly string[] = []
beforeAll(async () => {
  responses = await Promise.all([1, 2, 3].map(() => seedShop(shop.platform, 'main')))
  await seedWatched({ inTransaction: watched, hashPassword: async () => '' }, shop.platform.shopOf('retail').shop)
})

const query = `query ($cursor: String) { products(first: 250, after: $cursor) {
  pageInfo { hasNextPage endCursor }
  nodes { handle availableForSale priceRange { minVariantPrice { amount } } images(first: 1) { nodes { id } } }
} }`
type Node = {
  handle: string
  availableForSale: boolean
  priceRange: { minVariantPrice: { amount: string } }
  images: { nodes: unknown[] }
}

const readAll = async (): Promise<Map<string, Node>> => {
  const nodes: Node[] = []
  let cursor: string | null = null
  do {
    const { data } = await shop.query(query, { cursor })
    nodes.push(...data.products.nodes)
    cursor = data.products.pageInfo.hasNextPage ? data.products.pageInfo.endCursor : null
  } while (cursor)
  return new Map(nodes.map((node) => [node.handle, node]))
}

describe('the demo', () => {
  it('is seeded once, by however many', async () => {
    expect(responses.toSorted()).toEqual(['kept', 'kept', 'seeded'])
    expect(await seedShop(shop.platform, 'main')).toBe('kept')
  })

  it('takes as long as the machine needs', () => {
    expect(timeouts.at(-1)).toBe('0 0 0')
  })

  it('shows a storefront what is published, and nothing that is held back', async () => {
    const shown = await readAll()
    const hidden: Held[] = ['draft', 'archived', 'unpublished', 'coming']
    const shelf = stockShelf({ handle: 'main' })
    const expected = shelf.filter(({ product: { held } }) => !held || !hidden.includes(held))
    expect([...shown.keys()].sort()).toEqual(expected.map(({ handle }) => handle).sort())
    for (const { handle, product, stock } of expected) {
      const node = shown.get(handle)
      // What the shop's own rule of visibility goes by.
      expect([handle, Number(node?.priceRange.minVariantPrice.amount) > 0]).toEqual([
        handle,
        product.held !== 'no price',
      ])
      expect(node?.images.nodes.length).toBe(product.held === 'no picture' ? 0 : 1)
      expect([handle, node?.availableForSale]).toEqual([handle, stock.some((units) => units > 0)])
    }
  })

  it('fills the ten main collections, in their fixed order [CAT-12]', async () => {
    const { data } = await shop.query(
      '{ collections(first: 10) { nodes { handle products(first: 7) { nodes { id } } } } }',
    )
    const handles = data.collections.nodes.map(({ handle }: { handle: string }) => handle)
    expect(handles).toEqual([
      'racunari-i-laptopi',
      'komponente-i-nadogradnje',
      'mreze-i-serveri',
      'mobilni-telefoni',
      'oprema-i-periferija',
      'pohrana',
      'kancelarijska-i-poslovna-rjesenja',
      'monitori',
      'izdvojeno',
      'ponude-i-akcije',
    ])
    expect(handles).toEqual(mainCollections.map(({ handle }) => handle))
    for (const { products } of data.collections.nodes) expect(products.nodes).toHaveLength(7)
  })

  it('has the tags that the retail listings ask for', async () => {
    const tags = ['Budget Laptops', 'Cell', 'Laptops 200', 'Tablets', 'computadoras', 'gaming', 'audio', 'hogar']
    for (const tag of tags) {
      const { data } = await shop.query(
        'query ($query: String) { products(first: 5, query: $query) { nodes { tags } } }',
        { query: `tag:'${tag}' AND available_for_sale:true` },
        { shop: 'retail' },
      )
      expect([tag, data.products.nodes.length]).toEqual([tag, 5])
    }
  })
})

describe('the discount code of the demo', () => {
  const amounts = 'cart { discountCodes { code applicable } cost { subtotalAmount { amount } totalAmount { amount } } }'

  it.each(['main', 'retail'] as const)('takes a tenth off any cart of the shop %s', async (handle) => {
    const { data: stock } = await shop.query(
      '{ products(first: 1, query: "available_for_sale:true") { nodes { variants(first: 1) { nodes { id } } } } }',
      {},
      { shop: handle },
    )
    const { data: created } = await shop.query(
      `mutation ($merchandiseId: ID!) {
        cartCreate(input: { lines: [{ merchandiseId: $merchandiseId }] }) { cart { id } }
      }`,
      { merchandiseId: stock.products.nodes[0].variants.nodes[0].id },
      { shop: handle },
    )
    const change = async (codes: readonly string[]) => {
      const { data } = await shop.query(
        `mutation ($cartId: ID!, $codes: [String!]) {
          cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $codes) { ${amounts} }
        }`,
        { cartId: created.cartCreate.cart.id, codes },
        { shop: handle },
      )
      return data.cartDiscountCodesUpdate.cart
    }
    const reduced = await change([demoDiscountCode.toLowerCase()])
    const whole = await change([])
    expect(reduced.discountCodes).toEqual([{ code: demoDiscountCode.toLowerCase(), applicable: true }])
    expect(Number(reduced.cost.totalAmount.amount) / Number(whole.cost.totalAmount.amount)).toBeCloseTo(0.9, 4)
  })
})

describe('the customers of the demo', () => {
  const logIn = async (email: string) => {
    const { data } = await shop.query(
      `mutation ($input: CustomerAccessTokenCreateInput!) {
        customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } }
      }`,
      { input: { email, password: demoPassword } },
    )
    return data.customerAccessTokenCreate.customerAccessToken.accessToken
  }
  const read = async (email: string) => {
    const { data } = await shop.query(
      `query ($token: String!) { customer(customerAccessToken: $token) {
        firstName
        defaultAddress { zip }
        addresses(first: 10) { nodes { city } }
        orders(first: 10) { nodes { fulfillmentStatus lineItems(first: 5) { nodes { title } } } }
      } }`,
      { token: await logIn(email) },
    )
    return data.customer
  }

  it('log in with the published password, and have addresses and orders', async () => {
    expect(await read(demoCustomers.ba.email)).toMatchObject({
      firstName: 'Amra',
      defaultAddress: { zip: '71000' },
      addresses: { nodes: [{ city: 'Sarajevo' }, { city: 'Zenica' }] },
      orders: {
        nodes: [
          { fulfillmentStatus: 'FULFILLED' },
          { fulfillmentStatus: 'PARTIALLY_FULFILLED' },
          { fulfillmentStatus: 'UNFULFILLED' },
        ],
      },
    })
    expect(await read(demoCustomers.cl.email)).toMatchObject({ firstName: 'Diego', defaultAddress: { zip: '7500000' } })
  })
})
