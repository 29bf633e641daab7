const money = '{ shopMoney { amount currencyCode } }'

const address = `{
  firstName lastName company address1 address2 city province provinceCode zip country countryCodeV2 phone
}`

const line = `{
  id title variantTitle sku quantity currentQuantity unfulfilledQuantity
  originalUnitPriceSet ${money} originalTotalSet ${money} discountedTotalSet ${money}
  customAttributes { key value }
  variant { id }
  product { handle warranty: metafield(namespace: "custom", key: "warranty_months") { value } }
  image { url altText }
}`

/** The hosted platform allows a query a thousand points: further lines are read page by page. */
export const orderById = `query ($id: ID!) {
  order(id: $id) {
    id name email phone processedAt updatedAt cancelledAt cancelReason
    customer { id }
    customAttributes { key value }
    displayFinancialStatus displayFulfillmentStatus paymentGatewayNames discountCodes
    shippingLine { title code }
    shippingAddress ${address}
    billingAddress ${address}
    subtotalPriceSet ${money} totalDiscountsSet ${money} totalShippingPriceSet ${money}
    totalPriceSet ${money} totalRefundedSet ${money} totalOutstandingSet ${money}
    taxesIncluded
    taxLines { title rate priceSet ${money} }
    statusPageUrl
    lineItems(first: 30) { nodes ${line} pageInfo { hasNextPage endCursor } }
    fulfillmentOrders(first: 5) { nodes { status deliveryMethod { methodType } } }
    fulfillments(first: 10) {
      id name status displayStatus createdAt deliveredAt
      trackingInfo(first: 5) { company number url }
      fulfillmentLineItems(first: 20) { nodes { quantity lineItem { id } } }
    }
    refunds(first: 10) {
      id createdAt note
      totalRefundedSet ${money}
      refundLineItems(first: 20) { nodes { quantity lineItem { id } } }
    }
  }
}`

export const linesAfter = `query ($id: ID!, $after: String!) {
  order(id: $id) { lineItems(first: 50, after: $after) { nodes ${line} pageInfo { hasNextPage endCursor } } }
}`

export const ordersByUpdate = `query ($query: String!, $after: String) {
  orders(first: 25, after: $after, query: $query, sortKey: UPDATED_AT) {
    nodes { id }
    pageInfo { hasNextPage endCursor }
  }
}`

/** A payment that came in the meantime goes back. */
export const cancelOrder = `mutation ($orderId: ID!, $reason: OrderCancelReason!, $refund: Boolean!) {
  orderCancel(orderId: $orderId, reason: $reason, refund: $refund, restock: true, notifyCustomer: true) {
    job { id }
    orderCancelUserErrors { code field message }
  }
}`

export const updateOrder = `mutation ($input: OrderInput!) {
  orderUpdate(input: $input) { order { id } userErrors { field message } }
}`

export const markOrderPaid = `mutation ($id: ID!) {
  orderMarkAsPaid(input: { id: $id }) { order { id } userErrors { field message } }
}`

export const paymentsOfOrder = `query ($id: ID!) {
  order(id: $id) {
    refunds(first: 50) { id note }
    transactions(first: 50) { id kind status gateway }
  }
}`

export const openFulfilmentsOfOrder = `query ($id: ID!) {
  order(id: $id) { fulfillmentOrders(first: 10) { nodes { id status deliveryMethod { methodType } } } }
}`

export const preparePickup = `mutation ($input: FulfillmentOrderLineItemsPreparedForPickupInput!) {
  fulfillmentOrderLineItemsPreparedForPickup(input: $input) { userErrors { field message } }
}`

export const createFulfilment = `mutation ($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) { fulfillment { id } userErrors { field message } }
}`

export const createFulfilmentEvent = `mutation ($event: FulfillmentEventInput!) {
  fulfillmentEventCreate(fulfillmentEvent: $event) { fulfillmentEvent { id } userErrors { field message } }
}`

export const updateTracking = `mutation ($id: ID!, $tracking: FulfillmentTrackingInput!) {
  fulfillmentTrackingInfoUpdate(fulfillmentId: $id, trackingInfoInput: $tracking, notifyCustomer: true) {
    fulfillment { id }
    userErrors { field message }
  }
}`

export const createRefund = `mutation ($input: RefundInput!) {
  refundCreate(input: $input) { refund { id } userErrors { field message } }
}`
