import { markets } from '@dvaput/domain/markets/markets'
import { isLanguage, type Language } from '@dvaput/domain/text/language'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Theme, Visit } from '../../app/context.ts'
import { cookieNames } from '../../app/state/preference-names.ts'
import type { MarketsByHost } from '../markets-by-host.ts'

const yearSeconds = 365 * 24 * 60 * 60

const themeOf = (value: string | undefined): Theme => (value === 'light' || value === 'dark' ? value : 'system')

/** `?lang=` of this address wins, then the kept choice, then the market's own language. // spec §9 Policies */
const languageOf = (
  asked: string | undefined,
  kept: string | undefined,
  offered: readonly Language[],
  fallback: Language,
) => [asked, kept].find((value): value is Language => isLanguage(value) && offered.includes(value)) ?? fallback

/** What of a request decides how its page looks. */
type Asked = {
  readonly hostname: string
  readonly language: string | undefined
  readonly keptIn: (cookie: string) => string | undefined
}

export type Choices = Pick<Visit, 'market' | 'language' | 'theme'>

export const createReadChoices =
  (byHost: MarketsByHost) =>
  ({ hostname, language, keptIn }: Asked): Choices => {
    const market = markets[byHost.resolve(hostname, keptIn(cookieNames.market))]
    return {
      market,
      language: languageOf(language, keptIn(cookieNames.language), market.languages, market.languages[0]),
      theme: themeOf(keptIn(cookieNames.theme)),
    }
  }

type Options = { readonly markets: MarketsByHost; readonly demo: boolean }

export const createReadVisit = ({ markets: byHost, demo }: Options) => {
  const readChoices = createReadChoices(byHost)
  return (c: Context, requestId: string): Visit => {
    const hostname = new URL(c.req.url).hostname
    const choices = readChoices({ hostname, language: c.req.query('lang'), keptIn: (name) => getCookie(c, name) })
    return { ...choices, origins: byHost.origins, demo, requestId }
  }
}

/** A link that names a language is a choice: the next page, without `?lang=`, keeps it. */
export const keepAskedLanguage = (c: Context, visit: Visit): void => {
  const asked = c.req.query('lang')
  if (asked !== visit.language || getCookie(c, cookieNames.language) === asked) return
  setCookie(c, cookieNames.language, asked, { path: '/', maxAge: yearSeconds, sameSite: 'Lax' })
}
