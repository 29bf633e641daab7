import type { Locale } from '@dvaput/domain/markets/locale'
import type { CustomerRecords } from './customer-records.ts'
import type { CustomerSessions } from './customer-sessions.ts'
import type { Customer, SessionKind, SessionTokens } from './customers.schema.ts'
import type { Person, WithinTransaction } from './person.ts'

/** As the provider names one of its accounts. */
export type ExternalIdentity = { readonly issuer: string; readonly subject: string }

type Start = {
  readonly customer: Pick<Customer, 'id' | 'email' | 'firstName' | 'lastName'> & {
    /** The platform's word, of a customer whom we have not met before. */
    readonly isEmailVerified?: boolean
  }
  readonly kind: SessionKind
  /** Whether this login itself has shown that the e-mail is its owner's. */
  readonly isVerified: boolean
  readonly tokens?: SessionTokens | null
  readonly termsVersion?: string
  readonly within?: WithinTransaction
  /** As the provider says; null where it does not. Left out where this login itself has shown who it is. */
  readonly authenticatedAt?: Date | null
  /** The account elsewhere that this login came by. */
  readonly identity?: ExternalIdentity
  /** Of an e-mail to the customer; without it the platform writes one. */
  readonly locale?: Pick<Locale, 'language'> & { readonly market: Locale['market']['id'] }
}

/**
 * Every other way into an account goes: at the shop its password, tokens and sessions; here passkeys, accounts elsewhere,
 * and changes of e-mail that wait to be confirmed. The account elsewhere that has just shown the e-mail stays. Throws
 * where the shop does not do it: then the e-mail must not count as verified.
 */
export type TakeAccessBack = (
  customer: Pick<Customer, 'id' | 'email'>,
  how: Pick<Start, 'locale' | 'identity'> & {
    /** The shop itself was shown the e-mail, and has ended what came before. */
    readonly isProvedAtShop?: boolean
  },
) => Promise<void>

type Needs = {
  readonly records: Pick<CustomerRecords, 'meet' | 'read'>
  readonly sessions: Pick<CustomerSessions, 'endUnverifiedSessions'>
  readonly takeAccessBack: TakeAccessBack
  /** At the shop. */
  readonly proveEmail: (id: string, email: string, keepsAccess: boolean) => Promise<unknown>
}

/** Every way in ends here. */
export const createStartSession = ({ records, sessions, takeAccessBack, proveEmail }: Needs) => {
  /**
   * Anybody can register with a stranger's e-mail, or change theirs to it at the shop. Once its owner comes, whoever had
   * the account before is out, unless this very browser is logged in with the password.
   */
  const isFirstProof = async (person: Person, { customer, kind, isVerified }: Start): Promise<boolean> => {
    if (!isVerified) return false
    const record = await records.read(customer.id)
    // Of a customer whom we have not met; that the shop has changed an e-mail shows nothing of the new one.
    if (!record && (kind !== 'link' || customer.isEmailVerified === true)) return false
    if (record?.email === customer.email.trim().toLowerCase() && record.verifiedAt !== null) return false
    const current = await person.customer()
    return current?.id !== customer.id || current.kind !== 'password'
  }

  return async (person: Person, start: Start): Promise<Customer> => {
    const { customer, kind, isVerified, tokens = null, termsVersion, within, authenticatedAt } = start
    const { id, email, firstName, lastName } = customer
    const takesOver = await isFirstProof(person, start)
    // Otherwise the next proof would be the first at the shop, and void what the owner has by then.
    if (isVerified && !takesOver && customer.isEmailVerified === false) await proveEmail(id, email, true)
    if (takesOver) {
      // Before the e-mail counts as verified: a failure in between is made good by the next login.
      const isProvedAtShop = kind === 'password' || kind === 'platform'
      await takeAccessBack({ id, email }, { ...start, isProvedAtShop })
      await sessions.endUnverifiedSessions({ id, email: email.trim().toLowerCase() })
    }
    const setByMail = kind === 'password' && isVerified ? ('set-by-mail' as const) : undefined
    const password = setByMail ?? (takesOver ? ('distrusted' as const) : undefined)
    const record = await records.meet({ customerId: id, email, isVerified, password, termsVersion })
    const owner = { id, email: record.email, firstName, lastName, kind, isVerified: record.verifiedAt !== null }
    await person.logIn(owner, tokens, { within, authenticatedAt })
    return owner
  }
}

export type StartSession = ReturnType<typeof createStartSession>
