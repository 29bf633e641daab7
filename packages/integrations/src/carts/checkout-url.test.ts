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
})
