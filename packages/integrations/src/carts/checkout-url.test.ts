import { describe, expect, it } from 'vitest'
import { toCheckoutUrl } from './checkout-url.ts'

const shop = { origin: 'https://dvaput.myshopify.com', checkoutDomain: 'checkout.dvaput.example' }
const path = '/cart/c/abc?key=1&return_to=https%3A%2F%2Fdvaput.example%2Fcheckout%2Fsuccess'

describe('the URL of a checkout', () => {
  it('gets the host of the settings and keeps path and query [SF-20]', () => {
    expect(toCheckoutUrl(`https://dvaput.myshopify.com${path}`, shop)).toBe(`https://checkout.dvaput.example${path}`)
    expect(toCheckoutUrl(`https://checkout.dvaput.example${path}`, shop)).toBe(`https://checkout.dvaput.example${path}`)
  })

  it('stays as it is where the settings name no other host', () => {
    const builtIn = { origin: 'http://main.localhost:3443' }
    expect(toCheckoutUrl(`http://main.localhost:3443${path}`, builtIn)).toBe(`http://main.localhost:3443${path}`)
  })

  it.each([
    'https://elsewhere.example/cart',
    'https://dvaput.myshopify.com.elsewhere.example/cart',
    'https://elsewhere.example/https://dvaput.myshopify.com/cart',
    'https://dvaput.myshopify.com@elsewhere.example/cart',
    'https://name:secret@dvaput.myshopify.com/cart',
    'http://dvaput.myshopify.com/cart',
    'https://dvaput.myshopify.com:8443/cart',
    'https://DVAPUT.myshopify.com.:443/cart',
    '//dvaput.myshopify.com/cart',
    '/cart/c/abc',
    'javascript:alert(1)//dvaput.myshopify.com',
    'data:text/html,x',
    'https:dvaput',
    '',
  ])('is refused for %s', (url) => {
    expect(() => toCheckoutUrl(url, shop)).toThrow('bad-response')
  })

  it('leads to the two hosts of the settings or nowhere, however the URL is written', () => {
    const schemes = [
      'https://',
      'http://',
      'https:\\\\',
      'https:/',
      'ftp://',
      '//',
      '\\\\',
      'HTTPS://',
      ' https://',
      'https:///',
    ]
    const { host } = new URL(shop.origin)
    const hosts = [
      ...[
        host,
        'elsewhere.example',
        `elsewhere.example#${host}`,
        `elsewhere.example?${host}`,
        `elsewhere.example/${host}`,
      ],
      ...[`${host}@elsewhere.example`, `elsewhere.example\\@${host}`, `${host}.elsewhere.example`, `elsewhere${host}`],
      ...[`${host}%2eelsewhere.example`, `${host}%00.elsewhere.example`, `${host}\t.elsewhere.example`, `${host}:8443`],
      ...[`elsewhere.example%23@${host}`, `[::1]`, `127.0.0.1`, `0x7f000001`, `${host}。elsewhere.example`],
      ...[`еlsewhere.example`, `${host}\u0000`, `.${host}`, `checkout.dvaput.example.elsewhere.example`],
    ]
    const urls = schemes.flatMap((scheme) => hosts.map((each) => `${scheme}${each}/cart?key=1`))
    expect(urls.length).toBeGreaterThanOrEqual(200)
    const reached = urls.flatMap((url) => {
      try {
        return [new URL(toCheckoutUrl(url, shop)).origin]
      } catch {
        return []
      }
    })
    expect(new Set(reached)).toEqual(new Set(['https://checkout.dvaput.example']))
  })
})
