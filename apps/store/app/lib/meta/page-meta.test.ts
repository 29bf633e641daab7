import { describe, expect, it } from 'vitest'
import { alternateUrls } from '../paths/page-urls.ts'
import { type PageHead, pageMeta, pageMetaWith } from './page-meta.ts'

const origins = { ba: 'https://dvaput.example', cl: 'https://cl.dvaput.example' }
const head = { title: 'Contact', description: 'How to reach us.', path: '/contact' }

const metaOf = (page: PageHead) =>
  pageMeta({
    loaderData: { head: page },
    matches: [{ id: 'root', loaderData: { marketId: 'ba', language: 'en', origins } }, undefined],
  })

describe('the head of a page', () => {
  it('has a title, a description and one canonical address in its language', () => {
    const meta = metaOf(head)
    expect(meta).toContainEqual({ title: 'Contact · Dvaput' })
    expect(meta).toContainEqual({ name: 'description', content: 'How to reach us.' })
    expect(meta.filter((tag) => 'rel' in tag && tag.rel === 'canonical')).toEqual([
      { tagName: 'link', rel: 'canonical', href: 'https://dvaput.example/contact?lang=en' },
    ])
  })

  it('names the shop first on the front page alone', () => {
    expect(metaOf({ ...head, path: '/' })).toContainEqual({ title: 'Dvaput · Contact' })
  })

  it('shows a shared link with a picture at an absolute address', () => {
    const meta = metaOf(head)
    expect(meta).toContainEqual({ property: 'og:url', content: 'https://dvaput.example/contact?lang=en' })
    expect(meta).toContainEqual({ property: 'og:image', content: 'https://dvaput.example/og.png' })
    expect(meta).toContainEqual({ property: 'og:locale', content: 'en_BA' })
  })

  it('names every other market and language', () => {
    const links = metaOf(head).filter((tag) => 'rel' in tag && tag.rel === 'alternate')
    expect(links).toEqual(
      alternateUrls(origins, '/contact').map(({ hreflang, href }) => ({
        tagName: 'link',
        rel: 'alternate',
        hrefLang: hreflang,
        href,
      })),
    )
  })

  it('keeps a hidden page from search engines and gives it no other addresses', () => {
    const meta = metaOf({ ...head, hidden: true })
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(meta.filter((tag) => 'tagName' in tag)).toEqual([])
    expect(metaOf(head)).not.toContainEqual({ name: 'robots', content: 'noindex' })
  })

  it('names the languages of its own market alone where only that market has the page', () => {
    const links = metaOf({ ...head, ownMarketOnly: true }).filter((tag) => 'rel' in tag && tag.rel === 'alternate')
    expect(links.map((link) => 'hrefLang' in link && link.hrefLang)).toEqual(['bs-BA', 'en-BA', 'es-BA', 'x-default'])
  })

  it('of products shows their own picture, as every network reads it, and their price', () => {
    const meta = metaOf({
      ...head,
      image: { url: '/cdn/shop/files/demo/x.avif?v=1', alt: 'A laptop' },
      offer: { price: { minor: 123_450, currency: 'BAM' }, inStock: false },
    })
    const contents = Object.fromEntries(
      meta.flatMap((tag) => ('property' in tag ? [[tag.property, tag.content] as const] : [])),
    )
    expect(contents).toMatchObject({
      'og:type': 'product',
      'og:image': 'https://dvaput.example/cdn/shop/files/demo/x.avif?v=1&width=1200&height=636&crop=center&format=jpg',
      'og:image:width': '1200',
      'og:image:height': '636',
      'og:image:alt': 'A laptop',
      'product:price:amount': '1234.50',
      'product:price:currency': 'BAM',
      'product:availability': 'out of stock',
    })
    expect(meta.filter((tag) => 'property' in tag && tag.property === 'og:type')).toHaveLength(1)
  })

  it('says to machines what its page says', () => {
    const meta = pageMetaWith((page: { head: PageHead; name: string }, { language }) => [
      { name: page.name, language },
    ])({
      loaderData: { head, name: 'A laptop' },
      matches: [{ id: 'root', loaderData: { marketId: 'ba', language: 'en', origins } }],
    })
    expect(meta).toContainEqual({ 'script:ld+json': { name: 'A laptop', language: 'en' } })
  })

  it('is empty where the page or its visit failed to load', () => {
    expect(pageMeta({ loaderData: { head }, matches: [] })).toEqual([])
    expect(pageMeta({ matches: [{ id: 'root', loaderData: {} }] })).toEqual([])
  })
})
