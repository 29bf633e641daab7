const isGroup = (text: string) => /^[0-9a-f]{1,4}$/i.test(text)

/** `…:192.0.2.1` ends in two groups that are written as IPv4. */
const withoutDottedEnd = (ip: string): string =>
  ip.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })

const parseIpv6 = (ip: string): readonly number[] | undefined => {
  if (!ip.includes(':')) return undefined
  const [head = '', tail, ...more] = withoutDottedEnd(ip.replace(/%.*$/, '')).split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const isWellFormed = more.length === 0 && zeros >= 0 && left.length + zeros + right.length === 8
  if (!isWellFormed || ![...left, ...right].every(isGroup)) return undefined
  return [...left, ...Array<string>(zeros).fill('0'), ...right].map((group) => Number.parseInt(group, 16))
}

/** The key that limits count by: the IP in IPv4, the /64 in IPv6, since one household or server owns a whole /64. */
export const clientGroup = (ip: string): string => {
  const groups = parseIpv6(ip)
  if (!groups) return ip
  const [high = 0, low = 0] = groups.slice(6)
  // `::ffff:10.0.0.1` is 10.0.0.1 as a dual-stack socket writes it.
  if (groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
