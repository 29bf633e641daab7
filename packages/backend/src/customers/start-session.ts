import type { CustomerRecords } from './customer-records.ts'
import type { Customer, SessionKind, SessionTokens } from './customers.schema.ts'
import type { Person, WithinTransaction } from './person.ts'

type Start = {
  readonly customer: Pick<Customer, 'id' | 'email' | 'firstName' | 'lastName'>
  readonly kind: SessionKind
  /** Whether this login itself has shown that the e-mail is its owner's. */
  readonly isVerified: boolean
  readonly tokens?: SessionTokens | null
  readonly termsVersion?: string
  readonly within?: WithinTransaction
}

/** Every way in ends here. */
export const createStartSession =
  ({ records }: { readonly records: Pick<CustomerRecords, 'meet'> }) =>
  async (person: Person, start: Start): Promise<Customer> => {
    const { customer, kind, isVerified, tokens = null, termsVersion, within } = start
    const { id, email, firstName, lastName } = customer
    const record = await records.meet({ customerId: id, email, isVerified, termsVersion })
    const owner = { id, email: record.email, firstName, lastName, kind, isVerified: record.verifiedAt !== null }
    await person.logIn(owner, tokens, within)
    return owner
  }

export type StartSession = ReturnType<typeof createStartSession>
