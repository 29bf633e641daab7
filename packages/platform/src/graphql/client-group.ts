import ipaddr from 'ipaddr.js'

/** Whose points are counted: one household or server owns a whole /64. */
export const clientGroup = (address: string): string => {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toNormalizedString().split(':').slice(0, 4).join(':')
}
