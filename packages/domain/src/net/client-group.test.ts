import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clientGroup } from './client-group.ts'

describe('the group of a client IP', () => {
  it('is a /64 in IPv6: the last four groups make no difference, the first four do', () => {
    const group = fc.integer({ min: 1, max: 0xffff }).map((number) => number.toString(16))
    const four = fc.tuple(group, group, group, group)
    fc.assert(
      fc.property(four, four, four, four, (network, other, host, neighbour) => {
        const ip = (left: string[], right: string[]) => [...left, ...right].join(':')
        expect(clientGroup(ip(network, host))).toBe(clientGroup(ip(network, neighbour)))
        fc.pre(network.join() !== other.join())
        expect(clientGroup(ip(network, host))).not.toBe(clientGroup(ip(other, host)))
      }),
    )
  })

  it('does not depend on how the IP is written', () => {
    expect(clientGroup('2001:db8::1')).toBe('2001:db8:0:0::/64')
    expect(clientGroup('2001:0DB8:0:0:5::9')).toBe('2001:db8:0:0::/64')
    expect(clientGroup('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
    expect(clientGroup('::1')).toBe('0:0:0:0::/64')
    expect(clientGroup('::')).toBe('0:0:0:0::/64')
  })

  it('is the IP itself in IPv4, mapped into IPv6 or not', () => {
    fc.assert(
      fc.property(fc.ipV4(), (ip) => {
        expect(clientGroup(ip)).toBe(ip)
        expect(clientGroup(`::ffff:${ip}`)).toBe(ip)
      }),
    )
    expect(clientGroup('::FFFF:0a00:0001')).toBe('10.0.0.1')
  })

  it('knows every IPv6 address', () => {
    fc.assert(
      fc.property(fc.ipV6(), (ip) => {
        expect(clientGroup(ip)).toMatch(/^(([0-9a-f]{1,4}:){4}:\/64|[\d.]+)$/)
      }),
    )
  })

  it('is the text itself where that is no IP', () => {
    for (const text of ['', 'unknown', '1:2:3', '::1::2', '1:2:3:4:5:6:7:8:9', 'g::1'])
      expect(clientGroup(text)).toBe(text)
  })
})
