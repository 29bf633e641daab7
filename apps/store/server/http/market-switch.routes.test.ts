import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createMarketsByHost } from '../markets-by-host.ts'
import { marketSwitchRoutes } from './market-switch.routes.ts'

const none = { ba: undefined, cl: undefined }
const frontOf = (configured: { ba: string | undefined; cl: string | undefined }) =>
  new Hono()
    .route('/', marketSwitchRoutes(createMarketsByHost({ defaultMarket: 'ba', configured, port: 3000 })))
    .all('*', (c) => c.text('page', 404))
const local = frontOf(none)
const published = frontOf({ ba: 'https://dvaput.example', cl: 'https://tienda.example' })

const go = async (url: string, app = local) => {
  const { status, headers } = await app.request(url)
  return { status, to: headers.get('Location'), cookie: headers.get('Set-Cookie') }
}

describe('the way to the other market', () => {
  it('is a cookie where the visitor may choose', async () => {
    expect(await go('http://localhost:3000/market/cl?to=%2Ffaq%3Flang%3Den')).toEqual({
      status: 303,
      to: '/faq?lang=en',
      cookie: 'market=cl; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
    })
  })

  it('is the home of that market where the host belongs to one', async () => {
    const response = await go('https://dvaput.example/market/cl?to=/faq', published)
    expect(response).toEqual({ status: 303, to: 'https://tienda.example/faq', cookie: null })
  })

  it('goes by the choice where the home of that market is a host to choose on', async () => {
    const first = await go('http://cl.localhost:3000/market/ba?to=/faq')
    expect(first).toEqual({ status: 303, to: 'http://localhost:3000/market/ba?to=%2Ffaq', cookie: null })
    const second = await go(first.to ?? '')
    expect(second).toMatchObject({ to: '/faq', cookie: expect.stringContaining('market=ba') })
  })

  it('is stored by no cache', async () => {
    const { headers } = await local.request('http://localhost:3000/market/cl')
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  it.each(['/market/xx', '/market/toString', '/market/', '/market'])(
    'is not %s: that is an ordinary missing page',
    async (path) => {
      const response = await local.request(`http://localhost:3000${path}`)
      expect([response.status, await response.text()]).toEqual([404, 'page'])
    },
  )
})

describe('a way out of the shop', () => {
  const evil = [
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/x/..//evil.example',
    'https://evil.example',
    'https:evil.example',
    'HTTPS://evil.example',
    '//evil.example:443/%2f..',
    '//localhost@evil.example',
    '//evil.example#@localhost',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    '.evil.example',
    '?to=//evil.example',
    '',
  ]

  it.each(evil.map((to) => [JSON.stringify(to), to] as const))('is not %s', async (_, to) => {
    for (const [url, home, app] of [
      ['http://localhost:3000/market/cl', 'http://localhost:3000', local],
      ['https://dvaput.example/market/cl', 'https://tienda.example', published],
    ] as const) {
      const response = await go(`${url}?to=${encodeURIComponent(to)}`, app)
      expect(response.status).toBe(303)
      // Where a browser would really go.
      const landed = new URL(response.to ?? '', url)
      expect([landed.origin, landed.pathname.startsWith('//')]).toEqual([home, false])
    }
  })

  it.each([
    ['/\u0000x', '/%00x'],
    ['/a\r\nSet-Cookie: x=1', '/aSet-Cookie:%20x=1'],
    ['/č đ', '/%C4%8D%20%C4%91'],
    ['/faq#sign-in', '/faq#sign-in'],
    ['/a//b', '/a//b'],
    ['/a?next=//evil.example', '/a?next=//evil.example'],
  ])('is not made by %j', async (to, expected) => {
    expect((await go(`http://localhost:3000/market/cl?to=${encodeURIComponent(to)}`)).to).toBe(expected)
  })
})
