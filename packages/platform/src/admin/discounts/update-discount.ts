import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq } from '@dvaput/database/query'
import { discounts } from '../../tables/discounts.table.ts'
import { type AdminContext, refusedBecause } from '../admin-context.ts'
import { type DiscountInput, readValue } from './create-discount.ts'

/** Of what can be changed the value alone: a discount of another title, code or customer is another discount. */
export const updateDiscount = async ({ db }: Transaction, { shop }: AdminContext, id: number, input: DiscountInput) => {
  const value = readValue(input, shop)
  if ('userErrors' in value) return value
  const [codeDiscountNode] = await db
    .update(discounts)
    .set(value)
    .where(and(eq(discounts.shopId, shop.id), eq(discounts.id, id)))
    .returning()
  return codeDiscountNode
    ? { codeDiscountNode, userErrors: [] }
    : refusedBecause(['id'], 'Code discount does not exist.', 'INVALID')
}
