import { IntegrationError } from '../http/integration-error.ts'

export type CheckoutHosts = {
  /** Of the shop whose API was called. */
  readonly origin: string
  /** The shop's own host for its checkout, from the settings. */
  readonly checkoutDomain?: string | undefined
}

/** The origins that a shopper may be sent to from a shop. */
export const checkoutOrigins = ({ origin, checkoutDomain }: CheckoutHosts): readonly string[] =>
  checkoutDomain === undefined ? [origin] : [origin, `https://${checkoutDomain}`]

/**
 * The shopper is sent to the shop itself or to the checkout domain of the settings, and nowhere else. The checkout domain
 * takes the place of the host; path and query stay. // SF-20, divergences S-32
 */
export const toCheckoutUrl = (text: string, hosts: CheckoutHosts): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isAllowed = url && !url.username && !url.password && checkoutOrigins(hosts).includes(url.origin)
  if (!isAllowed) throw new IntegrationError({ service: 'storefront', kind: 'bad-response' })
  if (hosts.checkoutDomain === undefined || url.protocol !== 'https:') return url.href
  const target = new URL(`https://${hosts.checkoutDomain}`)
  target.pathname = url.pathname
  target.search = url.search
  return target.href
}
