/** Fields and calls of later versions that newer clients use, and of earlier ones that older clients still send. */
export const cartAdditions = /* GraphQL */ `
  type CartLineParentRelationship {
    parent: CartLine!
  }
  type CartLineInstructions {
    canRemove: Boolean!
    canUpdateQuantity: Boolean!
  }
  extend type CartLine {
    parentRelationship: CartLineParentRelationship
    instructions: CartLineInstructions
  }
  extend input CartBuyerIdentityInput {
    deliveryAddressPreferences: [DeliveryAddressInput!]
  }
  type CartDeliveryAddressesReplacePayload {
    cart: Cart
    userErrors: [CartUserError!]!
    warnings: [CartWarning!]!
  }
  type CartGiftCardCodesAddPayload {
    cart: Cart
    userErrors: [CartUserError!]!
    warnings: [CartWarning!]!
  }
  extend type Mutation {
    cartDeliveryAddressesReplace(
      addresses: [CartSelectableAddressInput!]!
      cartId: ID!
    ): CartDeliveryAddressesReplacePayload
    cartGiftCardCodesAdd(cartId: ID!, giftCardCodes: [String!]!): CartGiftCardCodesAddPayload
  }
`
