export const orderWritingSdl = /* GraphQL */ `
  input OrderInput {
    id: ID!
    customAttributes: [AttributeInput!]
  }
  type OrderUpdatePayload {
    order: Order
    userErrors: [UserError!]!
  }

  input OrderMarkAsPaidInput {
    id: ID!
  }
  type OrderMarkAsPaidPayload {
    order: Order
    userErrors: [UserError!]!
  }

  input FulfillmentOrderLineItemInput {
    id: ID!
    quantity: Int!
  }
  input FulfillmentOrderLineItemsInput {
    fulfillmentOrderId: ID!
    fulfillmentOrderLineItems: [FulfillmentOrderLineItemInput!]
  }
  input FulfillmentTrackingInput {
    company: String
    number: String
    url: URL
  }
  input FulfillmentInput {
    lineItemsByFulfillmentOrder: [FulfillmentOrderLineItemsInput!]!
    trackingInfo: FulfillmentTrackingInput
    notifyCustomer: Boolean
  }
  type FulfillmentCreatePayload {
    fulfillment: Fulfillment
    userErrors: [UserError!]!
  }

  input PreparedFulfillmentOrderLineItemsInput {
    fulfillmentOrderId: ID!
  }
  input FulfillmentOrderLineItemsPreparedForPickupInput {
    lineItemsByFulfillmentOrder: [PreparedFulfillmentOrderLineItemsInput!]!
  }
  type FulfillmentOrderLineItemsPreparedForPickupPayload {
    userErrors: [UserError!]!
  }

  type FulfillmentTrackingInfoUpdatePayload {
    fulfillment: Fulfillment
    userErrors: [UserError!]!
  }
  enum FulfillmentEventStatus {
    DELIVERED
    PICKED_UP
  }
  type FulfillmentEvent implements Node {
    id: ID!
    status: FulfillmentEventStatus!
    happenedAt: DateTime!
  }
  input FulfillmentEventInput {
    fulfillmentId: ID!
    status: FulfillmentEventStatus!
  }
  type FulfillmentEventCreatePayload {
    fulfillmentEvent: FulfillmentEvent
    userErrors: [UserError!]!
  }

  type Job {
    id: ID!
    done: Boolean!
  }
  enum OrderCancelUserErrorCode {
    INVALID
    NOT_FOUND
  }
  type OrderCancelUserError implements DisplayableError {
    code: OrderCancelUserErrorCode
    field: [String!]
    message: String!
  }
  type OrderCancelPayload {
    job: Job
    orderCancelUserErrors: [OrderCancelUserError!]!
    userErrors: [UserError!]!
  }

  enum RefundLineItemRestockType {
    CANCEL
    NO_RESTOCK
    RETURN
  }
  input RefundLineItemInput {
    lineItemId: ID!
    quantity: Int!
    restockType: RefundLineItemRestockType
    locationId: ID
  }
  input OrderTransactionInput {
    amount: Money!
    gateway: String!
    kind: OrderTransactionKind!
    orderId: ID!
    parentId: ID
  }
  input RefundInput {
    orderId: ID!
    note: String
    notify: Boolean
    currency: CurrencyCode
    refundLineItems: [RefundLineItemInput!]
    transactions: [OrderTransactionInput!]
  }
  type RefundCreatePayload {
    order: Order
    refund: Refund
    userErrors: [UserError!]!
  }

  extend type Mutation {
    orderUpdate(input: OrderInput!): OrderUpdatePayload
    orderMarkAsPaid(input: OrderMarkAsPaidInput!): OrderMarkAsPaidPayload
    fulfillmentOrderLineItemsPreparedForPickup(
      input: FulfillmentOrderLineItemsPreparedForPickupInput!
    ): FulfillmentOrderLineItemsPreparedForPickupPayload
    fulfillmentCreate(fulfillment: FulfillmentInput!, message: String): FulfillmentCreatePayload
    fulfillmentTrackingInfoUpdate(
      fulfillmentId: ID!
      trackingInfoInput: FulfillmentTrackingInput!
      notifyCustomer: Boolean
    ): FulfillmentTrackingInfoUpdatePayload
    fulfillmentEventCreate(fulfillmentEvent: FulfillmentEventInput!): FulfillmentEventCreatePayload
    orderCancel(
      orderId: ID!
      reason: OrderCancelReason!
      refund: Boolean!
      restock: Boolean!
      notifyCustomer: Boolean
      staffNote: String
    ): OrderCancelPayload
    refundCreate(input: RefundInput!): RefundCreatePayload
  }
`
