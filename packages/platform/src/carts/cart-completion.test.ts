import { describe, expect, it } from 'vitest'
import { cartsOf } from '../../../../tests/support/platform/cart-queries.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'

const platform = useTestPlatform()
const { queryData, cartFrom: newCart, addVariant } = cartsOf(platform)
const result = 'userErrors { code field message } warnings { code message target }'

describe('paying', () => {
  it('happens at the checkout: what only payment apps may do is refused as such', async () => {
    const cartId = await newCart({ lines: [{ merchandiseId: await addVariant() }] })
    const data = await queryData(
      `mutation($cartId: ID!) {
        cartPrepareForCompletion(cartId: $cartId) { result { __typename ... on CartStatusNotReady { cart { id } errors { code } } } userErrors { code } }
        cartSubmitForCompletion(cartId: $cartId, attemptToken: "1") { result { __typename ... on SubmitFailed { checkoutUrl errors { code } } } userErrors { code } }
        cartPaymentUpdate(cartId: $cartId, payment: { amount: { amount: "100.0", currencyCode: BAM } }) { cart { id } ${result} }
        cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: ["GIFT"]) { cart { appliedGiftCards { id } } ${result} }
        cartGiftCardCodesAdd(cartId: $cartId, giftCardCodes: ["GIFT"]) { cart { id } ${result} }
        cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: []) { cart { id } ${result} }
        cartBillingAddressUpdate(cartId: $cartId, billingAddress: { city: "Zenica", country: "Bosnia and Herzegovina" }) { cart { id } ${result} }
      }`,
      { cartId },
    )
    expect(data).toMatchObject({
      cartPrepareForCompletion: {
        result: {
          __typename: 'CartStatusNotReady',
          errors: [
            { code: 'BUYER_IDENTITY_EMAIL_REQUIRED' },
            { code: 'NO_DELIVERY_GROUP_SELECTED' },
            { code: 'PAYMENTS_METHOD_UNAVAILABLE' },
          ],
        },
      },
      cartSubmitForCompletion: {
        result: { __typename: 'SubmitFailed', checkoutUrl: expect.stringContaining('/cart/c/') },
      },
      cartPaymentUpdate: { userErrors: [{ code: 'PAYMENT_METHOD_NOT_SUPPORTED' }] },
      cartGiftCardCodesUpdate: {
        cart: { appliedGiftCards: [] },
        warnings: [{ code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE', target: cartId }],
      },
      cartGiftCardCodesAdd: { userErrors: [], warnings: [{}] },
      cartGiftCardCodesRemove: { userErrors: [], warnings: [] },
      cartBillingAddressUpdate: { userErrors: [] },
    })
    expect(
      (await queryData('{ cartCompletionAttempt(attemptId: "1") { __typename } }')).cartCompletionAttempt,
    ).toBeNull()
  })
})
