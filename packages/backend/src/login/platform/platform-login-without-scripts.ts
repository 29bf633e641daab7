import type { Locale } from '@dvaput/domain/markets/locale'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { Person } from '../../customers/person.ts'
import type { SealedAttempts } from '../providers/sealed-attempt.ts'
import type { PlatformLogin } from './platform-login.ts'

type Needs = {
  readonly login: Pick<PlatformLogin, 'redirectUriOf' | 'start' | 'exchange'>
  readonly attempts: SealedAttempts
}

type Callback = {
  readonly person: Person
  readonly market: MarketId
  /** What the platform added to our URL. */
  readonly query: URLSearchParams
  /** Of the login with this state. */
  readonly cookie: string
}

const failureOf = {
  'redirect-uri-refused': 'exchange',
  'discovery-failed': 'exchange',
  'token-exchange-failed': 'exchange',
  'access-token-missing': 'access-token',
  'customer-api-failed': 'customer-api',
  'customer-data-missing': 'customer-data',
} as const

type Failure = 'state' | 'other' | 'code' | (typeof failureOf)[keyof typeof failureOf]

type Finished =
  | { readonly ok: true; readonly returnTo: string }
  | { readonly ok: false; readonly failure: Failure; readonly returnTo: string }

/** The same login for a browser that cannot hold state and verifier itself: the server seals them into a cookie. */
export const createPlatformLoginWithoutScripts = ({ login, attempts }: Needs) => ({
  cookieNameOf: attempts.cookieNameOf,

  /** Where the browser goes, and the cookie that it takes along; null where the platform cannot be reached. */
  async start(locale: Locale, returnTo: string) {
    const { secrets, cookie } = attempts.begin(returnTo)
    const started = await login.start(locale, secrets)
    return started.ok ? { url: started.url, cookie } : null
  },

  async finish({ person, market, query, cookie }: Callback): Promise<Finished> {
    const attempt = attempts.open(cookie)
    const returnTo = attempt?.returnTo ?? ''
    const failed = (failure: Failure): Finished => ({ ok: false, failure, returnTo })
    if (!attempt || attempt.state !== query.get('state')) return failed('state')
    if (query.has('error')) return failed('other')
    const code = query.get('code') ?? ''
    if (code === '') return failed('code')
    const { nonce, codeVerifier } = attempt
    const redirectUri = login.redirectUriOf(market)
    const exchanged = await login.exchange(person, market, { code, codeVerifier, redirectUri, nonce })
    return exchanged.ok ? { ok: true, returnTo } : failed(failureOf[exchanged.refusal.code])
  },
})
