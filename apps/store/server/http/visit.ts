import { markets } from '@dvaput/domain/markets/markets'
import { isLanguage, type Language } from '@dvaput/domain/text/language'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Theme, Visit } from '../../app/context.ts'
import { cookieNames } from '../../app/lib/choices.ts'
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

type Options = { readonly markets: MarketsByHost; readonly demo: boolean }

export const createReadVisit =
  ({ markets: byHost, demo }: Options) =>
  (c: Context, requestId: string): Visit => {
    const market = markets[byHost.resolve(new URL(c.req.url).hostname, getCookie(c, cookieNames.market))]
    const language = languageOf(
      c.req.query('lang'),
      getCookie(c, cookieNames.language),
      market.languages,
      market.languages[0],
    )
    const theme = themeOf(getCookie(c, cookieNames.theme))
    return { market, language, theme, origins: byHost.origins, demo, requestId }
  }

/** A link that names a language is a choice: the next page, without `?lang=`, keeps it. */
export const keepAskedLanguage = (c: Context, visit: Visit): void => {
  const asked = c.req.query('lang')
  if (asked !== visit.language || getCookie(c, cookieNames.language) === asked) return
  setCookie(c, cookieNames.language, asked, { path: '/', maxAge: yearSeconds, sameSite: 'Lax' })
}
