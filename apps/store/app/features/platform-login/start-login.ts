import { newLogin } from '../../lib/loading/new-login.ts'
import { loggedOutKey } from '../../state/forget-person.ts'
import { rememberAttempt } from '../../state/login-attempts.ts'
import { createAttempt, toChallenge } from './create-attempt.ts'

/** A tab that a logout sent to the login may be faster than the platform's own logout. */
const logoutMs = 60_000

const hasJustLoggedOut = (): boolean => Date.now() - Number(localStorage.getItem(loggedOutKey)) < logoutMs

type Options = {
  /** The platform's login page, with everything that is no secret of this browser. */
  readonly authorizationUrl: string
  readonly returnTo: string
  readonly isRestart: boolean
}

/** @returns where the browser goes to log in; throws where it has no storage or no cryptography */
export const startLogin = async ({ authorizationUrl, ...options }: Options): Promise<string> => {
  const attempt = createAttempt(options)
  const url = new URL(authorizationUrl)
  url.searchParams.set('state', attempt.state)
  url.searchParams.set('nonce', attempt.nonce)
  url.searchParams.set('code_challenge', await toChallenge(attempt.codeVerifier))
  if (hasJustLoggedOut()) for (const [name, value] of Object.entries(newLogin)) url.searchParams.set(name, value)
  rememberAttempt(attempt)
  return url.href
}
