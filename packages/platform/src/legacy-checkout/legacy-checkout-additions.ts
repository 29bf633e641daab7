/** The checkout calls of our specification, in the shapes they had before 2025-04 dropped them. // SF-17, SF-18 */
export const legacyCheckoutAdditions = /* GraphQL */ `
  enum CheckoutErrorCode {
    ALREADY_COMPLETED
    BLANK
    INVALID
    INVALID_FOR_COUNTRY
    LESS_THAN
    LINE_ITEM_NOT_FOUND
    NOT_ENOUGH_IN_STOCK
    NOT_SUPPORTED
    PRODUCT_NOT_AVAILABLE
    SHIPPING_RATE_EXPIRED
    TOO_LONG
  }
  type CheckoutUserError implements DisplayableError {
    code: CheckoutErrorCode
    field: [String!]
    message: String!
  }
  type ShippingRate {
    handle: String!
    price: MoneyV2!
    priceV2: MoneyV2!
    title: String!
  }
  type AvailableShippingRates {
    ready: Boolean!
    shippingRates: [ShippingRate!]
  }
  type CheckoutBuyerIdentity {
    countryCode: CountryCode
  }
  type CheckoutLineItem implements Node {
    customAttributes: [Attribute!]!
    id: ID!
    quantity: Int!
    title: String!
    unitPrice: MoneyV2
    variant: ProductVariant
  }
  type CheckoutLineItemEdge {
    cursor: String!
    node: CheckoutLineItem!
  }
  type CheckoutLineItemConnection {
    edges: [CheckoutLineItemEdge!]!
    nodes: [CheckoutLineItem!]!
    pageInfo: PageInfo!
  }
  type Checkout implements Node {
    appliedGiftCards: [AppliedGiftCard!]!
    availableShippingRates: AvailableShippingRates
    buyerIdentity: CheckoutBuyerIdentity!
    completedAt: DateTime
    createdAt: DateTime!
    currencyCode: CurrencyCode!
    customAttributes: [Attribute!]!
    email: String
    id: ID!
    lineItems(
      after: String
      before: String
      first: Int
      last: Int
      reverse: Boolean = false
    ): CheckoutLineItemConnection!
    lineItemsSubtotalPrice: MoneyV2!
    note: String
    order: Order
    orderStatusUrl: URL
    paymentDue: MoneyV2!
    paymentDueV2: MoneyV2!
    ready: Boolean!
    requiresShipping: Boolean!
    shippingAddress: MailingAddress
    shippingLine: ShippingRate
    subtotalPrice: MoneyV2!
    subtotalPriceV2: MoneyV2!
    taxExempt: Boolean!
    taxesIncluded: Boolean!
    totalPrice: MoneyV2!
    totalPriceV2: MoneyV2!
    totalTax: MoneyV2!
    totalTaxV2: MoneyV2!
    updatedAt: DateTime!
    webUrl: URL!
  }
  input CheckoutLineItemInput {
    customAttributes: [AttributeInput!]
    quantity: Int!
    variantId: ID!
  }
  input CheckoutBuyerIdentityInput {
    countryCode: CountryCode!
  }
  input CheckoutCreateInput {
    allowPartialAddresses: Boolean
    buyerIdentity: CheckoutBuyerIdentityInput
    customAttributes: [AttributeInput!]
    email: String
    lineItems: [CheckoutLineItemInput!]
    note: String
    shippingAddress: MailingAddressInput
  }
  type CheckoutCreatePayload {
    checkout: Checkout
    checkoutUserErrors: [CheckoutUserError!]!
    queueToken: String
    userErrors: [UserError!]!
  }
  type CheckoutShippingAddressUpdatePayload {
    checkout: Checkout
    checkoutUserErrors: [CheckoutUserError!]!
    userErrors: [UserError!]!
  }
  type CheckoutShippingAddressUpdateV2Payload {
    checkout: Checkout
    checkoutUserErrors: [CheckoutUserError!]!
    userErrors: [UserError!]!
  }
  type CheckoutShippingLineUpdatePayload {
    checkout: Checkout
    checkoutUserErrors: [CheckoutUserError!]!
    userErrors: [UserError!]!
  }
  extend type Mutation {
    checkoutCreate(input: CheckoutCreateInput!, queueToken: String): CheckoutCreatePayload
    checkoutShippingAddressUpdate(
      checkoutId: ID!
      shippingAddress: MailingAddressInput!
    ): CheckoutShippingAddressUpdatePayload
    checkoutShippingAddressUpdateV2(
      checkoutId: ID!
      shippingAddress: MailingAddressInput!
    ): CheckoutShippingAddressUpdateV2Payload
    checkoutShippingLineUpdate(checkoutId: ID!, shippingRateHandle: String!): CheckoutShippingLineUpdatePayload
  }
`
