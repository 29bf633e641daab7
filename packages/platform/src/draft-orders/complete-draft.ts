import type { Transaction } from '@dvaput/database/in-transaction'
import { eq, sql } from '@dvaput/database/query'
import { readCounterPayment } from '@dvaput/domain/reservations/counter-payment'
import type { createOrders } from '../orders/orders.ts'
import { draftHolder } from '../stock/draft-holder.ts'
import { checkouts } from '../tables/checkouts.table.ts'
import { type DraftOrder, draftOrders } from '../tables/draft-orders.table.ts'
import type { NewOrderLine } from '../tables/orders.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import type { DraftRefusal } from './draft-input.ts'
import { totalOf } from './draft-totals.ts'
import { alreadyPaid } from './lock-draft.ts'
import { readDraftVariants } from './read-draft-variants.ts'

const toOrderLines = async (tx: Transaction, shop: Shop, { lines }: DraftOrder): Promise<NewOrderLine[]> => {
  const variants = await readDraftVariants(
    tx,
    shop,
    lines.flatMap(({ variantId }) => variantId ?? []),
  )
  return lines.map(({ variantId, title, quantity, unitPrice, discount, attributes, sku }) => {
    const found = variantId === null ? undefined : variants.get(variantId)
    const hasOptions = found && found.variant.optionValues.length > 0
    return {
      variantId: found?.variant.id ?? null,
      productId: found?.product.id ?? null,
      title,
      variantTitle: hasOptions ? found.variant.title : null,
      sku: found?.variant.sku ?? sku,
      pictureKey: found?.image?.pictureKey ?? null,
      quantity,
      unitPrice,
      discount,
      attributes,
    }
  })
}

/** The draft's row is locked by the caller, and one order a draft is the database's own rule. */
export const completeDraft = async (
  tx: Transaction,
  shop: Shop,
  draft: DraftOrder,
  { paid, orders }: { paid: boolean; orders: ReturnType<typeof createOrders> },
): Promise<{ draft: DraftOrder } | { refusal: DraftRefusal }> => {
  const { shippingTotal, taxTotal } = totalOf(draft, shop)
  // Money taken at the counter goes back by hand, also where a terminal read a card.
  const isAtCounter = readCounterPayment(draft.attributes) !== null
  const placed = await orders.place(tx, {
    shop,
    draftOrderId: draft.id,
    customerId: draft.customerId,
    email: draft.email ?? '',
    phone: draft.phone,
    language: draft.language,
    // Paid elsewhere, or to be paid on receipt: a bank transfer would be called off after its days.
    paymentMethod: paid && !isAtCounter ? 'card' : 'cash-on-delivery',
    paid,
    shippingTotal,
    taxTotal,
    lines: await toOrderLines(tx, shop, draft),
    delivery:
      draft.shippingTitle === null
        ? null
        : { handle: 'agreed', title: draft.shippingTitle, price: draft.shippingPrice },
    shippingAddress: draft.shippingAddress,
    note: draft.note,
    tags: draft.tags,
    attributes: draft.attributes,
    holder: draftHolder(draft.id),
    codes: [],
  })
  if (!placed.ok && placed.reason === 'already-placed') return { refusal: alreadyPaid }
  if (!placed.ok)
    return { refusal: { field: ['lineItems'], message: 'Some products are no longer available in this quantity' } }
  // Whoever has the invoice open sees the order instead of a second way to pay.
  await tx.db
    .update(checkouts)
    .set({ state: 'completed', orderId: placed.order.id, frozen: null, holdExpiresAt: null, updatedAt: sql`app_now()` })
    .where(eq(checkouts.draftOrderId, draft.id))
  const [completed] = await tx.db
    .update(draftOrders)
    .set({ status: 'completed', orderId: placed.order.id, updatedAt: sql`app_now()` })
    .where(eq(draftOrders.id, draft.id))
    .returning()
  if (!completed) throw new Error(`expected the locked draft ${draft.id}, got none`)
  return { draft: completed }
}
