import type { Transaction } from '@dvaput/database/in-transaction'
import { z } from 'zod'
import type { OnEnded, Session, SessionData, Sessions } from '../sessions/sessions.ts'
import { type Customer, type SessionKind, type SessionTokens, sessionDataSchema } from './customers.schema.ts'
import type { SealedTokens } from './sealed-tokens.ts'

/** Asks the platform for new tokens in place of these; null where it wants a new login. */
export type RefreshTokens = (tokens: SessionTokens) => Promise<SessionTokens | null>

type Needs = {
  readonly sessions: Sessions
  readonly sealedTokens: SealedTokens
  readonly refreshTokens: RefreshTokens
  /** Ends a login at the platform, of a session that was ended elsewhere; the tokens are sealed. */
  readonly endAtPlatform: (tx: Transaction, sealed: readonly string[]) => Promise<void>
  /** Of a customer who is signed out elsewhere. */
  readonly cancelEmailChange: (customerId: string) => Promise<void>
}

/** Anything else was never a session id, and needs no query. */
const sessionId = /^[\w-]{43}$/

/** A request that takes the token may last this long. */
const refreshBeforeMs = 60_000

const isFresh = ({ expiresAt }: SessionTokens, now: Date) => Date.parse(expiresAt) - now.getTime() > refreshBeforeMs

type Contents = { readonly customer: Customer; readonly tokens: SessionTokens | null }

export type OpenedSession = Contents & {
  /** When the person showed who they are; null where whoever logged them in did not say. */
  readonly authenticatedAt: Date | null
  readonly readAt: Date
}

type Opening = {
  readonly device?: string | null
  readonly tx?: Transaction | undefined
  /** Undefined where this login itself has shown it. */
  readonly authenticatedAt?: Date | null | undefined
}

const authenticationSchema = z.object({ authenticatedAt: z.iso.datetime().nullable().optional() })

/** A provider elsewhere may only have remembered the person: what it did not say is not taken for granted. */
const isElsewhere = (kind: SessionKind) => kind === 'platform' || kind === 'external'

/** Of a customer's sessions. */
const ownerOf = (customerId: string) => ({ kind: 'customer', subject: customerId }) as const

