import type { Transaction } from '@dvaput/database/in-transaction'
import type { WebhookReferences, WebhookTopic } from '../needs/webhook-topics.ts'
import { buildCollectionPayload } from './collection-payload.ts'
import { buildCustomerPayload } from './customer-payload.ts'
import { buildDraftOrderPayload } from './draft-order-payload.ts'
import { buildInventoryLevelPayload } from './inventory-level-payload.ts'
import { buildOrderPayload } from './order-payload.ts'
import { buildProductPayload } from './product-payload.ts'
import { buildRefundPayload } from './refund-payload.ts'

type Builders = {
  [Topic in WebhookTopic]: (tx: Transaction, reference: WebhookReferences[Topic]) => Promise<object | undefined>
}

const ofOrder = (tx: Transaction, { orderId }: { orderId: number }) => buildOrderPayload(tx, orderId)
const ofProduct = (tx: Transaction, { productId }: { productId: number }) => buildProductPayload(tx, productId)
const ofCollection = (tx: Transaction, { collectionId }: { collectionId: number }) =>
  buildCollectionPayload(tx, collectionId)
const ofCustomer = (tx: Transaction, { customerId }: { customerId: number }) => buildCustomerPayload(tx, customerId)
const ofDraft = (tx: Transaction, { draftOrderId }: { draftOrderId: number }) =>
  buildDraftOrderPayload(tx, draftOrderId)

const builders: Builders = {
  ORDERS_CREATE: ofOrder,
  ORDERS_UPDATED: ofOrder,
  ORDERS_PAID: ofOrder,
  ORDERS_CANCELLED: ofOrder,
  ORDERS_FULFILLED: ofOrder,
  ORDERS_PARTIALLY_FULFILLED: ofOrder,
  REFUNDS_CREATE: (tx, { refundId }) => buildRefundPayload(tx, refundId),
  PRODUCTS_CREATE: ofProduct,
  PRODUCTS_UPDATE: ofProduct,
  PRODUCTS_DELETE: async (_tx, { productId }) => ({ id: productId }),
  COLLECTIONS_CREATE: ofCollection,
  COLLECTIONS_UPDATE: ofCollection,
  COLLECTIONS_DELETE: async (_tx, { collectionId }) => ({ id: collectionId }),
  INVENTORY_LEVELS_UPDATE: (tx, { variantId }) => buildInventoryLevelPayload(tx, variantId),
  CUSTOMERS_CREATE: ofCustomer,
  CUSTOMERS_UPDATE: ofCustomer,
  CUSTOMERS_DELETE: async (_tx, { customerId }) => ({ id: customerId }),
  DRAFT_ORDERS_CREATE: ofDraft,
  DRAFT_ORDERS_UPDATE: ofDraft,
  DRAFT_ORDERS_DELETE: async (_tx, { draftOrderId }) => ({ id: draftOrderId }),
}

/** The body as the row stands in this transaction; undefined where there is no such row. */
export const buildPayload = <Topic extends WebhookTopic>(
  tx: Transaction,
  topic: Topic,
  reference: WebhookReferences[Topic],
): Promise<object | undefined> => builders[topic](tx, reference)
