import { expect, it } from 'vitest'
import { cartsOf } from '../../../../tests/support/platform/cart-queries.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'

const platform = useTestPlatform()
const { cartFrom, addVariant } = cartsOf(platform)

const errors = 'userErrors { code }'
/** In two parts, because an operation may have ten fields. */
const everywhere = [
  `mutation($cartId: ID!, $t: String!, $id: ID!) {
  cartNoteUpdate(cartId: $cartId, note: $t) { ${errors} }
  cartAttributesUpdate(cartId: $cartId, attributes: [{ key: $t, value: $t }]) { ${errors} }
  cartDiscountCodesUpdate(cartId: $cartId, discountCodes: [$t]) { ${errors} }
  cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: { email: $t, phone: $t, customerAccessToken: $t, companyLocationId: $id,
    preferences: { wallet: [$t], delivery: { pickupHandle: [$t], coordinates: { latitude: 1e308, longitude: -0.5, countryCode: BA } } } }) { ${errors} }
  cartLinesAdd(cartId: $cartId, lines: [{ merchandiseId: $id, attributes: [{ key: $t, value: $t }], sellingPlanId: $id }]) { ${errors} }
  cartLinesUpdate(cartId: $cartId, lines: [{ id: $id, merchandiseId: $id, quantity: 1 }]) { ${errors} }
  cartLinesRemove(cartId: $cartId, lineIds: [$id]) { ${errors} }
  cartDeliveryAddressesAdd(cartId: $cartId, addresses: [{ validationStrategy: STRICT, address: { deliveryAddress: { firstName: $t, city: $t, zip: $t, phone: $t, provinceCode: $t, countryCode: CL } } },
    { address: { copyFromCustomerAddressId: $id } }, { address: {} }]) { ${errors} }
  cartDeliveryAddressesUpdate(cartId: $cartId, addresses: [{ id: $id, selected: true }]) { ${errors} }
}`,
  `mutation($cartId: ID!, $t: String!, $id: ID!) {
  cartDeliveryAddressesRemove(cartId: $cartId, addressIds: [$id]) { ${errors} }
  cartSelectedDeliveryOptionsUpdate(cartId: $cartId, selectedDeliveryOptions: [{ deliveryGroupId: $id, deliveryOptionHandle: $t }]) { ${errors} }
  cartBillingAddressUpdate(cartId: $cartId, billingAddress: { country: $t, province: $t, zip: $t }) { ${errors} }
  cartMetafieldsSet(metafields: [{ ownerId: $cartId, key: $t, type: $t, value: $t }]) { ${errors} }
  cartMetafieldDelete(input: { ownerId: $cartId, key: $t }) { ${errors} }
  cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: [$t]) { ${errors} }
  cartSubmitForCompletion(cartId: $id, attemptToken: $t) { ${errors} }
  checkoutCreate(input: { email: $t, note: $t, lineItems: [{ variantId: $id, quantity: 1 }], shippingAddress: { country: $t } }) { ${errors.replace('code', 'field')} }
  checkoutShippingAddressUpdateV2(checkoutId: $id, shippingAddress: { city: $t }) { ${errors.replace('code', 'field')} }
  checkoutShippingLineUpdate(checkoutId: $id, shippingRateHandle: $t) { ${errors.replace('code', 'field')} }
}`,
]
it.each([
  ['nothing', ''],
  ['a space', ' '],
  ['half a character', '\ud800'],
  ['the other half', 'x\udc00'],
  ['a prototype', '__proto__'],
  ['a statement', "'; DROP TABLE platform.carts; --"],
  ['a long text', 'x'.repeat(20_000)],
  ['a text that turns round', '\u202e\u200b\ufeff'],
  ['pictures', '💣👩‍👩‍👧'],
  ['a foreign id', 'gid://shopify/Cart/'],
  ['a number too large', 'gid://shopify/ProductVariant/9223372036854775808'],
  ['a backslash', '\\u0000\\'],
])('the cart API answers %s in every field with its own words, never with an internal error', async (_name, text) => {
  const lines = [{ merchandiseId: await addVariant(), quantity: 2 }]
  const cartId = await cartFrom({ lines })
  for (const query of everywhere)
    expect((await platform.query(query, { cartId, t: text, id: text })).errors).toBeUndefined()
  const { data } = await platform.query(
    'query($id: ID!) { cart(id: $id) { totalQuantity cost { totalAmount { amount } } } }',
    { id: cartId },
  )
  expect(data.cart).toEqual({ totalQuantity: 2, cost: { totalAmount: { amount: '200.0' } } })
})
