import { describe, expect, it } from 'vitest'
import { parseBannerLink } from './banner-link.ts'

const parse = (link: string) => parseBannerLink(link, ['www.instagram.com', 'dvaput.example'])

describe('the link of a banner', () => {
  it.each([
    ['/', '/'],
    ['/products/sale', '/products/sale'],
    ['/products?condition=refurbished&grade=a#top', '/products?condition=refurbished&grade=a#top'],
    ['/products/../contact', '/contact'],
  ])('%s is a page of ours', (link, to) => expect(parse(link)).toEqual({ kind: 'page', to }))

  it('leads out over https to a host that was named', () => {
    expect(parse('https://www.instagram.com/dvaput')).toEqual({
      kind: 'site',
      href: 'https://www.instagram.com/dvaput',
    })
  })

  it.each([
    '',
    'products',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'https://evil.example/',
    'https://dvaput.example.evil.example/',
    'https://dvaput.example:8443/',
    'https://dvaput.example@evil.example/',
    'https://user:word@dvaput.example/',
    'http://dvaput.example/',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@dvaput.example',
  ])('%j is none', (link) => expect(parse(link)).toBeNull())
})
