import type { Transaction } from '@dvaput/database/in-transaction'
import { eq, sql } from '@dvaput/database/query'
import { type Customer, customers } from '../tables/customers.table.ts'
import { releaseCarts } from './release-carts.ts'
import { endCustomerTokens } from './tokens/customer-tokens.ts'

/**
 * The owner of the e-mail has shown for the first time that it is theirs. Whoever registered it may be somebody else:
 * they lose the password, every token, session and password link, and the carts that stood for the account. Unless it
 * was they who have shown it: then `keepsAccess`.
 */
export const proveEmail = async (tx: Transaction, customer: Customer, keepsAccess = false): Promise<Customer> => {
  if (!keepsAccess) {
    await endCustomerTokens(tx, customer.id)
    await releaseCarts(tx, customer.id)
  }
  const [proved] = await tx.db
    .update(customers)
    .set({
      emailVerified: true,
      ...(!keepsAccess && { passwordHash: null }),
      passwordLinkHash: null,
      passwordLinkExpiresAt: null,
      updatedAt: sql`app_now()`,
    })
    .where(eq(customers.id, customer.id))
    .returning()
  return proved ?? customer
}
