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
  /** The account elsewhere that this login came by. */
  readonly identity?: ExternalIdentity
  /** Of an e-mail to the customer; without it the platform writes one. */
  readonly locale?: Pick<Locale, 'language'> & { readonly market: Locale['market']['id'] }
}

/**
 * Every other way into an account goes: passkeys, accounts elsewhere, and changes of e-mail that wait to be confirmed.
 * The account elsewhere that has just shown the e-mail stays.
 */
export type TakeAccessBack = (
  customer: Pick<Customer, 'id' | 'email'>,
  how: Pick<Start, 'locale' | 'identity'>,
) => Promise<void>

type Needs = {
  readonly records: Pick<CustomerRecords, 'meet' | 'read'>
  readonly sessions: Pick<CustomerSessions, 'endAllSessions'>
  readonly takeAccessBack: TakeAccessBack
}

/** Every way in ends here. */
export const createStartSession = ({ records, sessions, takeAccessBack }: Needs) => {
  /**
   * Anybody can register with a stranger's e-mail. Once its owner comes, whoever set the password before is out, unless
   * this very browser is logged in with it.
   */
  const isPasswordOfAnother = async (person: Person, { customer, kind, isVerified }: Start): Promise<boolean> => {
    if (!isVerified || kind === 'password') return false
    const record = await records.read(customer.id)
    const isKnown = record?.email === customer.email.trim().toLowerCase()
    const wasVerified = isKnown ? record.verifiedAt !== null : kind !== 'link' || customer.isEmailVerified === true
    if (wasVerified) return false
    const current = await person.customer()
    return current?.id !== customer.id || current.kind !== 'password'
  }

  return async (person: Person, start: Start): Promise<Customer> => {
    const { customer, kind, isVerified, tokens = null, termsVersion, within } = start
    const { id, email, firstName, lastName } = customer
    const isDistrusted = await isPasswordOfAnother(person, start)
    if (isDistrusted) {
      // Before the e-mail counts as verified: a crash in between is made good by the next login.
      await sessions.endAllSessions(id)
      await takeAccessBack({ id, email }, start)
    }
    const setByMail = kind === 'password' && isVerified ? ('set-by-mail' as const) : undefined
    const password = isDistrusted ? ('distrusted' as const) : setByMail
    const record = await records.meet({ customerId: id, email, isVerified, password, termsVersion })
    const owner = { id, email: record.email, firstName, lastName, kind, isVerified: record.verifiedAt !== null }
    await person.logIn(owner, tokens, within)
    return owner
  }
}

export type StartSession = ReturnType<typeof createStartSession>
