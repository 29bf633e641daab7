import type { Language } from '@dvaput/domain/text/language'
import { ApiError, api } from '../../lib/api.ts'
import { loadRefusalText } from '../../lib/failures/load-refusal-text.ts'
import type { LoginFailure } from '../../lib/failures/login-failure.ts'
import { type LoginAttempt, takeAttempt } from '../../state/login-attempts.ts'
import { isRestarted } from './create-attempt.ts'

type Failed = {
  readonly failure: LoginFailure
  /** The status of a server that is not ours. */
  readonly status?: number | undefined
  /** What our server says, in the visitor's language. */
  readonly message?: string | undefined
  /** A browser that lost its storage gets one more try. */
  readonly mayRestart?: boolean
}

export type FailedLogin = Failed & { readonly returnTo: string }
type Finished = { readonly failed: FailedLogin | undefined; readonly returnTo: string }

const exchangePath = '/shopify-oauth/token-exchange'
const customerDataPath = '/shopify-oauth/customer-data'

const toFailed = async (
  error: unknown,
  language: Language,
  answered: LoginFailure,
  unanswered: LoginFailure,
): Promise<Failed> => {
  if (!(error instanceof ApiError)) return { failure: unanswered }
  return { failure: answered, status: error.status, message: await loadRefusalText(language, error) }
}

const openSession = async (code: string, attempt: LoginAttempt, language: Language): Promise<Failed | undefined> => {
  const { nonce, codeVerifier } = attempt
  const redirectUri = `${location.origin}/auth/callback`
  let accessToken: unknown
  try {
    const body = { code, codeVerifier, redirectUri, nonce }
    ;({ accessToken } = (await api.post(exchangePath, body)) as { accessToken: unknown })
  } catch (error) {
    return toFailed(error, language, 'exchange', 'access-token')
  }
  try {
    await api.post(customerDataPath, { accessToken })
    return undefined
  } catch (error) {
    // Whoever is told that the login failed must not be logged in.
    await api.post('/logout', {}).catch(() => undefined)
    return toFailed(error, language, 'customer-api', 'customer-data')
  }
}

/** From the platform's callback to a session of ours. // AUTH-16, AUTH-17 */
export const finishLogin = async (query: URLSearchParams, language: Language): Promise<Finished> => {
  const [state, code] = [query.get('state') ?? '', query.get('code') ?? '']
  const attempt = takeAttempt(state)
  const check = (): Failed | undefined => {
    if (query.has('error')) return { failure: 'other' }
    if (!attempt) return { failure: 'state', mayRestart: !isRestarted(state) }
    if (code === '') return { failure: 'code' }
    return attempt.codeVerifier === '' ? { failure: 'verifier' } : undefined
  }
  const returnTo = attempt?.returnTo ?? ''
  const failed = check() ?? (attempt && (await openSession(code, attempt, language)))
  return { returnTo, failed: failed && { ...failed, returnTo } }
}
