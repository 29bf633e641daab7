import { describe, expect, it } from 'vitest'
import { createMarketsByHost } from './markets-by-host.ts'

const none = { ba: undefined, cl: undefined }

describe('markets by host name', () => {
  const local = createMarketsByHost({ defaultMarket: 'ba', configured: none, port: 3000 })

  it.each([
    ['cl.localhost', undefined, 'cl'],
    ['cl.localhost', 'ba', 'cl'],
    ['ba.localhost', 'cl', 'ba'],
    ['localhost', undefined, 'ba'],
    ['localhost', 'cl', 'cl'],
    ['localhost', 'xx', 'ba'],
    ['localhost', '', 'ba'],
    ['127.0.0.1', 'cl', 'cl'],
    ['evil.example', undefined, 'ba'],
    ['notcl.localhost', undefined, 'ba'],
    ['__proto__', undefined, 'ba'],
  ])('%s with the cookie %s is %s', (hostname, cookie, market) => {
    expect(local.resolve(hostname, cookie)).toBe(market)
  })

  it('are at home on localhost and on a name below it', () => {
    expect(local.origins).toEqual({ ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' })
    const chilean = createMarketsByHost({ defaultMarket: 'cl', configured: none, port: 80 })
    expect(chilean.origins).toEqual({ ba: 'http://ba.localhost:80', cl: 'http://localhost:80' })
  })

  it('tell which host names leave no choice', () => {
    expect(local.marketOfHost('cl.localhost')).toBe('cl')
    expect(local.marketOfHost('localhost')).toBeUndefined()
  })

  it('follow the settings, on any port', () => {
    const configured = { ba: 'https://dvaput.example', cl: 'https://tienda.example:8443' }
    const markets = createMarketsByHost({ defaultMarket: 'ba', configured, port: 3000 })
    expect(markets.origins).toEqual(configured)
    expect(markets.resolve('tienda.example', 'ba')).toBe('cl')
    expect(markets.resolve('dvaput.example', 'cl')).toBe('ba')
    expect(markets.resolve('10.0.0.1', 'cl')).toBe('cl')
  })
})
