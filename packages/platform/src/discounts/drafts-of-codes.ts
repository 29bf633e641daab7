import type { Transaction } from '@dvaput/database/in-transaction'
import { and, arrayOverlaps, asc, eq, inArray, isNull, sql } from '@dvaput/database/query'
import { draftHolder } from '../stock/draft-holder.ts'
import { draftOrders } from '../tables/draft-orders.table.ts'
import { foldCode } from './fold-code.ts'

const idsOf = (db: Transaction['db'], shopId: number, codes: readonly string[]) =>
  db
    .select({ id: draftOrders.id })
    .from(draftOrders)
    .where(
      and(
        eq(draftOrders.shopId, shopId),
        isNull(draftOrders.orderId),
        arrayOverlaps(draftOrders.discountCodes, codes.map(foldCode)),
      ),
    )
    .orderBy(asc(draftOrders.id))

/**
 * The holds that whoever may use these codes may also use. Of the built-in platform alone: at the hosted one a draft
 * order holds its stock against everybody.
 */
export const holdersOfCodes = async (
  db: Transaction['db'],
  shopId: number,
  usable: readonly { readonly code: string }[],
): Promise<readonly string[]> => {
  if (usable.length === 0) return []
  const ids = await idsOf(
    db,
    shopId,
    usable.map(({ code }) => code),
  )
  return ids.map(({ id }) => draftHolder(id))
}

/** Open drafts that name one of these codes, locked before their stock, as who changes a draft does it. */
export const lockDraftsOfCodes = async (
  { db }: Transaction,
  shopId: number,
  codes: readonly string[],
): Promise<readonly number[]> =>
  codes.length === 0 ? [] : (await idsOf(db, shopId, codes).for('update')).map(({ id }) => id)

/** Their order stands, and nobody pays their invoice as well. */
export const completeDrafts = async ({ db }: Transaction, ids: readonly number[], orderId: number): Promise<void> => {
  if (ids.length === 0) return
  await db
    .update(draftOrders)
    .set({ status: 'completed', orderId, updatedAt: sql`app_now()` })
    .where(inArray(draftOrders.id, [...ids]))
}
