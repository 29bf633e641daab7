import { pageArguments as page } from './page-arguments.ts'

export const fulfilmentSdl = /* GraphQL */ `
  enum FulfillmentOrderStatus {
    CANCELLED
    CLOSED
    IN_PROGRESS
    INCOMPLETE
    ON_HOLD
    OPEN
    SCHEDULED
  }
  enum FulfillmentStatus {
    CANCELLED
    ERROR
    FAILURE
    SUCCESS
  }
  enum FulfillmentDisplayStatus {
    DELIVERED
    FULFILLED
    PICKED_UP
    READY_FOR_PICKUP
  }
  enum DeliveryMethodType {
    LOCAL
    NONE
    PICK_UP
    PICKUP_POINT
    RETAIL
    SHIPPING
  }
  type DeliveryMethod implements Node {
    id: ID!
    methodType: DeliveryMethodType!
  }
  type FulfillmentTrackingInfo {
    company: String
    number: String
    url: URL
  }
  type FulfillmentLineItem implements Node {
    id: ID!
    lineItem: LineItem!
    quantity: Int
  }
  type FulfillmentLineItemEdge {
    cursor: String!
    node: FulfillmentLineItem!
  }
  type FulfillmentLineItemConnection {
    edges: [FulfillmentLineItemEdge!]!
    nodes: [FulfillmentLineItem!]!
    pageInfo: PageInfo!
  }
  type Fulfillment implements Node {
    id: ID!
    legacyResourceId: UnsignedInt64!
    name: String!
    status: FulfillmentStatus!
    displayStatus: FulfillmentDisplayStatus
    trackingInfo(first: Int): [FulfillmentTrackingInfo!]!
    fulfillmentLineItems(${page}): FulfillmentLineItemConnection!
    totalQuantity: Int!
    order: Order!
    createdAt: DateTime!
    deliveredAt: DateTime
  }
  type FulfillmentOrderLineItem implements Node {
    id: ID!
    lineItem: LineItem!
    totalQuantity: Int!
    remainingQuantity: Int!
  }
  type FulfillmentOrderLineItemEdge {
    cursor: String!
    node: FulfillmentOrderLineItem!
  }
  type FulfillmentOrderLineItemConnection {
    edges: [FulfillmentOrderLineItemEdge!]!
    nodes: [FulfillmentOrderLineItem!]!
    pageInfo: PageInfo!
  }
  type FulfillmentOrder implements Node {
    id: ID!
    status: FulfillmentOrderStatus!
    orderId: ID!
    deliveryMethod: DeliveryMethod
    lineItems(${page}): FulfillmentOrderLineItemConnection!
  }
  type FulfillmentOrderEdge {
    cursor: String!
    node: FulfillmentOrder!
  }
  type FulfillmentOrderConnection {
    edges: [FulfillmentOrderEdge!]!
    nodes: [FulfillmentOrder!]!
    pageInfo: PageInfo!
  }
  type RefundLineItem {
    id: ID
    lineItem: LineItem!
    quantity: Int!
    restocked: Boolean!
  }
  type RefundLineItemEdge {
    cursor: String!
    node: RefundLineItem!
  }
  type RefundLineItemConnection {
    edges: [RefundLineItemEdge!]!
    nodes: [RefundLineItem!]!
    pageInfo: PageInfo!
  }
  type Refund implements Node {
    id: ID!
    legacyResourceId: UnsignedInt64!
    note: String
    totalRefundedSet: MoneyBag!
    refundLineItems(${page}): RefundLineItemConnection!
    order: Order!
    createdAt: DateTime
  }

  extend type QueryRoot {
    fulfillmentOrder(id: ID!): FulfillmentOrder
  }
`
