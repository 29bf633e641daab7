import { backendSchema } from '@dvaput/database/backend-schema.table'
import { bigint, boolean, check, index, integer, text, timestamp, uniqueIndex, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Products of the CLP shop that stand for imported ones while they are bought. Written before the shop is asked. */
export const temporaryProducts = backendSchema.table(
  'temporary_products',
  {
    /** Its handle at the shop is made of this. */
    id: uuid('id').primaryKey(),
    eraId: text('era_id').notNull(),
    /** Of `backend.checkouts`; null until one is started. */
    checkoutId: uuid('checkout_id'),
    title: text('title').notNull(),
    sku: text('sku'),
    grams: integer('grams').notNull(),
    /** Whole pesos for one. */
    price: bigint('price', { mode: 'number' }).notNull(),
    quantity: integer('quantity').notNull(),
    /** The piece at the agreed price is a product of its own: the others cost the full price. */
    isAgreed: boolean('is_agreed').notNull().default(false),
    /** The shop's; null until it has answered. */
    productId: text('product_id'),
    variantId: text('variant_id'),
    /** Of `backend.orders`. */
    orderId: text('order_id'),
    /** When its paid order was handed to the warehouse. */
    handedOverAt: moment('handed_over_at'),
    /** The number that the warehouse gave its order. */
    eraOrderId: text('era_order_id'),
    /** When the warehouse had its order no longer, because it was cancelled or refunded. */
    calledOffAt: moment('called_off_at'),
    /** When the buyer cancelled its order; it is over once the warehouse has answered that it has not left. */
    cancelRequestedAt: moment('cancel_requested_at'),
    /** When the shop had none of it any more. */
    removedAt: moment('removed_at'),
    createdAt: moment('created_at').notNull().default(sql`app_now()`),
  },
  (table) => [
    uniqueIndex('temporary_products_variant').on(table.variantId),
    uniqueIndex('temporary_products_once_each').on(table.checkoutId, table.eraId, table.isAgreed),
    index('temporary_products_left').on(table.createdAt).where(sql`${table.removedAt} IS NULL`),
    index('temporary_products_to_hand_over')
      .on(table.orderId)
      .where(sql`${table.orderId} IS NOT NULL AND ${table.handedOverAt} IS NULL`),
    index('temporary_products_handed_over').on(table.handedOverAt).where(sql`${table.handedOverAt} IS NOT NULL`),
    index('temporary_products_called_off').on(table.handedOverAt).where(sql`${table.calledOffAt} IS NOT NULL`),
    index('temporary_products_of_order')
      .on(table.orderId, table.handedOverAt, table.id)
      .where(sql`${table.handedOverAt} IS NOT NULL`),
    index('temporary_products_by_era_order').on(table.eraOrderId).where(sql`${table.eraOrderId} IS NOT NULL`),
    check('temporary_products_quantity', sql`${table.quantity} > 0`),
    check('temporary_products_called_off', sql`${table.calledOffAt} IS NULL OR ${table.handedOverAt} IS NOT NULL`),
    check('temporary_products_price', sql`${table.price} > 0`),
  ],
)

export type TemporaryProduct = typeof temporaryProducts.$inferSelect
