import { isIP } from 'node:net'
import type Provider from 'oidc-provider'
import { createProvider, type ProviderNeeds } from './create-provider.ts'

/** Doors of one shop: its names, times http and https, times a port of its own. */
const kept = 12

/** A name of this machine, or an address: neither can be pointed here by somebody else. */
const isOfThisMachine = ({ hostname }: URL) =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || isIP(hostname.replace(/^\[|\]$/g, '')) > 0

/** An issuer is an origin, so each door has a provider of its own; all share keys, clients and what is stored. */
export const createProviders = (needs: ProviderNeeds, doorOrigins: readonly string[]) => {
  const providers = new Map<string, Provider>()
  const known = new Set([needs.shop.doorUrl, ...doorOrigins])

  /** Undefined at an origin that is not the shop's: what a request calls itself must not become an issuer. */
  return (origin: string): Provider | undefined => {
    if (!known.has(origin) && !isOfThisMachine(new URL(origin))) return undefined
    const provider = providers.get(origin) ?? createProvider(origin, needs)
    providers.delete(origin)
    providers.set(origin, provider)
    const [oldest] = providers.keys()
    if (providers.size > kept && oldest !== undefined) providers.delete(oldest)
    return provider
  }
}
