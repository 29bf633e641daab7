import { temporaryTag } from '@dvaput/domain/international/temporary-product'
import { expect, it } from 'vitest'
import { bosnianBuyer, createWalk } from '../../../../tests/support/platform/checkout-walk.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { testCards } from '../payments/test-card-gateway.ts'

const shop = useTestPlatform({ homeUrl: 'https://dvaput.example/' })
const walk = createWalk((path, init) => shop.fetchAt(path, init, { shop: 'retail' }), 'http://retail.localhost:3000')

const create = async () => {
  const { platform, database } = shop
  return database.inTransaction(async (tx) => {
    const written = await platform.parts.catalogue.createProduct(tx, platform.shopOf('retail').shop, {
      title: 'Zzyzx imported laptop',
      handle: 'zzyzx',
      status: 'unlisted',
      tags: [temporaryTag],
      options: [],
      variants: [{ price: 250_000, weightGrams: 2_000, openingStock: 1 }],
    })
    if (!written.ok) throw new Error(written.refusal.message)
    return written.value
  })
}

const addToCart = async (merchandiseId: string) => {
  const { data } = await shop.query(
    `mutation ($id: ID!) { cartCreate(input: { lines: [{ merchandiseId: $id }], buyerIdentity: { countryCode: BA } }) {
      cart { checkoutUrl } } }`,
    { id: merchandiseId },
    { shop: 'retail' },
  )
  return data.cartCreate.cart.checkoutUrl as string
}

it('an unlisted product is found by who names it, and nowhere else', async () => {
  await create()
  const { data } = await shop.query(
    `{ product(handle: "zzyzx") { title variants(first: 1) { nodes { id availableForSale } } }
       products(first: 10) { nodes { handle } }
       search(query: "zzyzx", first: 10) { totalCount }
       predictiveSearch(query: "zzyzx") { products { handle } }
       sitemap(type: PRODUCT) { pagesCount { count } } }`,
    {},
    { shop: 'retail' },
  )
  expect(data.product.title).toBe('Zzyzx imported laptop')
  expect(data.products.nodes).toEqual([])
  expect(data.search.totalCount).toBe(0)
  expect(data.predictiveSearch.products).toEqual([])
  expect(data.sitemap.pagesCount.count).toBe(0)
})

it('an unlisted product is delivered abroad to an address of the buyer’s market, where it is an imported one', async () => {
  const { data } = await shop.query(
    '{ product(handle: "zzyzx") { variants(first: 1) { nodes { id } } } }',
    {},
    { shop: 'retail' },
  )
  const url = new URL(await addToCart(data.product.variants.nodes[0].id))
  url.searchParams.set('return_to', 'https://dvaput.example/checkout/success')
  const token = await walk.open(url.href)
  const form = await walk.get(`/checkouts/${token}/information`)
  expect(form.text).toContain('Kanton Sarajevo')
  expect(form.text).not.toContain('name="handover"')
  const payment = await walk.fillIn(token, { buyer: { ...bosnianBuyer, handover: 'pickup' } })
  expect(payment.status).toBe(200)
  expect(payment.text).toContain('Express International')
  expect(payment.text).toContain('266.800')
  const placed = await walk.place(token, walk.hidden(payment.text, 'shown'), walk.card(testCards.approved))
  expect(placed.location).toMatch(/^https:\/\/dvaput\.example\/checkout\/success\?order_proof=/)
  const { rows } = await shop.database.pool.query('SELECT shipping_address FROM platform.orders')
  expect(rows).toMatchObject([{ shipping_address: { countryCode: 'BA', province: 'Kanton Sarajevo' } }])
})
