import { isIP } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createClientIp } from './client-ip.ts'

const clientIp = createClientIp(['10.0.0.0/8', '192.0.2.1', 'fd00::/8'])

const untrustedV4 = fc.ipV4().filter((ip) => !ip.startsWith('10.') && ip !== '192.0.2.1')
const trusted = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((bytes) => `10.${bytes.join('.')}`)
const anyHeader = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), { maxLength: 6 }).map((hops) => hops.join(', '))

describe('the IP of a client', () => {
  it('is the peer itself when the peer is no proxy of ours, whatever the header says', () => {
    fc.assert(
      fc.property(untrustedV4, fc.option(anyHeader, { nil: undefined }), (peer, header) => {
        expect(clientIp(peer, header)).toBe(peer)
      }),
    )
  })

  it('is the last untrusted hop before our proxies, whatever the client wrote to the left of it', () => {
    fc.assert(
      fc.property(untrustedV4, fc.array(trusted), trusted, anyHeader, (client, proxies, peer, forged) => {
        expect(clientIp(peer, [forged, client, ...proxies].join(','))).toBe(client)
      }),
    )
  })

  it('is always an IP, and never one further left than rubbish', () => {
    fc.assert(
      fc.property(trusted, anyHeader, (peer, header) => {
        expect(isIP(clientIp(peer, header))).not.toBe(0)
        expect(clientIp(peer, `${header}, nonsense`)).toBe(peer)
      }),
    )
  })

  it('is the same for a mapped and a plain IPv4 one', () => {
    fc.assert(
      fc.property(untrustedV4, trusted, (client, peer) => {
        expect(clientIp(`::ffff:${client}`, undefined)).toBe(client)
        expect(clientIp(`::ffff:${peer}`, `::FFFF:${client}`)).toBe(client)
      }),
    )
  })

  it('is read through one proxy, two, a port, and IPv6', () => {
    expect(clientIp('192.0.2.1', '203.0.113.7')).toBe('203.0.113.7')
    expect(clientIp('192.0.2.2', '203.0.113.7')).toBe('192.0.2.2')
    expect(clientIp('10.1.1.1', '198.51.100.9, 203.0.113.7:4711, 10.2.2.2')).toBe('203.0.113.7')
    expect(clientIp('fd00::1', '[2001:DB8:0::1]:443')).toBe('2001:db8::1')
    expect(clientIp('10.1.1.1', undefined)).toBe('10.1.1.1')
    expect(clientIp('10.1.1.1', '10.3.3.3')).toBe('10.3.3.3')
  })

  it('is whatever the socket says when that is no IP', () => {
    expect(clientIp('', '203.0.113.7')).toBe('')
  })
})
