import type { Transaction } from '@dvaput/database/in-transaction'
import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { PaymentProvider } from '@dvaput/domain/payments/payment-provider'
import type { Language } from '@dvaput/domain/text/language'
import type { ZodType } from 'zod'

/** What the platform needs from the process it runs in; the backend implements these. */

export type JobDefinition<Payload> = {
  name: string
  formerNames?: readonly string[]
  payload: ZodType<Payload>
  /** May run more than once for one job, so it must be idempotent. */
  run(payload: Payload, job: { id: string; attempt: number; signal: AbortSignal }): Promise<void>
  retryLimit?: number
  retryDelaySeconds?: number
  retryDelayMaxSeconds?: number
  expireInSeconds?: number
  keepSeconds?: number
  concurrency?: number
  cron?: string
}

export type Jobs = {
  define<Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload>
  enqueue<Payload>(
    tx: Transaction,
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: { key?: string; startAfter?: Date },
  ): Promise<'queued' | 'duplicate'>
}

export type EmailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  | { kind: 'lines'; lines: readonly { label: string; value: string; picture: string | null }[] }

export type OutgoingEmail = {
  to: string
  language: Language
  market: MarketId
  /** One email a key, for ever. */
  key: string
  subject: string
  heading: string
  blocks: readonly EmailBlock[]
}

export type Mail = { queue(tx: Transaction, email: OutgoingEmail): Promise<'queued' | 'duplicate'> }

export type RateLimiter = {
  consume(consumption: {
    class: string
    key: string
    limit: number
    windowSeconds: number
    cost?: number
  }): Promise<{ allowed: boolean; remaining: number; retryAfterSeconds: number }>
}

/** Encrypts what has to be read again, for each purpose under a key of its own. */
type Sealing = {
  seal(purpose: string, text: string): string
  /** Undefined for anything that was not sealed for this purpose under the same secret. */
  open(purpose: string, sealed: string): string | undefined
}

/** The host name and origin of a login page, to which the browser binds a passkey. */
export type PasskeySite = { readonly rpId: string; readonly origin: string; readonly name: string }

/** `boundTo` is a secret of one browser's attempt to log in; `response` is what its authenticator has signed. */
export type Passkeys = {
  startLogin(login: { site: PasskeySite; boundTo: string }): Promise<object>
  finishLogin(login: {
    site: PasskeySite
    boundTo: string
    response: object
  }): Promise<{ ok: true; customerId: string } | { ok: false }>
  startAdding(adding: {
    site: PasskeySite
    boundTo: string
    customer: { id: string; email: string; displayName: string }
  }): Promise<object>
  finishAdding(adding: {
    site: PasskeySite
    boundTo: string
    customerId: string
    response: object
    name: string
  }): Promise<boolean>
}

/**
 * What the host stores of ways into an account: passkeys, sessions, changes of e-mail that wait. `isFirstProof`: the
 * e-mail turned out to be that of somebody else than whoever opened them; otherwise its owner has a new password.
 */
export type RevokeAccess = (customerId: string, how: { readonly isFirstProof: boolean }) => Promise<void>

export type PlatformNeeds = {
  readonly database: Database
  readonly jobs: Jobs
  readonly mail: Mail
  readonly limiter: RateLimiter
  /** Of tokens and keys that lie in the database. */
  readonly sealing: Sealing
  readonly log: Log
  /** Kept by the host, as it keeps those of its own login page. Without it the login page offers none. */
  readonly passkeys?: Passkeys
  /** Of the customer with this gid. Called before the platform counts the e-mail as proved, so perhaps more than once. */
  readonly revokeAccess?: RevokeAccess
  /** Where uploaded pictures and the cache of derived ones lie. */
  readonly dataDir: string
  /** May a webhook be sent to this very machine? Yes, unless said otherwise. */
  readonly webhooksToLoopback?: boolean
  /** The test gateway takes cards that hold no money: never where somebody ships real products. Default: true. */
  readonly testCards?: boolean
  /** Who takes the cards of a shop; undefined where nobody does. Default: the test gateway, unless `testCards` forbids it. */
  readonly gatewayOf?: (shop: string) => PaymentProvider | 'test' | undefined
  /** Where the demo's e-mails arrive: its login page names a customer to try. */
  readonly demoMailbox?: string
  /** By which the points of the admin API come back. Default: the clock of this process. */
  readonly monotonicMs?: () => number
}
