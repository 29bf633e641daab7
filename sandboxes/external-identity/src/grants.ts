import { createHash, randomBytes } from 'node:crypto'
import type { AuthorizationRequest } from './authorization-request.ts'
import type { SamplePerson } from './people.ts'

/** What one login has allowed, with every token that came of it. */
export type Grant = { readonly request: AuthorizationRequest; readonly person: SamplePerson }

type Redemption = { readonly code: string; readonly redirectUri: string; readonly codeVerifier: string }

const random = () => randomBytes(32).toString('base64url')
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** Codes and refresh tokens, each of which works once. Whoever shows one twice ends the whole grant. */
export const createGrants = () => {
  const codes = new Map<string, Grant>()
  const refreshTokens = new Map<string, Grant>()
  const used = new Map<string, Grant>()
  const ended = new Set<Grant>()

  const take = (store: Map<string, Grant>, secret: string): Grant | undefined => {
    const replayed = used.get(secret)
    if (replayed) ended.add(replayed)
    const grant = store.get(secret)
    if (!grant || !store.delete(secret) || ended.has(grant)) return undefined
    used.set(secret, grant)
    return grant
  }

  const issue = (store: Map<string, Grant>, grant: Grant): string => {
    const secret = random()
    store.set(secret, grant)
    return secret
  }

  return {
    issueCode: (grant: Grant) => issue(codes, grant),
    issueRefreshToken: (grant: Grant) => issue(refreshTokens, grant),
    redeemCode({ code, redirectUri, codeVerifier }: Redemption): Grant | undefined {
      const grant = take(codes, code)
      const isOwn =
        grant?.request.redirectUri === redirectUri && grant.request.codeChallenge === challengeOf(codeVerifier)
      return isOwn ? grant : undefined
    },
    redeemRefreshToken: (token: string) => take(refreshTokens, token),
  }
}

export type Grants = ReturnType<typeof createGrants>
