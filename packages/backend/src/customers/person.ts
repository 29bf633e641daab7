import type { Transaction } from '@dvaput/database/in-transaction'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { describeDevice } from '../sessions/describe-device.ts'
import type { SessionSummary } from '../sessions/sessions.ts'
import type { CustomerSessions, OpenedSession } from './customer-sessions.ts'
import type { Customer, SessionTokens } from './customers.schema.ts'
import type { createSessionHandles, SessionHandles } from './session-handles.ts'

declare module 'hono' {
  interface ContextVariableMap {
    person: Person
  }
}

type Checked =
  | { readonly ok: true; readonly customer: Customer }
  | { readonly ok: false; readonly refusal: Refusal<'login-required' | 'not-allowed'> }

/**
 * Runs `write`, which writes the session, in a transaction of the caller: whatever the login uses up is used up if and
 * only if its session exists. What it throws leaves the person as they were.
 */
export type WithinTransaction = (write: (tx: Transaction) => Promise<string>) => Promise<string>

export type LoginDetails = {
  readonly within?: WithinTransaction | undefined
  /** When the person showed who they are; null where nobody says. Undefined where this login has just shown it. */
  readonly authenticatedAt?: Date | null | undefined
}

/** Who makes a request: the same thing for loaders, actions and the API. */
export type Person = {
  /** Read when it is first needed, once for each request. */
  customer(): Promise<Customer | null>
  /** The guard of everything that needs a customer, or one who is allowed. */
  check(isAllowed?: (customer: Customer) => boolean): Promise<Checked>
  /** The platform's tokens, good for another minute at least; null for a session that has none. */
  tokens(): Promise<SessionTokens | null>
  /** The same as they are stored, fresh or not. */
  storedTokens(): Promise<SessionTokens | null>
  /** What the browser gets in place of tokens. */
  handles(): Promise<SessionHandles | null>
  /** Always in a new session: an id that somebody planted before the login opens nothing. */
  logIn(customer: Customer, tokens?: SessionTokens | null, how?: LoginDetails): Promise<void>
  /** After a change of the customer's rights: a copy of the old id is worth nothing. */
  renew(customer: Customer, tokens?: SessionTokens): Promise<void>
  logOut(): Promise<void>
  /** Whether the login is so recent that whoever sits there may be taken for the owner. */
  hasFreshLogin(): Promise<boolean>
  /**
   * Whether the session that this request came with is still there, and then until the end of the transaction. A request
   * may wait for a hash or a shop, and meanwhile the owner has ended it and what was asked for from it.
   */
  holdSession(tx: Transaction): Promise<boolean>
  /** Where the customer is logged in, this session first. */
  sessions(): Promise<readonly SessionSummary[]>
  endSession(ref: string): Promise<void>
  endOtherSessions(): Promise<void>
}

export const freshLoginMinutes = 15

/** By which the clock of a provider may be ahead. */
const maxClockSkewMs = 60_000

type Needs = {
  readonly sessions: CustomerSessions
  readonly handlesOf: ReturnType<typeof createSessionHandles>
  /** Of the session cookie. */
  readonly sessionId: () => string | undefined
  readonly userAgent: () => string | undefined
}

/** `session` is what the response has to set: undefined where the cookie stays, null where it goes. */
export type OpenedPerson = Person & { isOpened(): boolean; session(): string | null | undefined }

export const createPerson = ({ sessions, handlesOf, sessionId, userAgent }: Needs): OpenedPerson => {
  let reading: Promise<OpenedSession | null> | undefined
  let session: string | null | undefined

  const currentId = (): string | undefined => (session === undefined ? sessionId() : (session ?? undefined))

  const read = async (): Promise<OpenedSession | null> => {
    const id = currentId()
    return id === undefined ? null : sessions.readSession(id)
  }

  const opened = (): Promise<OpenedSession | null> => {
    reading ??= read()
    return reading
  }

  const customer = async (): Promise<Customer | null> => (await opened())?.customer ?? null

  /** The next question reads the new session. */
  const take = (id: string | null) => {
    session = id
    reading = id === null ? Promise.resolve(null) : undefined
  }

  const endSession = async (next?: Parameters<CustomerSessions['endSession']>[1]) => {
    const id = currentId()
    if (id !== undefined) await sessions.endSession(id, next)
  }

  /** Null where nobody is logged in. */
  const own = async () => {
    const [id, current] = [currentId(), await opened()]
    return id === undefined || !current ? null : { id, customerId: current.customer.id }
  }

  return {
    customer,
    async check(isAllowed = () => true) {
      const current = await customer()
      if (!current) return { ok: false, refusal: { code: 'login-required' } }
      return isAllowed(current) ? { ok: true, customer: current } : { ok: false, refusal: { code: 'not-allowed' } }
    },
    async tokens() {
      const [id, current] = [currentId(), await opened()]
      if (id === undefined || !current?.tokens) return null
      const tokens = await sessions.freshTokens(id, current)
      if (tokens) reading = Promise.resolve({ ...current, tokens })
      else take(null)
      return tokens
    },
    storedTokens: async () => (await opened())?.tokens ?? null,
    async handles() {
      const [id, current] = [currentId(), await opened()]
      return id === undefined || !current ? null : handlesOf(id, current.customer.kind)
    },
    async logIn(owner, tokens = null, { within, authenticatedAt } = {}) {
      const opening = { device: describeDevice(userAgent()), authenticatedAt }
      const id = within
        ? await within((tx) => sessions.openSession(owner, tokens, { ...opening, tx }))
        : await sessions.openSession(owner, tokens, opening)
      await endSession({ customer: owner, tokens })
      take(id)
    },
    async renew(owner, tokens) {
      const [id, current] = [currentId(), await opened()]
      const renewed =
        id === undefined || !current
          ? undefined
          : await sessions.renewSession(id, { ...current, customer: owner, tokens: tokens ?? current.tokens })
      take(renewed ?? null)
    },
    async logOut() {
      await endSession()
      take(null)
    },
    async hasFreshLogin() {
      const current = await opened()
      if (!current?.authenticatedAt) return false
      const ageMs = current.readAt.getTime() - current.authenticatedAt.getTime()
      return ageMs > -maxClockSkewMs && ageMs < freshLoginMinutes * 60_000
    },
    async holdSession(tx) {
      const id = currentId()
      return id !== undefined && sessions.holdSession(tx, id)
    },
    async sessions() {
      const current = await own()
      return current ? sessions.listSessions(current.customerId, current.id) : []
    },
    async endSession(ref) {
      const current = await own()
      if (current) await sessions.endSessionByRef(current.customerId, ref)
    },
    async endOtherSessions() {
      const current = await own()
      if (current) await sessions.endOtherSessions(current.customerId, current.id)
    },
    isOpened: () => reading !== undefined || session !== undefined,
    session: () => session,
  }
}
