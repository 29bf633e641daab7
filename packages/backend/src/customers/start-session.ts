import type { CustomerRecords } from './customer-records.ts'
import type { Customer, SessionKind, SessionTokens } from './customers.schema.ts'
import type { Person } from './person.ts'

type Start = {
  readonly customer: Pick<Customer, 'id' | 'email' | 'firstName' | 'lastName'>
  readonly kind: SessionKind
  /** Whether this login itself has shown that the e-mail is its owner's. */
  readonly isVerified: boolean
  readonly tokens?: SessionTokens | null
  readonly termsVersion?: string
}

/** Every way in ends here. */
export const createStartSession =
  ({ records }: { readonly records: Pick<CustomerRecords, 'meet'> }) =>
  async (person: Person, { customer, kind, isVerified, tokens = null, termsVersion }: Start): Promise<Customer> => {
    const { id, email, firstName, lastName } = customer
    const record = await records.meet({ customerId: id, email, isVerified, termsVersion })
    const owner = { id, email: record.email, firstName, lastName, kind, isVerified: record.verifiedAt !== null }
    await person.logIn(owner, tokens)
    return owner
  }
