import type { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createShopsByHost } from './shops-by-host.ts'

const local = createShopsByHost({ configured: { main: undefined, retail: undefined }, port: 3000 })
const behindProxy = createShopsByHost({
  configured: { main: 'https://shop.dvaput.example', retail: undefined },
  port: 3000,
})
const requestTo = (host: string, socket: object = {}) => ({
  headers: { host },
  socket: { localAddress: '192.168.1.5', ...socket } as unknown as Socket,
})

describe('a host name', () => {
  it.each([
    ['main.localhost:3000', 'main'],
    ['MAIN.localhost', 'main'],
    ['retail.localhost:8080', 'retail'],
    ['localhost:3000', undefined],
    ['ba.localhost:3000', undefined],
    ['main.localhost.evil.example', undefined],
    ['', undefined],
    ['main.localhost:port', undefined],
    ['@main.localhost', undefined],
    ['main.localhost/x', undefined],
  ])('%s belongs to %s', (host, shop) => {
    expect(local.shopOfHost(host)).toBe(shop)
  })

  it('of the settings leads to its shop', () => {
    expect(behindProxy.shopOfHost('shop.dvaput.example')).toBe('main')
    expect(behindProxy.shopOfHost('main.localhost:3000')).toBe('main')
    expect(behindProxy.names).toContain('shop.dvaput.example')
  })
})

it('binds browsers to https at a public host alone', () => {
  expect(behindProxy.isPublicOverTls('shop.dvaput.example')).toBe(true)
  expect(behindProxy.isPublicOverTls('main.localhost')).toBe(false)
  expect(local.isPublicOverTls('localhost')).toBe(false)
})

describe('the origin in responses and emails', () => {
  it.each([
    ['main.localhost:3000', 'http://main.localhost:3000'],
    ['localhost:3443', 'http://localhost:3443'],
    ['127.0.0.1:3443', 'http://127.0.0.1:3443'],
    ['[::1]:3443', 'http://[::1]:3443'],
    ['192.168.1.5:3443', 'http://192.168.1.5:3443'],
  ])('is the one the client used: %s', (host, origin) => {
    expect(local.originOf('main', requestTo(host))).toBe(origin)
  })

  it('says how the client came', () => {
    expect(local.originOf('main', requestTo('localhost:3443', { encrypted: true }))).toBe('https://localhost:3443')
  })

  it.each(['evil.example', '192.168.1.6', 'localhost.evil.example', 'localhost:3443/@evil.example', 'a b', ''])(
    'is never one that was made up: “%s”',
    (host) => {
      expect(local.originOf('main', requestTo(host))).toBe('http://main.localhost:3000')
    },
  )

  it('is the one of the settings wherever there is one', () => {
    expect(behindProxy.originOf('main', requestTo('localhost:3443'))).toBe('https://shop.dvaput.example')
    expect(behindProxy.originOf('retail', requestTo('retail.localhost:3000'))).toBe('http://retail.localhost:3000')
  })
})
