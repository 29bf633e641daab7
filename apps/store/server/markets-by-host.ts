import { isMarketId, type MarketId, marketIds } from '@dvaput/domain/markets/market'

export type Origins = Readonly<Record<MarketId, string>>

type Options = {
  readonly defaultMarket: MarketId
  readonly configured: Readonly<Record<MarketId, string | undefined>>
  readonly port: number
}

/** Which market answers on which host name, and the origin of each market. */
export const createMarketsByHost = ({ defaultMarket, configured, port }: Options) => {
  const localHost = (market: MarketId) => `${market}.localhost`
  const originOf = (market: MarketId) =>
    configured[market] ?? `http://${market === defaultMarket ? 'localhost' : localHost(market)}:${port}`
  const origins = Object.fromEntries(marketIds.map((market) => [market, originOf(market)])) as Origins

  const named = new Map<string, MarketId>(marketIds.map((market) => [localHost(market), market]))
  for (const market of marketIds) {
    const origin = configured[market]
    if (origin) named.set(new URL(origin).hostname, market)
  }

  const resolve = (hostname: string, chosen: string | undefined): MarketId =>
    named.get(hostname) ?? (isMarketId(chosen) ? chosen : defaultMarket)

  return {
    origins,
    resolve,
    /** Whether the market that answers there is reached over TLS. */
    isSecure: (hostname: string): boolean => origins[resolve(hostname, undefined)].startsWith('https:'),
    /** The market that owns this host name; undefined where the visitor may choose. */
    marketOfHost: (hostname: string): MarketId | undefined => named.get(hostname),
  }
}

export type MarketsByHost = ReturnType<typeof createMarketsByHost>
