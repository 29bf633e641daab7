import type { MarketId } from '@dvaput/domain/markets/market'

/**
 * Where a passkey is used. The browser binds it to the host name (`rpId`), so a passkey of one market's shop, or of the
 * platform's own login page, does not work at another. `localhost` and names below it may go without TLS.
 */
export type PasskeySite = { readonly rpId: string; readonly origin: string; readonly name: string }

/** By the host of the page, where both markets may be shown; behind a proxy its scheme is known by the settings alone. */
export const originOfPage = (homes: Readonly<Record<MarketId, string>>, page: URL): string =>
  Object.values(homes).find((home) => new URL(home).hostname === page.hostname) ?? page.origin

export const passkeySiteOf = (origin: string, name = 'Dvaput'): PasskeySite => ({
  rpId: new URL(origin).hostname,
  origin,
  name,
})
