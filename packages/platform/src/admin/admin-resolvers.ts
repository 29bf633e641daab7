import type { AdminResolvers } from './admin-context.ts'
import { collectionResolvers } from './collection.resolvers.ts'
import { collectionWritingResolvers } from './collection-writing.resolvers.ts'
import { customerResolvers } from './customer.resolvers.ts'
import { customerErasingResolvers } from './customer-erasing.resolvers.ts'
import { customerWritingResolvers } from './customer-writing.resolvers.ts'
import { discountResolvers } from './discount.resolvers.ts'
import { draftOrderResolvers } from './draft-order.resolvers.ts'
import { draftOrderWritingResolvers } from './draft-order-writing.resolvers.ts'
import { inventoryResolvers } from './inventory.resolvers.ts'
import { mediaWritingResolvers } from './media-writing.resolvers.ts'
import { menuResolvers } from './menu.resolvers.ts'
import { metafieldWritingResolvers } from './metafield-writing.resolvers.ts'
import { orderResolvers } from './order.resolvers.ts'
import { orderLineResolvers } from './order-line.resolvers.ts'
import { orderWritingResolvers } from './order-writing.resolvers.ts'
import { productResolvers } from './product.resolvers.ts'
import { productVariantResolvers } from './product-variant.resolvers.ts'
import { productWritingResolvers } from './product-writing.resolvers.ts'
import { publishingResolvers } from './publishing.resolvers.ts'
import { shopResolvers } from './shop.resolvers.ts'
import { translationResolvers } from './translation.resolvers.ts'
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
