import { describe, expect, it } from 'vitest'
import { createWalk } from '../../../../../tests/support/platform/checkout-walk.ts'
import { addProduct } from '../../../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { queryAdmin } from '../../../../../tests/support/requests/admin-api.ts'
import { testCards } from '../../payments/test-card-gateway.ts'

const home = 'https://shop.example'
const shop = useTestPlatform({ homeUrl: `${home}/` })
const walk = createWalk((path, init) => shop.fetchAt(path, init), 'http://main.localhost:3000')

const success = `${home}/checkout/success?checkout=7`
/** Where a placed order leads. */
const returned = expect.stringMatching(
  /^https:\/\/shop\.example\/checkout\/success\?checkout=7&order_proof=\d+\.[\w-]{43}$/,
)

const checkoutUrl = async (returnTo?: string, stock = 3) => {
  const { variantId } = await addProduct(shop.database, shop.platform.shopOf('main').shop.id, { stock })
  const { data } = await shop.query(
    `mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { checkoutUrl } } }`,
    { lines: [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}` }] },
  )
  const url = new URL(data.cartCreate.cart.checkoutUrl)
  if (returnTo !== undefined) url.searchParams.set('return_to', returnTo)
  return url.href
}

const toPayment = async (returnTo?: string) => {
  const token = await walk.open(await checkoutUrl(returnTo))
  return { token, shown: walk.hidden((await walk.fillIn(token)).text, 'shown') }
}

describe('a checkout that names where a placed order leads', () => {
  it('leads straight there, and the thank-you page can still be opened', async () => {
    const { token, shown } = await toPayment(success)
    const { headers } = await walk.get(`/checkouts/${token}/payment`)
    expect(headers.get('content-security-policy')).toContain(`form-action 'self' ${home};`)
    expect(await walk.place(token, shown)).toMatchObject({ status: 303, location: returned })
    expect((await walk.place(token, shown)).location).toEqual(returned)
    const thanks = await walk.get(`/checkouts/${token}/thank-you`)
    expect(thanks.status).toBe(200)
    expect(thanks.text).toContain(`<a class="button" href="${home}/">`)
  })

  it('leads there from a payment that was awaited', async () => {
    const { token, shown } = await toPayment(success)
    expect((await walk.place(token, shown, walk.card(testCards.noResponse))).location).toMatch(/\/processing$/)
    expect(await walk.get(`/checkouts/${token}/processing`)).toMatchObject({ status: 303, location: returned })
  })

  it('leads there from an invoice as well', async () => {
    const { variantId } = await addProduct(shop.database, shop.platform.shopOf('main').shop.id, { stock: 3 })
    const { data } = await queryAdmin(
      shop,
      'mutation ($input: DraftOrderInput!) { draftOrderCreate(input: $input) { draftOrder { invoiceUrl } } }',
      { input: { lineItems: [{ variantId: `gid://shopify/ProductVariant/${variantId}`, quantity: 1 }] } },
    )
    const url = new URL(data.draftOrderCreate.draftOrder.invoiceUrl)
    url.searchParams.set('return_to', success)
    const token = await walk.open(url.href)
    const shown = walk.hidden((await walk.fillIn(token)).text, 'shown')
    expect((await walk.place(token, shown)).location).toEqual(returned)
  })

  it('leads to the cart of that storefront where something is sold out', async () => {
    const token = await walk.open(await checkoutUrl(success, 0))
    expect((await walk.get(`/checkouts/${token}/information`)).text).toContain(`href="${home}/cart"`)
  })

  it('leads to no other origin', async () => {
    for (const foreign of ['https://evil.example/', 'https://shop.example@evil.example/', '//evil.example', '']) {
      const { token, shown } = await toPayment(foreign)
      expect((await walk.place(token, shown)).location, foreign).toBe(`/checkouts/${token}/thank-you`)
    }
  })
})

describe('a checkout that names no such place', () => {
  it('ends with the thank-you page', async () => {
    const { token, shown } = await toPayment()
    const { headers } = await walk.get(`/checkouts/${token}/payment`)
    expect(headers.get('content-security-policy')).toContain("form-action 'self';")
    expect((await walk.place(token, shown)).location).toBe(`/checkouts/${token}/thank-you`)
  })
})
