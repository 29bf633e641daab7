import type { Language } from '../text/language.ts'
import type { Market, MarketId } from './market.ts'

export type Theme = 'light' | 'dark' | 'system'

/** What a page depends on besides its URL: the same for everybody with the same choices. */
export type PageContext = {
  readonly market: Market
  readonly language: Language
  readonly theme: Theme
  /** The public origin of each market. */
  readonly origins: Readonly<Record<MarketId, string>>
  readonly demo: boolean
  readonly requestId: string
}
