import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

export type ClientIp = (peerIp: string, forwardedFor: string | undefined) => string

/** `::ffff:10.0.0.1` is 10.0.0.1 as a dual-stack socket says it, dotted or in hex. */
const unmap = (ip: string): string => {
  if (!isIPv6(ip)) return ip
  const canonical = new URL(`http://[${ip.replace(/%.*$/, '')}]/`).hostname.slice(1, -1)
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical)
  if (!mapped) return canonical
  const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** Some proxies append the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const parseHop = (hop: string): string | undefined => {
  const bare = hop.trim().replace(/^\[(.*)\](:\d+)?$/, '$1')
  const ip = isIPv4(bare.replace(/:\d+$/, '')) ? bare.replace(/:\d+$/, '') : bare
  return isIPv4(ip) || isIPv6(ip) ? unmap(ip) : undefined
}

const family = (ip: string) => (isIPv4(ip) ? 'ipv4' : 'ipv6')

const createTrustCheck = (trustedProxies: readonly string[]) => {
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [ip = '', prefix] = entry.split('/')
    if (prefix === undefined) trusted.addAddress(ip, family(ip))
    else trusted.addSubnet(ip, Number(prefix), family(ip))
  }
  return (ip: string) => isIP(ip) !== 0 && trusted.check(ip, family(ip))
}

/**
 * Walks X-Forwarded-For from the right, where our own proxies write, for as long as the peer is
 * trusted. What a client wrote itself stands further left and is never reached.
 */
export const createClientIp = (trustedProxies: readonly string[]): ClientIp => {
  const isTrusted = createTrustCheck(trustedProxies)
  return (peerIp, forwardedFor) => {
    let client = parseHop(peerIp) ?? peerIp
    const hops = forwardedFor?.split(',') ?? []
    while (isTrusted(client)) {
      const hop = parseHop(hops.pop() ?? '')
      if (hop === undefined) return client
      client = hop
    }
    return client
  }
}
