import { and, eq, sql } from '@dvaput/database/query'
import { type Customer, customers } from '../tables/customers.table.ts'

/**
 * The account, where it is still as it was when its token was checked. A request may wait for seconds after that, for a
 * hash or a lock, and meanwhile the owner of the e-mail has come and ended every token.
 */
export const accessAsChecked = ({ id, email, emailVerified, passwordHash, state }: Customer) =>
  and(
    eq(customers.id, id),
    eq(customers.email, email),
    eq(customers.emailVerified, emailVerified),
    sql`${customers.passwordHash} IS NOT DISTINCT FROM ${passwordHash}`,
    eq(customers.state, state),
  )
