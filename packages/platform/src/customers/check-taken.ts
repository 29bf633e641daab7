import { and, eq, ne, or } from '@dvaput/database/query'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { customers } from '../tables/customers.table.ts'
import { type CustomerError, customerError } from './customer-error.ts'

type Claim = {
  readonly shopId: number
  readonly email?: string | undefined
  readonly phone?: string | null | undefined
  /** Who may have it already. */
  readonly except?: number
}

/** Names what is taken; the unique indexes decide. */
export const checkTaken = async (
  db: NodePgDatabase,
  { shopId, email, phone, except = 0 }: Claim,
  path: string,
): Promise<readonly CustomerError[]> => {
  const claimed = [email && eq(customers.email, email), phone && eq(customers.phone, phone)].filter((each) => !!each)
  if (claimed.length === 0) return []
  const owners = await db
    .select({ email: customers.email, phone: customers.phone })
    .from(customers)
    .where(and(eq(customers.shopId, shopId), ne(customers.id, except), or(...claimed)))
  const errors: CustomerError[] = []
  if (email && owners.some((owner) => owner.email === email))
    errors.push(customerError('TAKEN', [path, 'email'], 'Email has already been taken'))
  if (phone && owners.some((owner) => owner.phone === phone))
    errors.push(customerError('TAKEN', [path, 'phone'], 'Phone has already been taken'))
  return errors
}
