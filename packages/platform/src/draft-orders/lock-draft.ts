import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq } from '@dvaput/database/query'
import { checkouts } from '../tables/checkouts.table.ts'
import { type DraftOrder, draftOrders } from '../tables/draft-orders.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import type { DraftRefusal } from './draft-input.ts'

type Locked = { readonly draft: DraftOrder } | { readonly refusal: DraftRefusal; readonly draft?: DraftOrder }

const refused = (field: readonly string[] | null, message: string) => ({ refusal: { field, message } })

export const alreadyPaid: DraftRefusal = { field: null, message: 'This order has already been paid' }

/**
 * A draft that may still be changed. The checkout of its invoice is locked first, as the buyer's own steps do it: what
 * is being paid at this moment stays as it is.
 */
export const lockDraft = async ({ db }: Transaction, shop: Shop, id: number): Promise<Locked> => {
  const ofDraft = and(eq(checkouts.draftOrderId, id), eq(checkouts.shopId, shop.id))
  await db.select({ state: checkouts.state }).from(checkouts).where(ofDraft).for('no key update')
  const [draft] = await db
    .select()
    .from(draftOrders)
    .where(and(eq(draftOrders.id, id), eq(draftOrders.shopId, shop.id)))
    .for('update')
  if (!draft) return refused(['id'], 'Draft order does not exist')
  if (draft.status === 'completed') return { refusal: alreadyPaid, draft }
  // Read behind the draft's lock, which who pays takes too: the checkout may have been opened a moment ago.
  const [checkout] = await db.select({ state: checkouts.state }).from(checkouts).where(ofDraft)
  if (checkout?.state === 'paying') return { ...refused(null, 'The invoice is being paid right now'), draft }
  return { draft }
}
