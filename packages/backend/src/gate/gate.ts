import { readCookie } from '@dvaput/domain/net/read-cookie'
import type { Customer } from '../customers/customers.schema.ts'
import type { Person } from '../customers/person.ts'
import type { Infrastructure } from '../infrastructure.ts'
import { createSealing } from '../secrets/sealing.ts'
import { createCodeCheck, isBlankCode } from './access-code.ts'
import { createSignedIds, formatSessionCookie, grantCookie, visitorCookie } from './gate-cookies.ts'
import { createReadGateSettings, type GateSettings } from './gate-settings.ts'
import { createGuessLimits } from './guess-limits.ts'
import { createRequireGrant } from './require-grant.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'limiter'>
  /** Of the configuration; what is set on the shop's side comes before it. */
  readonly settings: GateSettings
  readonly secret: string
}

type Guess = {
  readonly code: string
  /** The request's header. */
  readonly cookies: string | null | undefined
  readonly person: Pick<Person, 'customer'>
  readonly ip: string
  /** Whether the shop is served over TLS. */
  readonly isSecure: boolean
}

/** `cookies` are headers that the response sets. */
export type GuessResult =
  | { readonly ok: true; readonly cookies: readonly string[] }
  | { readonly ok: false; readonly reason: 'wrong'; readonly cookies: readonly string[] }
  | {
      readonly ok: false
      readonly reason: 'too-many'
      readonly retryAfterSeconds: number
      readonly cookies: readonly string[]
    }

const busySeconds = 5

const normalise = (email: string) => email.trim().toLowerCase()

/** Who may see the international listing: a verified e-mail of the list, or whoever entered the access code. */
export const createGate = ({ infrastructure, settings, secret }: Needs) => {
  const sealing = createSealing(secret)
  const { readEmails, readCodeHash } = createReadGateSettings(infrastructure.database, settings)
  // The hash is signed as well: a new code ends every grant of the old one.
  const grantsOf = (codeHash: string) => createSignedIds(sealing, 'international grant', codeHash)
  const visitors = createSignedIds(sealing, 'international visitor')
  const checkLimits = createGuessLimits(infrastructure.limiter)
  const isRightCode = createCodeCheck()

  const isListed = async (customer: Customer | null): Promise<boolean> =>
    customer?.isVerified === true && (await readEmails()).map(normalise).includes(normalise(customer.email))

  const hasGrant = async (cookies: Guess['cookies']): Promise<boolean> => {
    if (readCookie(cookies, grantCookie) === undefined) return false
    const codeHash = await readCodeHash()
    return codeHash !== undefined && grantsOf(codeHash).read(cookies, grantCookie) !== undefined
  }

  const isGranted = async (cookies: Guess['cookies'], person: Guess['person']): Promise<boolean> =>
    (await hasGrant(cookies)) || (await isListed(await person.customer()))

  /** A customer's guesses are counted together, whatever browser they come from. */
  const readSession = async ({ cookies, person }: Guess) => {
    const customer = await person.customer()
    const session = customer ? `customer ${customer.id}` : visitors.read(cookies, visitorCookie)
    return session === undefined ? { ...visitors.create(), isKnown: false } : { id: session, isKnown: true }
  }

  return {
    isGranted,
    requireGrant: createRequireGrant(isGranted),

    async tryCode(guess: Guess): Promise<GuessResult> {
      const { code, ip, isSecure } = guess
      const wrong = { ok: false, reason: 'wrong' } as const
      if (isBlankCode(code)) return { ...wrong, cookies: [] }
      const session = await readSession(guess)
      const cookies = 'value' in session ? [formatSessionCookie(visitorCookie, session.value, isSecure)] : []
      const tooMany = (retryAfterSeconds: number) =>
        ({ ok: false, reason: 'too-many', retryAfterSeconds, cookies }) as const

      const waitSeconds = await checkLimits({ session: session.id, isKnown: session.isKnown, ip })
      if (waitSeconds > 0) return tooMany(waitSeconds)
      const codeHash = await readCodeHash()
      if (codeHash === undefined) return { ...wrong, cookies }
      const isRight = await isRightCode(code, codeHash)
      if (isRight === 'busy') return tooMany(busySeconds)
      if (!isRight) return { ...wrong, cookies }
      return { ok: true, cookies: [formatSessionCookie(grantCookie, grantsOf(codeHash).create().value, isSecure)] }
    },
  }
}

export type Gate = ReturnType<typeof createGate>
