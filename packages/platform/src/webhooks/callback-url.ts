import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import { ipRange } from '../net/ip-range.ts'

type Allowed = { readonly loopback: boolean }
type Outside = {
  readonly resolve?: (hostname: string) => Promise<string>
  readonly rangeOf?: (address: string) => string
}

const resolveFirst = async (hostname: string) => (await lookup(hostname)).address

/** Also as a whole name, with the dot at its end. */
const isLocalName = (hostname: string) => /(^|\.)localhost\.?$/.test(hostname)

/** Below 1024 live mail, shells and file shares, which we would be made to speak to. */
const isCallbackPort = (port: string) => port === '' || Number(port) >= 1_024

const bare = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1')

const isLoopbackHost = (hostname: string): boolean =>
  isLocalName(hostname) || (ipaddr.isValid(bare(hostname)) && ipRange(bare(hostname)) === 'loopback')

/** What a subscriber may give: https, or plain http to this very machine where that is allowed. */
export const isCallbackUrl = (text: string, { loopback }: Allowed): boolean => {
  if (!URL.canParse(text) || text.length > 2_000) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  if (username || password) return false
  if (isLoopbackHost(hostname)) return loopback && (protocol === 'http:' || protocol === 'https:')
  if (ipaddr.isValid(bare(hostname)) && ipRange(bare(hostname)) !== 'unicast') return false
  return protocol === 'https:' && isCallbackPort(port)
}

/**
 * The address to connect to, judged after the name was resolved: a public name may point into a private network. The
 * caller must connect to this address and not resolve again.
 */
export const resolveCallbackIp = async (
  { hostname }: URL,
  { loopback }: Allowed,
  { resolve = resolveFirst, rangeOf = ipRange }: Outside = {},
): Promise<string> => {
  if (isLocalName(hostname)) {
    if (!loopback) throw new Error('callbacks to loopback are not allowed')
    return '127.0.0.1'
  }
  const found = ipaddr.isValid(bare(hostname)) ? bare(hostname) : await resolve(hostname)
  const range = rangeOf(found)
  if (range === 'unicast' || (range === 'loopback' && loopback && isLoopbackHost(hostname))) return found
  throw new Error(`callback host resolves to an IP that is not public (${range})`)
}
