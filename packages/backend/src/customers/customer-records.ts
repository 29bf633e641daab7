import type { Database } from '@dvaput/database/open-database'
import { eq, sql } from '@dvaput/database/query'
import { customerRecords } from './customer-records.table.ts'

export type CustomerRecord = typeof customerRecords.$inferSelect

type Met = {
  readonly customerId: string
  readonly email: string
  /** The owner of the e-mail has shown just now that it is theirs. */
  readonly isVerified: boolean
  /** What this shows of the password: set by a mailed link, or perhaps by somebody who does not read the mail. */
  readonly password?: 'set-by-mail' | 'distrusted' | undefined
  /** The terms that the customer accepted just now. */
  readonly termsVersion?: string | undefined
}

const now = sql`app_now()`

export const createCustomerRecords = ({ database: { db } }: { readonly database: Database }) => ({
  /** Writes down what a login or a registration has shown. Another e-mail is verified by nothing that came before. */
  async meet({ customerId, email: given, isVerified, password, termsVersion }: Met): Promise<CustomerRecord> {
    const email = given.trim().toLowerCase()
    const terms = termsVersion === undefined ? {} : { termsVersion, termsAcceptedAt: now }
    const trust = password === undefined ? {} : { passwordDistrustedAt: password === 'distrusted' ? now : null }
    const { email: known, verifiedAt } = customerRecords
    const [record] = await db
      .insert(customerRecords)
      .values({ customerId, email, verifiedAt: isVerified ? now : null, ...trust, ...terms })
      .onConflictDoUpdate({
        target: customerRecords.customerId,
        set: {
          email,
          verifiedAt: isVerified
            ? sql`CASE WHEN ${known} = ${email} THEN coalesce(${verifiedAt}, app_now()) ELSE app_now() END`
            : sql`CASE WHEN ${known} = ${email} THEN ${verifiedAt} END`,
          ...trust,
          ...terms,
        },
      })
      .returning()
    if (!record) throw new Error('a customer record was neither made nor changed')
    return record
  },

  async read(customerId: string): Promise<CustomerRecord | undefined> {
    const [record] = await db.select().from(customerRecords).where(eq(customerRecords.customerId, customerId))
    return record
  },
})

export type CustomerRecords = ReturnType<typeof createCustomerRecords>
