import type { Transaction } from '@dvaput/database/in-transaction'

/** How well the shop knows who buys. */
export type BuyerStanding = {
  readonly level: 'anonymous' | 'signed-in' | 'has-paid'
  /** Of the account; whoever types another one speaks for somebody else. */
  readonly email: string | undefined
}

export const readStanding = async ({ client }: Transaction, customerId: number | null): Promise<BuyerStanding> => {
  if (customerId === null) return { level: 'anonymous', email: undefined }
  const { rows } = await client.query<{ email: string | null; has_paid: boolean }>(
    `SELECT email, EXISTS (
       SELECT FROM platform.orders WHERE customer_id = $1 AND financial_status IN ('paid', 'partially_refunded')
     ) AS has_paid FROM platform.customers WHERE id = $1`,
    [customerId],
  )
  const [customer] = rows
  if (!customer) return { level: 'anonymous', email: undefined }
  return { level: customer.has_paid ? 'has-paid' : 'signed-in', email: customer.email ?? undefined }
}
