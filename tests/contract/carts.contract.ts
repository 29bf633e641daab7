import { describe, expect, it } from 'vitest'
import { allProducts, firstVariant } from '../support/platform/storefront-documents.ts'
import { cartById, cartCreate, cartLinesAdd } from './cart-documents.ts'
import { type ContractShop, contractShops, hasShop, isHosted, type ShopName } from './contract-shop.ts'

/** Carts and checkouts, as every shop of the Storefront API has them. */
export const cartContract = (shop: ContractShop) => {
  const variantsForSale = async (at: ShopName) => {
    const { products } = await shop.query(allProducts, {}, at)
    const inStock = products.nodes.filter(({ variants }) => (variants.nodes[0]?.quantityAvailable ?? 0) > 1)
    const ids = []
    for (const { handle } of inStock.slice(0, 2))
      ids.push((await shop.query(firstVariant, { handle }, at)).product?.variants.nodes[0]?.id ?? '')
    return ids
  }

  describe.each(contractShops)('a cart of the %s shop', (at) => {
    it('is made with lines, takes more, and is found again by its id', async () => {
      const [first = '', second = ''] = await variantsForSale(at)
      const { cartCreate: made } = await shop.query(
        cartCreate,
        { input: { lines: [{ merchandiseId: first, quantity: 1 }] } },
        at,
      )
      expect(made?.userErrors).toEqual([])
      const id = made?.cart?.id ?? ''
      expect(made?.cart?.checkoutUrl).toMatch(/^https:\/\/.+\/cart\/c\/.+/)

      const { cartLinesAdd: added } = await shop.query(
        cartLinesAdd,
        {
          cartId: id,
          lines: [
            { merchandiseId: first, quantity: 1 },
            { merchandiseId: second, quantity: 1 },
          ],
        },
        at,
      )
      expect(added?.userErrors).toEqual([])
      const { cart } = await shop.query(cartById, { id }, at)
      expect(cart?.totalQuantity).toBe(3)
      expect(cart?.lines.nodes.map(({ quantity }) => quantity).sort()).toEqual([1, 2])
    })

    it('that is not there is no cart', async () => {
      expect((await shop.query(cartById, { id: 'gid://shopify/Cart/nothing?key=nothing' }, at)).cart).toBeNull()
    })
  })

  it.runIf(hasShop('main') && hasShop('retail'))('is known to its own shop alone', async () => {
    const { cartCreate: made } = await shop.query(cartCreate, { input: {} }, 'main')
    expect((await shop.query(cartById, { id: made?.cart?.id ?? '' }, 'retail')).cart).toBeNull()
  })

  /** The hosted platform has dropped these; our specification has not. */
  describe.runIf(!isHosted)('a checkout of the older kind', () => {
    const fields = `checkout { id webUrl ready lineItems(first: 5) { nodes { quantity variant { id } } }
    shippingAddress { address1 city } availableShippingRates { shippingRates { handle price { amount } } }
    shippingLine { handle } subtotalPrice { amount } totalPrice { amount } } checkoutUserErrors { code field }`
    const create = `mutation ($input: CheckoutCreateInput!) { result: checkoutCreate(input: $input) { ${fields} } }`
    const setAddress = `mutation ($checkoutId: ID!, $shippingAddress: MailingAddressInput!) {
    result: checkoutShippingAddressUpdateV2(checkoutId: $checkoutId, shippingAddress: $shippingAddress) { ${fields} } }`
    const setLine = `mutation ($checkoutId: ID!, $shippingRateHandle: String!) {
    result: checkoutShippingLineUpdate(checkoutId: $checkoutId, shippingRateHandle: $shippingRateHandle) { ${fields} } }`
    const made = async () => {
      const [variantId = ''] = await variantsForSale('main')
      const input = { lineItems: [{ variantId, quantity: 2 }], email: 'amra@example.com' }
      const { result } = await shop.queryText(create, { input })
      expect(result.checkoutUserErrors).toEqual([])
      return { variantId, checkout: result.checkout }
    }

    it('is created from line items and found again by its id [SF-17]', async () => {
      const { variantId, checkout } = await made()
      expect(checkout).toMatchObject({
        webUrl: expect.stringMatching(/^https:\/\/.+\/cart\/c\/.+/),
        ready: false,
        lineItems: { nodes: [{ quantity: 2, variant: { id: variantId } }] },
        shippingAddress: null,
      })
      const { node } = await shop.queryText(
        'query ($id: ID!) { node(id: $id) { id ... on Checkout { totalPrice { amount } lineItems(first: 5) { nodes { quantity } } } } }',
        { id: checkout.id },
      )
      expect(node).toEqual({
        id: checkout.id,
        totalPrice: checkout.totalPrice,
        lineItems: { nodes: [{ quantity: 2 }] },
      })
    })

    it('takes a shipping address, and a shipping line by the handle of its rate [SF-18]', async () => {
      const { checkout } = await made()
      const checkoutId = checkout.id
      const shippingAddress = {
        ...{ firstName: 'Amra', lastName: 'Hadžić', address1: 'Ferhadija 12', city: 'Sarajevo', zip: '71000' },
        country: 'Bosnia and Herzegovina',
      }
      const { result: withAddress } = await shop.queryText(setAddress, { checkoutId, shippingAddress })
      expect(withAddress.checkoutUserErrors).toEqual([])
      expect(withAddress.checkout.shippingAddress).toEqual({ address1: 'Ferhadija 12', city: 'Sarajevo' })
      const [rate] = withAddress.checkout.availableShippingRates.shippingRates
      const { result: chosen } = await shop.queryText(setLine, { checkoutId, shippingRateHandle: rate.handle })
      expect(chosen.checkoutUserErrors).toEqual([])
      expect(chosen.checkout).toMatchObject({ ready: true, shippingLine: { handle: rate.handle } })
      expect(Number(chosen.checkout.totalPrice.amount)).toBeCloseTo(
        Number(checkout.subtotalPrice.amount) + Number(rate.price.amount),
        2,
      )
      const { result: refused } = await shop.queryText(setLine, { checkoutId, shippingRateHandle: 'by pigeon' })
      expect(refused.checkoutUserErrors).toEqual([{ code: 'SHIPPING_RATE_EXPIRED', field: ['shippingRateHandle'] }])
    })
  })
}
