import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, getTableColumns, inArray, sql } from '@dvaput/database/query'
import { customers } from '../tables/customers.table.ts'
import { type Discount, discounts, discountUses } from '../tables/discounts.table.ts'
import { foldCode } from './fold-code.ts'

type Looking = {
  readonly shopId: number
  readonly codes: readonly string[]
  readonly customerId?: number | null | undefined
  readonly email?: string | null | undefined
  /** Of the customer, as a server with the private token says; anybody may type an e-mail. */
  readonly vouchedEmail?: string | null | undefined
}

/** Those of the codes that this buyer may use now; whether they touch the products at hand, `priceLines` says. */
export const findDiscounts = async (
  db: Transaction['db'],
  { shopId, codes, customerId, email, vouchedEmail }: Looking,
): Promise<readonly Discount[]> => {
  const folded = codes.map(foldCode).filter((code) => code !== '' && !code.includes('\0'))
  if (folded.length === 0) return []
  const buyerEmail = email?.trim().toLowerCase() ?? null
  const rows = await db
    .select({
      ...getTableColumns(discounts),
      open: sql<boolean>`${discounts.startsAt} <= app_now() AND (${discounts.endsAt} IS NULL OR ${discounts.endsAt} > app_now())`,
      usedByBuyer: sql<boolean>`EXISTS (SELECT 1 FROM ${discountUses}
        WHERE ${discountUses.discountId} = ${discounts.id} AND ${discountUses.singleUseEmail} = ${buyerEmail}::text)`,
      // Who is signed in is known by the account, or by the storefront that names them.
      forBuyer: sql<boolean>`${discounts.customerIds} IS NULL OR EXISTS (SELECT 1 FROM ${customers}
        WHERE ${customers.shopId} = ${discounts.shopId} AND ${customers.id} = ANY(${discounts.customerIds})
          AND CASE WHEN ${customerId ?? null}::bigint IS NULL THEN ${customers.email} = ${vouchedEmail ?? null}::text
            ELSE ${customers.id} = ${customerId ?? null}::bigint END)`,
    })
    .from(discounts)
    .where(and(eq(discounts.shopId, shopId), inArray(discounts.code, folded)))
  return rows
    .filter(
      (row) =>
        row.open &&
        (row.usageLimit === null || row.usageCount < row.usageLimit) &&
        row.forBuyer &&
        !(row.oncePerCustomer && row.usedByBuyer),
    )
    .sort((a, b) => folded.indexOf(a.code) - folded.indexOf(b.code))
}
