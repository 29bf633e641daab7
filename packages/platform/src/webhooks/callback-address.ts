import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import { addressRange } from '../address-range.ts'

type Allowed = { readonly loopback: boolean }

const isLocalName = (hostname: string) => hostname === 'localhost' || hostname.endsWith('.localhost')

const bare = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1')

const isLoopbackHost = (hostname: string): boolean =>
  isLocalName(hostname) || (ipaddr.isValid(bare(hostname)) && addressRange(bare(hostname)) === 'loopback')

/** What a subscriber may give: https, or plain http to this very machine where that is allowed. */
export const isCallbackUrl = (text: string, { loopback }: Allowed): boolean => {
  if (!URL.canParse(text) || text.length > 2_000) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return false
  if (isLoopbackHost(hostname)) return loopback && (protocol === 'http:' || protocol === 'https:')
  if (ipaddr.isValid(bare(hostname)) && addressRange(bare(hostname)) !== 'unicast') return false
  return protocol === 'https:'
}

/**
 * The address to connect to, judged after the name was resolved: a public name may point into a private network. The
 * caller must connect to this address and not resolve again.
 */
export const resolveCallbackAddress = async ({ hostname }: URL, { loopback }: Allowed): Promise<string> => {
  if (isLocalName(hostname)) {
    if (!loopback) throw new Error('callbacks to this machine are not allowed')
    return '127.0.0.1'
  }
  const found = ipaddr.isValid(bare(hostname)) ? bare(hostname) : (await lookup(hostname)).address
  const range = addressRange(found)
  if (range === 'unicast' || (range === 'loopback' && loopback && isLoopbackHost(hostname))) return found
  throw new Error(`the callback resolves to an address that is not public (${range})`)
}
