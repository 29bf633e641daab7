import { pageArguments as page } from './page-arguments.ts'

export const orderSdl = /* GraphQL */ `
  enum OrderSortKeys {
    CREATED_AT
    ID
    ORDER_NUMBER
    PROCESSED_AT
    RELEVANCE
    TOTAL_PRICE
    UPDATED_AT
  }
  enum OrderDisplayFinancialStatus {
    AUTHORIZED
    EXPIRED
    PAID
    PARTIALLY_PAID
    PARTIALLY_REFUNDED
    PENDING
    REFUNDED
    VOIDED
  }
  enum OrderDisplayFulfillmentStatus {
    FULFILLED
    IN_PROGRESS
    ON_HOLD
    OPEN
    PARTIALLY_FULFILLED
    PENDING_FULFILLMENT
    RESTOCKED
    SCHEDULED
    UNFULFILLED
  }
  enum OrderCancelReason {
    CUSTOMER
    DECLINED
    FRAUD
    INVENTORY
    OTHER
    STAFF
  }
  enum OrderTransactionKind {
    REFUND
    SALE
  }
  enum OrderTransactionStatus {
    FAILURE
    PENDING
    SUCCESS
  }

  type ShippingLine {
    id: ID
    title: String!
    code: String
    originalPriceSet: MoneyBag!
    discountedPriceSet: MoneyBag!
  }
  type TaxLine {
    title: String!
    rate: Float
    priceSet: MoneyBag!
  }
  type LineItem implements Node {
    id: ID!
    title: String!
    name: String!
    variantTitle: String
    sku: String
    quantity: Int!
    currentQuantity: Int!
    refundableQuantity: Int!
    unfulfilledQuantity: Int!
    originalUnitPriceSet: MoneyBag!
    originalTotalSet: MoneyBag!
    discountedTotalSet: MoneyBag!
    totalDiscountSet: MoneyBag!
    customAttributes: [Attribute!]!
    variant: ProductVariant
    product: Product
    image: Image
  }
  type LineItemEdge {
    cursor: String!
    node: LineItem!
  }
  type LineItemConnection {
    edges: [LineItemEdge!]!
    nodes: [LineItem!]!
    pageInfo: PageInfo!
  }
  type OrderTransaction implements Node {
    id: ID!
    kind: OrderTransactionKind!
    status: OrderTransactionStatus!
    gateway: String
    amountSet: MoneyBag!
  }

  type Order implements Node {
    id: ID!
    legacyResourceId: UnsignedInt64!
    name: String!
    number: Int!
    email: String
    phone: String
    note: String
    tags: [String!]!
    customAttributes: [Attribute!]!
    customer: Customer
    customerLocale: String
    currencyCode: CurrencyCode!
    displayFinancialStatus: OrderDisplayFinancialStatus
    displayFulfillmentStatus: OrderDisplayFulfillmentStatus!
    fullyPaid: Boolean!
    unpaid: Boolean!
    canMarkAsPaid: Boolean!
    refundable: Boolean!
    confirmed: Boolean!
    closed: Boolean!
    cancelReason: OrderCancelReason
    cancelledAt: DateTime
    paymentGatewayNames: [String!]!
    discountCode: String
    discountCodes: [String!]!
    billingAddress: MailingAddress
    shippingAddress: MailingAddress
    shippingLine: ShippingLine
    subtotalPriceSet: MoneyBag
    totalDiscountsSet: MoneyBag
    totalShippingPriceSet: MoneyBag!
    totalTaxSet: MoneyBag
    totalPriceSet: MoneyBag!
    currentTotalPriceSet: MoneyBag!
    totalReceivedSet: MoneyBag!
    totalRefundedSet: MoneyBag!
    totalOutstandingSet: MoneyBag!
    taxesIncluded: Boolean!
    taxLines: [TaxLine!]!
    statusPageUrl: URL!
    lineItems(${page}): LineItemConnection!
    transactions(first: Int): [OrderTransaction!]!
    fulfillments(first: Int): [Fulfillment!]!
    fulfillmentOrders(${page}): FulfillmentOrderConnection!
    refunds(first: Int): [Refund!]!
    createdAt: DateTime!
    processedAt: DateTime!
    updatedAt: DateTime!
  }
  type OrderEdge {
    cursor: String!
    node: Order!
  }
  type OrderConnection {
    edges: [OrderEdge!]!
    nodes: [Order!]!
    pageInfo: PageInfo!
  }

  extend type QueryRoot {
    order(id: ID!): Order
    orders(${page}, query: String, sortKey: OrderSortKeys = PROCESSED_AT): OrderConnection!
  }
`
