import { pageArguments as page } from './page-arguments.ts'

export const draftOrderSdl = /* GraphQL */ `
  enum DraftOrderStatus {
    COMPLETED
    INVOICE_SENT
    OPEN
  }
  enum DraftOrderSortKeys {
    ID
    NUMBER
    UPDATED_AT
  }
  enum DraftOrderAppliedDiscountType {
    FIXED_AMOUNT
    PERCENTAGE
  }
  type DraftOrderAppliedDiscount {
    title: String
    description: String!
    value: Float!
    valueType: DraftOrderAppliedDiscountType!
    amountSet: MoneyBag!
  }
  type DraftOrderLineItem implements Node {
    id: ID!
    uuid: String!
    title: String!
    name: String!
    custom: Boolean!
    sku: String
    quantity: Int!
    originalUnitPriceSet: MoneyBag!
    originalTotalSet: MoneyBag!
    discountedTotalSet: MoneyBag!
    totalDiscountSet: MoneyBag!
    appliedDiscount: DraftOrderAppliedDiscount
    customAttributes: [Attribute!]!
    variant: ProductVariant
    product: Product
  }
  type DraftOrderLineItemEdge {
    cursor: String!
    node: DraftOrderLineItem!
  }
  type DraftOrderLineItemConnection {
    edges: [DraftOrderLineItemEdge!]!
    nodes: [DraftOrderLineItem!]!
    pageInfo: PageInfo!
  }
  type DraftOrder implements Node {
    id: ID!
    legacyResourceId: UnsignedInt64!
    name: String!
    status: DraftOrderStatus!
    email: String
    phone: String
    note2: String
    tags: [String!]!
    customAttributes: [Attribute!]!
    customer: Customer
    order: Order
    invoiceUrl: URL
    invoiceSentAt: DateTime
    reserveInventoryUntil: DateTime
    ready: Boolean!
    currencyCode: CurrencyCode!
    taxesIncluded: Boolean!
    appliedDiscount: DraftOrderAppliedDiscount
    shippingAddress: MailingAddress
    shippingLine: ShippingLine
    lineItems(${page}): DraftOrderLineItemConnection!
    lineItemsSubtotalPrice: MoneyBag!
    subtotalPriceSet: MoneyBag!
    totalDiscountsSet: MoneyBag!
    totalShippingPriceSet: MoneyBag!
    totalTaxSet: MoneyBag!
    totalPriceSet: MoneyBag!
    createdAt: DateTime!
    completedAt: DateTime
    updatedAt: DateTime!
  }
  type DraftOrderEdge {
    cursor: String!
    node: DraftOrder!
  }
  type DraftOrderConnection {
    edges: [DraftOrderEdge!]!
    nodes: [DraftOrder!]!
    pageInfo: PageInfo!
  }

  input DraftOrderAppliedDiscountInput {
    title: String
    description: String
    value: Float!
    valueType: DraftOrderAppliedDiscountType!
    amountWithCurrency: MoneyInput
  }
  input DraftOrderLineItemInput {
    variantId: ID
    quantity: Int!
    title: String
    originalUnitPrice: Money
    originalUnitPriceWithCurrency: MoneyInput
    priceOverride: MoneyInput
    appliedDiscount: DraftOrderAppliedDiscountInput
    customAttributes: [AttributeInput!]
    requiresShipping: Boolean
    sku: String
    taxable: Boolean
    uuid: String
  }
  input ShippingLineInput {
    title: String
    price: Money
    priceWithCurrency: MoneyInput
    shippingRateHandle: String
  }
  input PurchasingEntityInput {
    customerId: ID
  }
  input DraftOrderInput {
    lineItems: [DraftOrderLineItemInput!]
    purchasingEntity: PurchasingEntityInput
    customerId: ID
    email: String
    phone: String
    note: String
    tags: [String!]
    customAttributes: [AttributeInput!]
    appliedDiscount: DraftOrderAppliedDiscountInput
    shippingAddress: MailingAddressInput
    shippingLine: ShippingLineInput
    useCustomerDefaultAddress: Boolean
    discountCodes: [String!]
    reserveInventoryUntil: DateTime
    presentmentCurrencyCode: CurrencyCode
  }
  input DraftOrderDeleteInput {
    id: ID!
  }
  input EmailInput {
    to: String
    subject: String
    customMessage: String
  }
  type DraftOrderCreatePayload {
    draftOrder: DraftOrder
    userErrors: [UserError!]!
  }
  type DraftOrderUpdatePayload {
    draftOrder: DraftOrder
    userErrors: [UserError!]!
  }
  type DraftOrderInvoiceSendPayload {
    draftOrder: DraftOrder
    userErrors: [UserError!]!
  }
  type DraftOrderCompletePayload {
    draftOrder: DraftOrder
    userErrors: [UserError!]!
  }
  type DraftOrderDeletePayload {
    deletedId: ID
    userErrors: [UserError!]!
  }

  extend type QueryRoot {
    draftOrder(id: ID!): DraftOrder
    draftOrders(${page}, query: String, sortKey: DraftOrderSortKeys = ID): DraftOrderConnection!
  }
  extend type Mutation {
    draftOrderCreate(input: DraftOrderInput!): DraftOrderCreatePayload
    draftOrderUpdate(id: ID!, input: DraftOrderInput!): DraftOrderUpdatePayload
    draftOrderInvoiceSend(id: ID!, email: EmailInput): DraftOrderInvoiceSendPayload
    draftOrderDelete(input: DraftOrderDeleteInput!): DraftOrderDeletePayload
    draftOrderComplete(id: ID!, paymentPending: Boolean = false, sourceName: String): DraftOrderCompletePayload
  }
`
