import type { Database } from '@dvaput/database/open-database'
import { and, eq } from '@dvaput/database/query'
import type { AdminCustomers, FoundCustomer } from '@dvaput/integrations/customers/admin-customers'
import type { OpenIdClaims } from '@dvaput/integrations/identity/identity-client'
import type { CustomerRecords } from '../../customers/customer-records.ts'
import { externalIdentities } from './external-identities.table.ts'

type Needs = {
  readonly database: Database
  readonly admin: Pick<AdminCustomers, 'findByEmail' | 'create' | 'accountOf'>
  readonly records: Pick<CustomerRecords, 'read'>
}

/** The e-mail has a password of somebody else's; the provider does not vouch for the e-mail; no account could be made. */
export type ExternalFailure = 'email-taken' | 'email-unverified' | 'account-failed'

type Found =
  | { readonly ok: true; readonly customer: FoundCustomer }
  | { readonly ok: false; readonly failure: ExternalFailure }

const failed = (failure: ExternalFailure): Found => ({ ok: false, failure })
const admit = (customer: FoundCustomer): Found =>
  customer.isClosed ? failed('account-failed') : { ok: true, customer }

/** The customer of a person whom another provider has identified. // ERR-14 */
export const createFindExternalCustomer = ({ database: { db }, admin, records }: Needs) => {
  const isLinked = ({ issuer, subject }: OpenIdClaims) =>
    and(eq(externalIdentities.issuer, issuer), eq(externalIdentities.subject, subject))

  const findLinked = async (claims: OpenIdClaims): Promise<FoundCustomer | null> => {
    const [link] = await db.select().from(externalIdentities).where(isLinked(claims))
    const account = link && (await admin.accountOf(link.customerId).read())
    const found = account ? await admin.findByEmail(account.email) : null
    if (found && found.id === link?.customerId) return found
    // The account was deleted: the person may have a new one.
    if (link) await db.delete(externalIdentities).where(isLinked(claims))
    return null
  }

  /**
   * Whoever registered an e-mail that is not theirs must not share the account of its owner: a link waits until the
   * e-mail was shown to be the account's own. // divergences S-28
   */
  const isOwnersAccount = async ({ id, email, isEmailVerified }: FoundCustomer): Promise<boolean> => {
    const record = await records.read(id)
    return isEmailVerified || (record?.email === email.toLowerCase() && record.verifiedAt !== null)
  }

  const create = async (email: string, { firstName, lastName }: OpenIdClaims): Promise<Found> => {
    const made = await admin.create({ email, firstName, lastName })
    return made.ok ? { ok: true, customer: made.value } : failed('account-failed')
  }

  const findOrCreate = async (claims: OpenIdClaims): Promise<Found> => {
    const email = claims.email?.trim().toLowerCase()
    if (!email) return failed('email-unverified')
    const found = await admin.findByEmail(email)
    if (!claims.isEmailVerified) return failed(found ? 'email-taken' : 'email-unverified')
    if (!found) return create(email, claims)
    return (await isOwnersAccount(found)) ? admit(found) : failed('email-taken')
  }

  return async (claims: OpenIdClaims): Promise<Found> => {
    const linked = await findLinked(claims)
    if (linked) return admit(linked)
    const found = await findOrCreate(claims)
    if (!found.ok) return found
    const { issuer, subject } = claims
    await db.insert(externalIdentities).values({ issuer, subject, customerId: found.customer.id }).onConflictDoNothing()
    return found
  }
}
