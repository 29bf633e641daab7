import type { Language } from '@dvaput/domain/text/language'
import type { Text } from '../../i18n/catalogue.ts'
import { loadText } from '../../i18n/load-text.ts'

/** Why a login that left this site did not end in a session; the name stands in the URL of the login page. */
const messageOf = {
  start: 'failure.start',
  cancelled: 'failure.cancelled',
  other: 'failure.other',
  state: 'failure.state',
  code: 'failure.code',
  verifier: 'failure.verifier',
  exchange: 'failure.other',
  'access-token': 'failure.accessToken',
  'customer-api': 'failure.other',
  'customer-data': 'failure.customerData',
  'email-taken': 'failure.emailTaken',
  'email-unverified': 'failure.emailUnverified',
  'account-failed': 'failure.accountFailed',
} as const

export type LoginFailure = keyof typeof messageOf

const isLoginFailure = (value: string): value is LoginFailure => Object.hasOwn(messageOf, value)

/** Two of them name the status of a server that was not ours. // ERR-11, ERR-12 */
export const formatLoginFailure = (text: Text<'platform-login'>, failure: LoginFailure, status?: number): string => {
  if (status !== undefined && failure === 'exchange') return text('failure.exchange', { status })
  if (status !== undefined && failure === 'customer-api') return text('failure.customerApi', { status })
  return text(messageOf[failure])
}

/** Where a failed login ends: the page that offers the next one, with the way back. */
export const failedLoginPath = (failure: LoginFailure, returnTo: string): string =>
  `/login?${new URLSearchParams({ failed: failure, ...(returnTo && { returnTo }) })}`

/** What the login page says of the one before; null where there was none. Whoever changed their mind met no fault. */
export const readLoginFailure = async (url: URL, language: Language) => {
  const named = url.searchParams.get('failed') ?? ''
  if (!isLoginFailure(named)) return null
  const text = formatLoginFailure(await loadText(language, 'platform-login'), named)
  return { text, isCancelled: named === 'cancelled' }
}
