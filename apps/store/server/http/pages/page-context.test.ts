import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createTestHttpApp } from '../../../../../tests/support/servers/test-http-app.ts'
import { createMarketsByHost } from '../../markets-by-host.ts'
import { createReadPageContext } from './page-context.ts'

const markets = createMarketsByHost({ defaultMarket: 'ba', configured: { ba: undefined, cl: undefined }, port: 3000 })
const readPageContext = createReadPageContext({ markets, demo: false })
const app = new Hono().get('*', (c) => {
  const { market, language, theme, origins, demo, requestId } = readPageContext(c, 'request-7')
  return c.json({ visit: [market.id, language, theme], origins, demo, requestId })
})

const pageContextOf = async (url: string, cookie = '') => {
  const response = await app.request(url, { headers: { Cookie: cookie } })
  return (await response.json()) as { visit: string[] }
}

describe('a visit', () => {
  it.each([
    ['http://localhost/', '', 'ba bcs system'],
    ['http://cl.localhost/', '', 'cl es system'],
    ['http://localhost/?lang=en', '', 'ba en system'],
    ['http://localhost/', 'language=es', 'ba es system'],
    ['http://localhost/?lang=en', 'language=es', 'ba en system'],
    ['http://localhost/?lang=xx', 'language=es', 'ba es system'],
    ['http://localhost/?lang=xx', 'language=yy', 'ba bcs system'],
    ['http://localhost/?lang=', '', 'ba bcs system'],
    ['http://localhost/?lang=EN', '', 'ba bcs system'],
    ['http://localhost/?lang=en&lang=es', '', 'ba en system'],
    ['http://localhost/?language=en', '', 'ba bcs system'],
    ['http://localhost/', 'market=cl', 'cl es system'],
    ['http://localhost/', 'market=cl; language=bcs', 'cl bcs system'],
    ['http://cl.localhost/', 'market=ba', 'cl es system'],
    ['http://localhost/', 'market=xx', 'ba bcs system'],
    ['http://localhost/', 'theme=dark', 'ba bcs dark'],
    ['http://localhost/', 'theme=light', 'ba bcs light'],
    ['http://localhost/', 'theme=<script>', 'ba bcs system'],
    ['http://localhost/', 'language=%E0%A4%A; market', 'ba bcs system'],
  ])('to %s with “%s” is %s [GEN-06]', async (url, cookie, expected) => {
    expect((await pageContextOf(url, cookie)).visit.join(' ')).toBe(expected)
  })

  it('knows the homes of the markets, and not what a visitor calls them', async () => {
    expect(await pageContextOf('http://evil.example/')).toMatchObject({
      origins: { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' },
      demo: false,
      requestId: 'request-7',
    })
  })
})

describe('a language requested in the URL', () => {
  const cookieAfter = async (path: string, cookie = '') => {
    const { app: front } = createTestHttpApp()
    const { headers } = await front.request(path, { headers: { Cookie: cookie } })
    return headers.get('Set-Cookie')
  }

  it('is stored for the next page', async () => {
    expect(await cookieAfter('/faq?lang=en')).toBe('language=en; Max-Age=31536000; Path=/; SameSite=Lax')
  })

  it('is stored on a page that comes from the cache, too', async () => {
    const { app: front } = createTestHttpApp()
    await front.request('/faq?lang=en')
    expect((await front.request('/faq?lang=en')).headers.get('Set-Cookie')).toContain('language=en')
  })

  it.each([
    ['/faq', ''],
    ['/faq?lang=xx', ''],
    ['/faq?lang=en', 'language=en'],
  ])('is not stored for %s with “%s”', async (path, cookie) => {
    expect(await cookieAfter(path, cookie)).toBeNull()
  })
})
