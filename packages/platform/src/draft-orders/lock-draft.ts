import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq } from '@dvaput/database/query'
import { checkouts } from '../checkout/checkouts.table.ts'
import type { Shop } from '../shops/shops.table.ts'
import type { DraftRefusal } from './draft-input.ts'
import { type DraftOrder, draftOrders } from './draft-orders.table.ts'

type Locked = { readonly draft: DraftOrder } | { readonly refusal: DraftRefusal; readonly draft?: DraftOrder }

const refused = (field: readonly string[] | null, message: string) => ({ refusal: { field, message } })

/**
 * A draft that may still be changed. The checkout of its invoice is locked first, as the buyer's own steps do it: what
 * is being paid at this moment stays as it is.
 */
export const lockDraft = async ({ db }: Transaction, shop: Shop, id: number): Promise<Locked> => {
  const [checkout] = await db
    .select({ state: checkouts.state })
    .from(checkouts)
    .where(and(eq(checkouts.draftOrderId, id), eq(checkouts.shopId, shop.id)))
    .for('no key update')
  const [draft] = await db
    .select()
    .from(draftOrders)
    .where(and(eq(draftOrders.id, id), eq(draftOrders.shopId, shop.id)))
    .for('update')
  if (!draft) return refused(['id'], 'Draft order does not exist')
  if (draft.status === 'completed') return { ...refused(null, 'This order has already been paid'), draft }
  if (checkout?.state === 'paying') return { ...refused(null, 'The invoice is being paid right now'), draft }
  return { draft }
}
