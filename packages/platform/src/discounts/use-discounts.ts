import type { Transaction } from '@dvaput/database/in-transaction'
import { and, asc, eq, inArray, isNull, lt, or, sql } from '@dvaput/database/query'
import { discounts, discountUses } from '../tables/discounts.table.ts'
import { foldCode } from './fold-code.ts'

export type DiscountRefusal = { readonly code: string; readonly reason: 'not-found' | 'used-up' | 'already-used' }

type Using = {
  readonly shopId: number
  readonly codes: readonly string[]
  readonly orderId: number
  readonly email: string
}

/**
 * Counts the codes of an order as used, or says which one no longer can be. A refusal leaves the uses before it in
 * the transaction, so the caller rolls back. Rows are taken in the order of their ids: two orders cannot wait for each
 * other.
 */
export const useDiscounts = async (
  { db }: Transaction,
  { shopId, codes, orderId, email }: Using,
): Promise<DiscountRefusal | undefined> => {
  const folded = [...new Set(codes.map(foldCode))]
  if (folded.length === 0) return undefined
  const found = await db
    .select()
    .from(discounts)
    .where(and(eq(discounts.shopId, shopId), inArray(discounts.code, folded)))
    .orderBy(asc(discounts.id))
  const missing = folded.find((code) => !found.some((discount) => discount.code === code))
  if (missing !== undefined) return { code: missing, reason: 'not-found' }
  for (const { id, code, oncePerCustomer } of found) {
    const [counted] = await db
      .update(discounts)
      .set({ usageCount: sql`${discounts.usageCount} + 1` })
      .where(
        and(
          eq(discounts.id, id),
          or(isNull(discounts.usageLimit), lt(discounts.usageCount, discounts.usageLimit)),
          sql`${discounts.startsAt} <= app_now()`,
          sql`(${discounts.endsAt} IS NULL OR ${discounts.endsAt} > app_now())`,
        ),
      )
      .returning({ id: discounts.id })
    if (!counted) return { code, reason: 'used-up' }
    const [used] = await db
      .insert(discountUses)
      .values({ discountId: id, orderId, singleUseEmail: oncePerCustomer ? email.trim().toLowerCase() : null })
      .onConflictDoNothing()
      .returning({ discountId: discountUses.discountId })
    if (!used) return { code, reason: 'already-used' }
  }
  return undefined
}
