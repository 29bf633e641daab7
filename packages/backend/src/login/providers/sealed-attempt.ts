import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Sealing } from '../../secrets/sealing.ts'

const attemptSchema = z.object({
  state: z.string().min(1),
  nonce: z.string().min(1),
  codeVerifier: z.string().min(1),
  /** Where the visitor was going. */
  returnTo: z.string(),
  startedAt: z.number(),
})

type SealedAttempt = z.infer<typeof attemptSchema>

/** Enough to choose an account and to type a password there. */
const attemptMs = 10 * 60 * 1000

const random = (bytes: number) => randomBytes(bytes).toString('base64url')

type Options = {
  readonly sealing: Sealing
  /** What is sealed for one provider opens no login at another. */
  readonly provider: 'external' | 'platform'
  readonly now?: () => number
}

/** What the browser holds of a login that left for another provider: sealed, for this browser, for ten minutes. */
export const createSealedAttempts = ({ sealing, provider, now = Date.now }: Options) => {
  const purpose = `${provider} logins`
  /** Two tabs have two cookies. */
  const cookieNameOf = (state: string) => `${provider}_login_${/^[\w-]{8}/.exec(state)?.[0] ?? ''}`

  return {
    cookieNameOf,

    // A verifier of 128 characters, state and nonce of 32. // IDP-03
    begin(returnTo: string) {
      const attempt = { state: random(24), nonce: random(24), codeVerifier: random(96), returnTo, startedAt: now() }
      const codeChallenge = createHash('sha256').update(attempt.codeVerifier).digest('base64url')
      const { state, nonce } = attempt
      return {
        secrets: { state, nonce, codeChallenge },
        cookie: { name: cookieNameOf(state), value: sealing.seal(purpose, JSON.stringify(attempt)) },
      }
    },

    /** Undefined for a cookie that is missing, forged or too old. */
    open(sealed: string | undefined): SealedAttempt | undefined {
      const text = sealed === undefined ? undefined : sealing.open(purpose, sealed)
      const attempt = text === undefined ? undefined : attemptSchema.parse(JSON.parse(text))
      return attempt && now() - attempt.startedAt < attemptMs ? attempt : undefined
    },
  }
}

export type SealedAttempts = ReturnType<typeof createSealedAttempts>
