export type AccountsClient = {
  readonly clientId: string
  /** A client without one is public. Every client needs PKCE. */
  readonly clientSecret?: string
  readonly redirectUris: readonly string[]
  readonly postLogoutRedirectUris: readonly string[]
}

export type IdentitySettings = {
  /** Handle of the shop whose customers sign in here; `main` unless said otherwise. */
  readonly shop?: string
  /** Where that shop is reached beside its `endpointUrl`; names of this machine are known without saying. */
  readonly endpointOrigins?: readonly string[]
  /** Without any: the public client `dvaput-storefront`, at every shop's front page and on this machine. */
  readonly clients?: readonly AccountsClient[]
}

/** Ours, and the one of storefronts made from the platform's own template. */
const callbackPaths = ['/auth/callback', '/account/authorize']
const leavingPaths = ['', '/', '/login', '/account']
/** A storefront under development beside the demo. Never beside a real shop: any program there could take the code. */
const demoOrigins = ['http://localhost:3000', 'https://localhost:3000']
const isOfThisMachine = (url: string) => /(?:^|\.)localhost$/.test(new URL(url).hostname)

export const storefrontClient = (homeUrls: readonly string[]): AccountsClient => {
  const beside = homeUrls.every(isOfThisMachine) ? demoOrigins : []
  const origins = [...new Set([...beside, ...homeUrls.map((url) => new URL(url).origin)])]
  return {
    clientId: 'dvaput-storefront',
    redirectUris: origins.flatMap((origin) => callbackPaths.map((path) => origin + path)),
    postLogoutRedirectUris: origins.flatMap((origin) => leavingPaths.map((path) => origin + path)),
  }
}