/** The sessions of customers who are logged in. The id of a session is known to its cookie alone. */
export const createCustomerSessions = (needs: Needs) => {
  const { sessions, sealedTokens: sealing, refreshTokens, cancelEmailChange, endAtPlatform } = needs
  const toData = (
    { id: _, ...customer }: Customer,
    tokens: SessionTokens | null,
    authenticatedAt: Date | null | undefined,
  ) => ({
    ...sessionDataSchema.parse(customer),
    ...(authenticatedAt !== undefined && { authenticatedAt: authenticatedAt?.toISOString() ?? null }),
    ...(tokens && { sealedTokens: sealing.seal(tokens) }),
  })

  const authenticatedAtOf = ({ data, createdAt }: Session, kind: SessionKind): Date | null => {
    const { authenticatedAt } = authenticationSchema.safeParse(data).data ?? {}
    if (authenticatedAt === undefined) return isElsewhere(kind) ? null : createdAt
    return authenticatedAt === null ? null : new Date(authenticatedAt)
  }

  const sealedIn = ({ sealedTokens }: Readonly<SessionData>) => (typeof sealedTokens === 'string' ? sealedTokens : null)

  const tokensIn = (data: Readonly<SessionData>): SessionTokens | null => {
    const sealed = sealedIn(data)
    return sealed === null ? null : sealing.open(sealed)
  }

  const hasToken =
    (kept: SessionTokens | null) =>
    (data: Readonly<SessionData>): boolean =>
      kept !== null && tokensIn(data)?.accessToken === kept.accessToken

  /** The device must not come back by the login that the platform remembers. */
  const endLogins =
    (goesOn: (data: Readonly<SessionData>) => boolean = () => false): OnEnded =>
    (tx, ended) =>
      endAtPlatform(
        tx,
        ended.flatMap((data) => {
          const sealed = sealedIn(data)
          return sealed === null || goesOn(data) ? [] : [sealed]
        }),
      )

  /**
   * Whether a login has the same session at the platform as the one before it in the same browser: to revoke a token of
   * the one would end the other.
   */
  const sharesLogin =
    ({ customer, tokens }: Contents) =>
    (data: Readonly<SessionData>): boolean =>
      hasToken(tokens)(data) ||
      (tokens?.type === 'openid' &&
        tokensIn(data)?.type === 'openid' &&
        sessionDataSchema.safeParse(data).data?.email === customer.email)

  return {
    openSession: (
      customer: Customer,
      tokens: SessionTokens | null = null,
      { device = null, tx, authenticatedAt }: Opening = {},
    ): Promise<string> =>
      sessions.create({ ...ownerOf(customer.id), data: toData(customer, tokens, authenticatedAt), device }, tx),

    /** In one query; a session whose data is not understood is none. */
    async readSession(id: string): Promise<OpenedSession | null> {
      const session = sessionId.test(id) ? await sessions.read('customer', id) : undefined
      const { data } = sessionDataSchema.safeParse(session?.data)
      if (!session || !data) return null
      const { subject, readAt } = session
      const customer = { id: subject, ...data }
      return {
        customer,
        tokens: tokensIn(session.data),
        authenticatedAt: authenticatedAtOf(session, data.kind),
        readAt,
      }
    },

    holdSession: (tx: Transaction, id: string): Promise<boolean> => sessions.hold(tx, 'customer', id),

    /** The same session under a new id, for a customer whose rights have changed; undefined where it has ended. */
    renewSession: (
      id: string,
      { customer, tokens, authenticatedAt }: Omit<OpenedSession, 'readAt'>,
    ): Promise<string | undefined> => sessions.rotate('customer', id, toData(customer, tokens, authenticatedAt)),

    /**
     * Tokens that hold for another minute at least. The first request that finds them old renews them while others
     * wait, in every process. Null ends the session: the platform wants a new login.
     */
    async freshTokens(
      id: string,
      { customer, tokens, authenticatedAt, readAt }: OpenedSession,
    ): Promise<SessionTokens | null> {
      if (!tokens || isFresh(tokens, readAt)) return tokens
      return sessions.change('customer', id, async (session) => {
        const stored = tokensIn(session.data)
        if (!stored || isFresh(stored, session.readAt)) return { result: stored }
        const renewed = await refreshTokens(stored)
        return renewed
          ? { data: toData(customer, renewed, authenticatedAt), result: renewed }
          : { ends: true, result: null }
      })
    },

    /** `next` is what this browser goes on with. */
    endSession: (id: string, next?: Contents): Promise<void> =>
      sessions.end('customer', id, endLogins(next && sharesLogin(next))),

    listSessions: (customerId: string, currentId: string) => sessions.listOf(ownerOf(customerId), currentId),
    endSessionByRef: (customerId: string, ref: string) => sessions.endByRef(ownerOf(customerId), ref, endLogins()),
    async endOtherSessions(customerId: string, currentId: string): Promise<void> {
      await sessions.endOthersOf(ownerOf(customerId), currentId, endLogins())
      await cancelEmailChange(customerId)
    },
    /** `kept` are the tokens that this browser goes on with. */
    async endAllSessions(customerId: string, kept: SessionTokens | null = null): Promise<void> {
      await sessions.endAllOf(ownerOf(customerId), endLogins(hasToken(kept)))
      await cancelEmailChange(customerId)
    },
    /** Those from before the owner of the e-mail came; the owner may come twice at the same moment. */
    async endUnverifiedSessions({ id, email }: Pick<Customer, 'id' | 'email'>): Promise<void> {
      await sessions.endAllWithout(ownerOf(id), { email, isVerified: true }, endLogins())
      await cancelEmailChange(id)
    },
  }
}

export type CustomerSessions = ReturnType<typeof createCustomerSessions>
