/**
 * Where a passkey is used. The browser binds it to the host name (`rpId`), so a passkey of one market's shop, or of the
 * platform's own login page, does not work at another. `localhost` and names below it may go without TLS.
 */
export type PasskeySite = { readonly rpId: string; readonly origin: string; readonly name: string }

export const passkeySiteOf = (origin: string, name = 'Dvaput'): PasskeySite => ({
  rpId: new URL(origin).hostname,
  origin,
  name,
})
