import { isIP } from 'node:net'
import { createBoundedCache } from '@dvaput/domain/flow/bounded-cache'
import type Provider from 'oidc-provider'
import { createThrottle } from '../../net/throttle.ts'
import { createProvider, type ProviderNeeds } from './create-provider.ts'

/** Endpoints of one shop: its names, times http and https, times a port of its own. */
const maxProviders = 12
/** To make one takes a while, and a request may call itself by any port: a dozen at once, then one in ten seconds. */
const making = { maximum: maxProviders, restoredPerSecond: 0.1 } as const

/** The shop's name on this machine, or an IP: neither can be pointed here by somebody else. */
const isOfThisMachine = ({ hostname }: URL, handle: string) =>
  hostname === 'localhost' || hostname === `${handle}.localhost` || isIP(hostname.replace(/^\[|\]$/g, '')) > 0

/** An issuer is an origin, so each endpoint has a provider of its own; all share keys, clients and what is stored. */
export const createProviders = (
  needs: ProviderNeeds,
  endpointOrigins: readonly string[],
  make: (origin: string, needs: ProviderNeeds) => Provider = createProvider,
) => {
  const providers = createBoundedCache<Provider>({ maxSize: maxProviders })
  const known = new Set([needs.shop.endpointUrl, ...endpointOrigins])
  const throttle = createThrottle()
  const mayMake = (origin: string) =>
    known.has(origin) ||
    (isOfThisMachine(new URL(origin), needs.shop.handle) && throttle('unknown endpoints', making, 1).allowed)

  /** Undefined at an origin that is not the shop's: what a request calls itself must not become an issuer. */
  return (origin: string): Provider | undefined => {
    const provider = providers.get(origin) ?? (mayMake(origin) ? make(origin, needs) : undefined)
    if (!provider) return undefined
    providers.set(origin, provider)
    return provider
  }
}
