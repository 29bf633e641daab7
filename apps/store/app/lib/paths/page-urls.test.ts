import { describe, expect, it } from 'vitest'
import { alternateUrls, pageUrl } from './page-urls.ts'

const origins = { ba: 'https://dvaput.example', cl: 'https://cl.dvaput.example' }

describe('the address of a page', () => {
  it.each([
    ['ba', 'bcs', '/faq', 'https://dvaput.example/faq'],
    ['ba', 'en', '/faq', 'https://dvaput.example/faq?lang=en'],
    ['ba', 'es', '/', 'https://dvaput.example/?lang=es'],
    ['cl', 'es', '/', 'https://cl.dvaput.example/'],
    ['cl', 'bcs', '/faq', 'https://cl.dvaput.example/faq?lang=bcs'],
    ['ba', 'en', '/search?query=a%20b', 'https://dvaput.example/search?query=a+b&lang=en'],
  ] as const)('in %s, %s, %s is %s', (market, language, path, address) => {
    expect(pageUrl(origins, market, language, path)).toBe(address)
  })
})

describe('the other forms of a page', () => {
  it('are one for each market and language, and one for everybody else', () => {
    expect(alternateUrls(origins, '/faq')).toEqual([
      { hreflang: 'bs-BA', href: 'https://dvaput.example/faq' },
      { hreflang: 'en-BA', href: 'https://dvaput.example/faq?lang=en' },
      { hreflang: 'es-BA', href: 'https://dvaput.example/faq?lang=es' },
      { hreflang: 'es-CL', href: 'https://cl.dvaput.example/faq' },
      { hreflang: 'en-CL', href: 'https://cl.dvaput.example/faq?lang=en' },
      { hreflang: 'bs-CL', href: 'https://cl.dvaput.example/faq?lang=bcs' },
      { hreflang: 'x-default', href: 'https://dvaput.example/faq?lang=en' },
    ])
  })

  it('are those of one market for what only that market has', () => {
    expect(alternateUrls(origins, '/product/x', ['cl'])).toEqual([
      { hreflang: 'es-CL', href: 'https://cl.dvaput.example/product/x' },
      { hreflang: 'en-CL', href: 'https://cl.dvaput.example/product/x?lang=en' },
      { hreflang: 'bs-CL', href: 'https://cl.dvaput.example/product/x?lang=bcs' },
      { hreflang: 'x-default', href: 'https://cl.dvaput.example/product/x?lang=en' },
    ])
  })
})
