import ipaddr from 'ipaddr.js'

const publicV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** An IPv4 address in the last 32 bits of one that a tunnel's end (ISATAP) would send on to it. */
const isTunnel = ([, , , , high = 0, low = 0]: readonly number[]) => (high & 0xfdff) === 0 && low === 0x5efe

/** `unicast` for public addresses alone: the library calls `::10.0.0.1` and other unassigned space so as well. */
export const ipRange = (address: string): string => {
  const parsed = ipaddr.process(address)
  const range = parsed.range()
  if (!(parsed instanceof ipaddr.IPv6) || range !== 'unicast') return range
  return parsed.match(publicV6) && !isTunnel(parsed.parts) ? range : 'reserved'
}
