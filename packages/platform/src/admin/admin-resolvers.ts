import type { AdminResolvers } from './admin-context.ts'
import { collectionResolvers } from './collections/collection.resolvers.ts'
import { collectionWritingResolvers } from './collections/collection-writing.resolvers.ts'
import { menuResolvers } from './collections/menu.resolvers.ts'
import { customerResolvers } from './customers/customer.resolvers.ts'
import { customerErasingResolvers } from './customers/customer-erasing.resolvers.ts'
import { customerWritingResolvers } from './customers/customer-writing.resolvers.ts'
import { discountResolvers } from './discounts/discount.resolvers.ts'
import { inventoryResolvers } from './inventory/inventory.resolvers.ts'
import { metafieldWritingResolvers } from './metafield-writing.resolvers.ts'
import { draftOrderResolvers } from './orders/draft-order.resolvers.ts'
import { draftOrderWritingResolvers } from './orders/draft-order-writing.resolvers.ts'
import { orderResolvers } from './orders/order.resolvers.ts'
import { orderLineResolvers } from './orders/order-line.resolvers.ts'
import { orderWritingResolvers } from './orders/order-writing.resolvers.ts'
import { mediaWritingResolvers } from './products/media-writing.resolvers.ts'
import { productResolvers } from './products/product.resolvers.ts'
import { productVariantResolvers } from './products/product-variant.resolvers.ts'
import { productWritingResolvers } from './products/product-writing.resolvers.ts'
import { publishingResolvers } from './products/publishing.resolvers.ts'
import { shopResolvers } from './shop.resolvers.ts'
import { translationResolvers } from './translations/translation.resolvers.ts'
import { webhookResolvers } from './webhook.resolvers.ts'

/** Every area's share of the schema. */
export const adminResolvers: readonly AdminResolvers[] = [
  shopResolvers,
  productResolvers,
  productVariantResolvers,
  productWritingResolvers,
  mediaWritingResolvers,
  metafieldWritingResolvers,
  collectionResolvers,
  collectionWritingResolvers,
  publishingResolvers,
  menuResolvers,
  translationResolvers,
  inventoryResolvers,
  customerResolvers,
  customerWritingResolvers,
  customerErasingResolvers,
  orderResolvers,
  orderLineResolvers,
  orderWritingResolvers,
  draftOrderResolvers,
  draftOrderWritingResolvers,
  discountResolvers,
  webhookResolvers,
]
