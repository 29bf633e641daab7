import type { BackInStock } from '@dvaput/backend/back-in-stock/back-in-stock'
import type { Banners } from '@dvaput/backend/banners/banners'
import type { Shopfront } from '@dvaput/backend/shopfront/shopfront'
import type { Market, MarketId } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'
import { createContext } from 'react-router'

export type Theme = 'light' | 'dark' | 'system'

/** Who is asking, as far as the page may know: the same for everybody with the same address and choices. */
export type Visit = {
  readonly market: Market
  readonly language: Language
  readonly theme: Theme
  /** The public origin of each market. */
  readonly origins: Readonly<Record<MarketId, string>>
  readonly demo: boolean
  readonly requestId: string
}

export const visitContext = createContext<Visit>()

/** What a loader may ask of the server. */
export type Services = {
  readonly shopfront: Shopfront
  readonly banners: Pick<Banners, 'list'>
  readonly backInStock: Pick<BackInStock, 'stop'>
}

export const servicesContext = createContext<Services>()

/** The status with which the page is refused, whatever it would show; null where it is shown. */
export const refusalContext = createContext<number | null>(null)

/** Whether the frame around the page has learnt who is visiting. */
export const framedContext = createContext(false)

/** Where a bug met while rendering is written down. */
export const errorReportContext = createContext<(error: unknown) => void>()
