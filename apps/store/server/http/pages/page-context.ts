import type { Market, MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { PageContext, Theme } from '@dvaput/domain/markets/page-context'
import { isLanguage, type Language } from '@dvaput/domain/text/language'
import { cookieNames } from '@dvaput/ui/preference-names.ts'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { MarketsByHost } from '../../markets-by-host.ts'

const yearSeconds = 365 * 24 * 60 * 60

export const themeOf = (value: string | undefined): Theme => (value === 'light' || value === 'dark' ? value : 'system')

/** `?lang=` of this URL wins, then the stored choice, then the market's own language. // I18N-03, I18N-04 */
const languageOf = (
  named: string | undefined,
  stored: string | undefined,
  offered: readonly Language[],
  fallback: Language,
) => [named, stored].find((value): value is Language => isLanguage(value) && offered.includes(value)) ?? fallback

/** The parts of a request that decide how its page looks. */
type VariantSource = {
  readonly hostname: string
  readonly language: string | undefined
  readonly cookie: (name: string) => string | undefined
}

export type PageVariant = Pick<PageContext, 'market' | 'language' | 'theme'>

export const createReadVariant =
  (byHost: MarketsByHost, marketOf = (id: MarketId): Market => markets[id]) =>
  ({ hostname, language, cookie }: VariantSource): PageVariant => {
    const market = marketOf(byHost.resolve(hostname, cookie(cookieNames.market)))
    return {
      market,
      language: languageOf(language, cookie(cookieNames.language), market.languages, market.languages[0]),
      theme: themeOf(cookie(cookieNames.theme)),
    }
  }

type Options = {
  readonly markets: MarketsByHost
  readonly demo: boolean
  /** The market as the shop has set it. */
  readonly marketOf?: (id: MarketId) => Market
}

export const createReadPageContext = ({ markets: byHost, demo, marketOf }: Options) => {
  const readVariant = createReadVariant(byHost, marketOf)
  return (c: Context, requestId: string): PageContext => {
    const hostname = new URL(c.req.url).hostname
    const variant = readVariant({ hostname, language: c.req.query('lang'), cookie: (name) => getCookie(c, name) })
    return { ...variant, origins: byHost.origins, demo, requestId }
  }
}

/** A link that names a language is a choice: remember it for the next page, which has no `?lang=`. */
export const rememberLanguage = (c: Context, page: PageContext): void => {
  const named = c.req.query('lang')
  if (named !== page.language || getCookie(c, cookieNames.language) === named) return
  setCookie(c, cookieNames.language, named, { path: '/', maxAge: yearSeconds, sameSite: 'Lax' })
}
