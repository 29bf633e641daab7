import type { Transaction } from '@dvaput/database/in-transaction'
import { eq } from '@dvaput/database/query'
import { totalOf } from '../draft-orders/draft-totals.ts'
import { toGid } from '../graphql/gid.ts'
import { draftOrders } from '../tables/draft-orders.table.ts'
import { shops } from '../tables/shops.table.ts'
import { toAddressPayload } from './address-payload.ts'
import { toPriceText } from './price-text.ts'

export const buildDraftOrderPayload = async ({ db }: Transaction, draftOrderId: number) => {
  const [found] = await db
    .select({ draft: draftOrders, shop: shops })
    .from(draftOrders)
    .innerJoin(shops, eq(shops.id, draftOrders.shopId))
    .where(eq(draftOrders.id, draftOrderId))
  if (!found) return undefined
  const { draft, shop } = found
  const totals = totalOf(draft, shop)
  const price = (minor: number) => toPriceText(minor, shop.currency)
  return {
    id: draft.id,
    admin_graphql_api_id: toGid('DraftOrder', draft.id),
    name: `#D${draft.number}`,
    status: draft.status,
    email: draft.email,
    currency: shop.currency,
    note: draft.note || null,
    note_attributes: draft.attributes.map(({ key, value }) => ({ name: key, value })),
    tags: draft.tags.join(', '),
    order_id: draft.orderId,
    subtotal_price: price(totals.subtotal - totals.discountTotal),
    total_tax: price(totals.taxTotal),
    total_price: price(totals.total),
    shipping_address: toAddressPayload(draft.shippingAddress),
    line_items: draft.lines.map((line) => ({
      variant_id: line.variantId,
      title: line.title,
      quantity: line.quantity,
      price: price(line.unitPrice),
      custom: line.variantId === null,
    })),
    created_at: draft.createdAt.toISOString(),
    updated_at: draft.updatedAt.toISOString(),
  }
}
