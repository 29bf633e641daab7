/** The row of each topic: the emitter names it, the body is made from it in the same transaction. */
export type WebhookReferences = {
  ORDERS_CREATE: { orderId: number }
  ORDERS_UPDATED: { orderId: number }
  ORDERS_PAID: { orderId: number }
  ORDERS_CANCELLED: { orderId: number }
  ORDERS_FULFILLED: { orderId: number }
  ORDERS_PARTIALLY_FULFILLED: { orderId: number }
  REFUNDS_CREATE: { refundId: number }
  PRODUCTS_CREATE: { productId: number }
  PRODUCTS_UPDATE: { productId: number }
  PRODUCTS_DELETE: { productId: number }
  COLLECTIONS_CREATE: { collectionId: number }
  COLLECTIONS_UPDATE: { collectionId: number }
  COLLECTIONS_DELETE: { collectionId: number }
  INVENTORY_LEVELS_UPDATE: { variantId: number }
  CUSTOMERS_CREATE: { customerId: number }
  CUSTOMERS_UPDATE: { customerId: number }
  CUSTOMERS_DELETE: { customerId: number }
  DRAFT_ORDERS_CREATE: { draftOrderId: number }
  DRAFT_ORDERS_UPDATE: { draftOrderId: number }
  DRAFT_ORDERS_DELETE: { draftOrderId: number }
}

export type WebhookTopic = keyof WebhookReferences

/** As the header `X-Shopify-Topic` writes them. */
export const topicHeader = {
  ORDERS_CREATE: 'orders/create',
  ORDERS_UPDATED: 'orders/updated',
  ORDERS_PAID: 'orders/paid',
  ORDERS_CANCELLED: 'orders/cancelled',
  ORDERS_FULFILLED: 'orders/fulfilled',
  ORDERS_PARTIALLY_FULFILLED: 'orders/partially_fulfilled',
  REFUNDS_CREATE: 'refunds/create',
  PRODUCTS_CREATE: 'products/create',
  PRODUCTS_UPDATE: 'products/update',
  PRODUCTS_DELETE: 'products/delete',
  COLLECTIONS_CREATE: 'collections/create',
  COLLECTIONS_UPDATE: 'collections/update',
  COLLECTIONS_DELETE: 'collections/delete',
  INVENTORY_LEVELS_UPDATE: 'inventory_levels/update',
  CUSTOMERS_CREATE: 'customers/create',
  CUSTOMERS_UPDATE: 'customers/update',
  CUSTOMERS_DELETE: 'customers/delete',
  DRAFT_ORDERS_CREATE: 'draft_orders/create',
  DRAFT_ORDERS_UPDATE: 'draft_orders/update',
  DRAFT_ORDERS_DELETE: 'draft_orders/delete',
} as const satisfies Record<WebhookTopic, string>
