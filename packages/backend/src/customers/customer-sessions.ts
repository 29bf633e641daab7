import type { Transaction } from '@dvaput/database/in-transaction'
import type { Sealing } from '../secrets/sealing.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { type Customer, type SessionTokens, sessionDataSchema, sessionTokensSchema } from './customers.schema.ts'

/** Asks the platform for new tokens in place of these; null where it wants a new login. */
export type RefreshTokens = (tokens: SessionTokens) => Promise<SessionTokens | null>

type Needs = {
  readonly sessions: Sessions
  readonly sealing: Sealing
  readonly refreshTokens: RefreshTokens
  /** Of a customer who is signed out elsewhere. */
  readonly cancelEmailChange: (customerId: string) => Promise<void>
}

/** Anything else was never a session id, and needs no query. */
const sessionId = /^[\w-]{43}$/

const purpose = 'tokens of sessions'

/** A request that takes the token may last this long. */
const refreshBeforeMs = 60_000

const isFresh = ({ expiresAt }: SessionTokens, now: Date) => Date.parse(expiresAt) - now.getTime() > refreshBeforeMs

type Contents = { readonly customer: Customer; readonly tokens: SessionTokens | null }

export type OpenedSession = Contents & { readonly loggedInAt: Date; readonly readAt: Date }

/** Of a customer's sessions. */
const ownerOf = (customerId: string) => ({ kind: 'customer', subject: customerId }) as const

/** The sessions of customers who are logged in. The id of a session is known to its cookie alone. */
export const createCustomerSessions = ({ sessions, sealing, refreshTokens, cancelEmailChange }: Needs) => {
  const toData = ({ id: _, ...customer }: Customer, tokens: SessionTokens | null) => ({
    ...sessionDataSchema.parse(customer),
    ...(tokens && { sealedTokens: sealing.seal(purpose, JSON.stringify(tokens)) }),
  })

  const tokensIn = (data: Readonly<Record<string, unknown>>): SessionTokens | null => {
    const { sealedTokens } = data
    const text = typeof sealedTokens === 'string' ? sealing.open(purpose, sealedTokens) : undefined
    return text === undefined ? null : sessionTokensSchema.parse(JSON.parse(text))
  }

  return {
    openSession: (
      customer: Customer,
      tokens: SessionTokens | null = null,
      { device = null, tx }: { readonly device?: string | null; readonly tx?: Transaction | undefined } = {},
    ): Promise<string> => sessions.create({ ...ownerOf(customer.id), data: toData(customer, tokens), device }, tx),

    /** In one query; a session whose data is not understood is none. */
    async readSession(id: string): Promise<OpenedSession | null> {
      const session = sessionId.test(id) ? await sessions.read('customer', id) : undefined
      const { data } = sessionDataSchema.safeParse(session?.data)
      if (!session || !data) return null
      const { subject, createdAt: loggedInAt, readAt } = session
      return { customer: { id: subject, ...data }, tokens: tokensIn(session.data), loggedInAt, readAt }
    },

    /** The same session under a new id, for a customer whose rights have changed; undefined where it has ended. */
    renewSession: (id: string, { customer, tokens }: Contents): Promise<string | undefined> =>
      sessions.rotate('customer', id, toData(customer, tokens)),

    /**
     * Tokens that hold for another minute at least. The first request that finds them old renews them while others
     * wait, in every process. Null ends the session: the platform wants a new login.
     */
    async freshTokens(id: string, { customer, tokens, readAt }: OpenedSession): Promise<SessionTokens | null> {
      if (!tokens || isFresh(tokens, readAt)) return tokens
      return sessions.change('customer', id, async (session) => {
        const stored = tokensIn(session.data)
        if (!stored || isFresh(stored, session.readAt)) return { result: stored }
        const renewed = await refreshTokens(stored)
        return renewed ? { data: toData(customer, renewed), result: renewed } : { ends: true, result: null }
      })
    },

    endSession: (id: string): Promise<void> => sessions.end('customer', id),

    listSessions: (customerId: string, currentId: string) => sessions.listOf(ownerOf(customerId), currentId),
    endSessionByRef: (customerId: string, ref: string) => sessions.endByRef(ownerOf(customerId), ref),
    async endOtherSessions(customerId: string, currentId: string): Promise<void> {
      await sessions.endOthersOf(ownerOf(customerId), currentId)
      await cancelEmailChange(customerId)
    },
    async endAllSessions(customerId: string): Promise<void> {
      await sessions.endAllOf(ownerOf(customerId))
      await cancelEmailChange(customerId)
    },
  }
}

export type CustomerSessions = ReturnType<typeof createCustomerSessions>
