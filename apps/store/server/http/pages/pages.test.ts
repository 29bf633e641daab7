import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import type { Customer } from '@dvaput/backend/customers/customers.schema'
import { describe, expect, it } from 'vitest'
import { createTestSessions } from '../../../../../tests/support/people/test-sessions.ts'
import { createTestHttpApp, noSessions } from '../../../../../tests/support/servers/test-http-app.ts'
import { page } from '../../../app/lib/loading/page-access.ts'
import { createCustomersAtAddress } from '../load/customers-at-address.ts'
import { createRenderLimits } from '../load/render-limits.ts'
import { createFindPage } from './find-page.ts'

const html = (text: string, init: ResponseInit = {}) =>
  new Response(`<!DOCTYPE html><html><script>go()</script><p>${text}</p>`, {
    ...init,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers },
  })

const countingFront = (render: (count: number, request: Request) => Response | Promise<Response>) => {
  let rendered = 0
  const front = createTestHttpApp({
    render: async (request) => {
      rendered += 1
      return render(rendered, request)
    },
  })
  return { ...front, rendered: () => rendered }
}

describe('a page', () => {
  it('is the same for everybody and rendered once', async () => {
    const { app, rendered } = countingFront((count) => html(String(count)))
    const [one, two] = [await app.request('/faq'), await app.request('/faq')]
    expect(await one.text()).toBe(await two.text())
    expect(rendered()).toBe(1)
    expect(two.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(two.headers.get('Vary')).toBe('Accept-Encoding, Cookie, Host')
  })

  it.each([
    ['another path', '/terms', {}],
    ['another query', '/faq?x=1', {}],
    ['another language', '/faq?lang=en', {}],
    ['a stored language', '/faq', { Cookie: 'language=es' }],
    ['another market', '/faq', { Cookie: 'market=cl' }],
    ['another theme', '/faq', { Cookie: 'theme=dark' }],
    ['another host', 'http://cl.localhost/faq', {}],
  ])('is another one with %s', async (_, path, headers) => {
    const { app, rendered } = countingFront((count) => html(String(count)))
    await app.request('/faq')
    await app.request(path, { headers })
    expect(rendered()).toBe(2)
  })

  it('is the same one whatever else a visitor sends', async () => {
    const { app, rendered } = countingFront((count) => html(String(count)))
    await app.request('/faq')
    const headers = { Cookie: 'session=1; language=xx; market=yy', 'X-Forwarded-Host': 'evil.example', Accept: 'x/y' }
    await app.request('/faq', { headers })
    expect(rendered()).toBe(1)
  })

  it('is not rendered again for a browser that has it', async () => {
    const { app } = countingFront(() => html('one'))
    const first = await app.request('/faq')
    const ETag = first.headers.get('ETag') ?? ''
    const again = await app.request('/faq', { headers: { 'If-None-Match': `"other", W/${ETag}` } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('ETag')).toBe(ETag)
    expect((await app.request('/faq', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  })

  it('comes compressed to those who can read it, under another ETag', async () => {
    const { app, rendered } = countingFront(() => html('č'.repeat(2_000)))
    const plain = await app.request('/faq')
    const small = await app.request('/faq', { headers: { 'Accept-Encoding': 'br' } })
    const bytes = Buffer.from(await small.arrayBuffer())
    expect(small.headers.get('Content-Encoding')).toBe('br')
    expect(small.headers.get('Content-Length')).toBe(String(bytes.byteLength))
    expect(brotliDecompressSync(bytes).toString()).toBe(await plain.text())
    expect(small.headers.get('ETag')).not.toBe(plain.headers.get('ETag'))
    expect(rendered()).toBe(1)
  })

  it('allows the scripts that the renderer wrote, whatever their characters, and no other', async () => {
    const script = 'tell("čaj za ñandú 🍵")'
    const { app } = countingFront(
      () =>
        new Response(`<p><script>steal()</script></p><script nonce="mark-1">${script}</script>`, {
          headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Script-Mark': 'mark-1' },
        }),
    )
    const hash = createHash('sha256').update(script).digest('base64')
    const response = await app.request('/faq')
    expect(response.headers.get('Content-Security-Policy')).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(await response.text()).toBe(`<p><script>steal()</script></p><script>${script}</script>`)
    expect(response.headers.has('X-Script-Mark')).toBe(false)
  })

  it('has a head like its body for HEAD', async () => {
    const { app, rendered } = countingFront((_, request) => html(request.method))
    const head = await app.request('/faq', { method: 'HEAD' })
    const full = await app.request('/faq')
    expect(await head.text()).toBe('')
    expect(await full.text()).toContain('GET')
    expect(head.headers.get('Content-Length')).toBe(full.headers.get('Content-Length'))
    expect(rendered()).toBe(1)
  })

  it('is not lost for those who wait when the first client disconnects', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { app, rendered } = countingFront(async (_, request) => {
      await promise
      request.signal.throwIfAborted()
      return html('whole')
    })
    const leaving = new AbortController()
    const first = app.request('/faq', { signal: leaving.signal })
    const second = app.request('/faq')
    leaving.abort()
    resolve()
    expect((await second).status).toBe(200)
    expect((await first).status).toBe(200)
    expect(rendered()).toBe(1)
  })
})

describe('a shared page', () => {
  it('is the same one whatever unknown parameters a link carries, in whatever order the known ones come', async () => {
    const { app, rendered } = countingFront((_, request) => html(new URL(request.url).search))
    const paths = [
      '/faq?x=1&y=1&y=2',
      '/faq?utm_source=mail&y=2&x=1&y=1',
      '/faq?x=1&fbclid=abc&x=2&y=1&y=2&y=1',
      '/faq?lang=xx&x=1&y=1&y=2#top',
      '/faq?lang=bcs&x=1&y=1&y=2',
      '/faq?_routes=root&x=1&y=1&y=2',
    ]
    for (const path of paths) expect(await (await app.request(path)).text()).toContain('<p>?x=1&y=1&y=2</p>')
    expect(rendered()).toBe(1)
  })

  it.each([
    ['/FAQ', '/faq'],
    ['/%66aq?x=1&lang=en', '/faq?x=1&lang=en'],
    ['/Product/%74hinkpad', '/product/thinkpad'],
    ['/FAQ.data?_routes=root', '/faq.data?_routes=root'],
  ])('leads from another spelling of its path, %s, to %s', async (path, to) => {
    const findPage = createFindPage([page.shared('faq', 'faq.tsx'), page.shared('product/:handle', 'product.tsx')])
    const { app, cache } = createTestHttpApp({ findPage })
    for (const method of ['GET', 'HEAD']) {
      const response = await app.request(path, { method })
      expect([response.status, response.headers.get('Location')]).toEqual([308, to])
    }
    expect(cache.size().pages).toBe(0)
    expect((await app.request(path, { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } })).status).toBe(200)
  })

  it('sees neither cookies nor any other header, nor the host that a visitor named', async () => {
    const seen: Request[] = []
    const { app } = countingFront((_, request) => {
      seen.push(request)
      return html('x')
    })
    const headers = { Cookie: 'sid=amra', Authorization: 'Bearer amra', 'X-Own': 'amra', 'Accept-Language': 'de' }
    await app.request('http://evil.example/faq', { headers })
    expect(seen.map(({ url, headers: given }) => [url, ...given])).toEqual([['http://localhost:3000/faq']])
  })

  it('sees of a write only how to read it, and its response is stored by nobody', async () => {
    const { app } = countingFront(async (_, request) =>
      html(`${await request.text()} ${[...request.headers.keys()].sort()}`, {
        headers: { 'Cache-Control': 'public, max-age=600' },
      }),
    )
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
      Origin: 'http://localhost',
      Cookie: 'sid=amra',
      Authorization: 'Bearer amra',
    }
    const response = await app.request('/faq', { method: 'POST', headers, body: 'a=1' })
    expect(await response.text()).toContain('<p>a=1 content-type</p>')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it.each([
    ['says so', { 'Cache-Control': 'no-store' }],
    ['sets a cookie', { 'Set-Cookie': 'sid=1' }],
  ])('is rendered for each request where it %s', async (_, headers) => {
    const { app, rendered } = countingFront((count) => html(String(count), { headers }))
    const responses = await Promise.all(['/faq', '/faq'].map((path) => app.request(path)))
    const texts = await Promise.all(responses.map((reply) => reply.text()))
    expect(new Set(texts).size).toBe(2)
    await app.request('/faq')
    expect(rendered()).toBe(3)
  })
})

describe('a personal page', () => {
  it.each([200, 302, 404, 500])('of status %i is rendered for each request and stored by nobody', async (status) => {
    const forgotten = { 'Cache-Control': 'public, max-age=600', ETag: '"x"', 'X-Cache-Tags': 'all', Location: '/' }
    const { app, cache, rendered } = countingFront((_, request) =>
      html(request.headers.get('Cookie') ?? 'nobody', { status, headers: forgotten }),
    )
    for (const path of ['/account', '/ACCOUNT', '/account.data', '/account?x=1'])
      for (const Cookie of ['sid=amra', 'sid=diego']) {
        const response = await app.request(path, { headers: { Cookie } })
        expect(response.status).toBe(status)
        expect(await response.text()).toContain(Cookie)
        expect(response.headers.get('Cache-Control')).toBe('no-store')
        expect(response.headers.get('ETag')).toBeNull()
        expect(response.headers.get('X-Cache-Tags')).toBeNull()
      }
    expect(rendered()).toBe(8)
    expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
  })

  it('may know the IP that limits count by, as a gate may, and no other page', async () => {
    const ips: (string | undefined)[] = []
    const { app } = createTestHttpApp({
      render: async (_request, _page, { clientIp }) => {
        ips.push(clientIp)
        return html('')
      },
    })
    for (const path of ['/account', '/faq', '/gated']) await app.request(path)
    expect(ips).toEqual(['203.0.113.7', undefined, '203.0.113.7'])
  })

  it('does not wait for the rendering of another', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { app } = countingFront(async (count) => {
      if (count === 1) await promise
      return html(String(count))
    })
    const first = app.request('/account')
    expect(await (await app.request('/account')).text()).toContain('<p>2</p>')
    resolve()
    expect(await (await first).text()).toContain('<p>1</p>')
  })
})

describe('a gated page', () => {
  it('checks the grant each time, shares one body among those who hold it, and is stored by nobody', async () => {
    const checked: string[] = []
    let rendered = 0
    const { app } = createTestHttpApp({
      render: async (request, _, { granted, person }) => {
        rendered += 1
        return html(`${rendered} ${granted} ${person !== undefined} ${request.headers.get('Cookie')}`)
      },
      holdsGrant: async (c, grant) => {
        checked.push(grant)
        return c.req.header('Cookie') === 'grant=1'
      },
    })
    const open = async (Cookie: string) => {
      const response = await app.request('/gated?utm_source=mail', { headers: { Cookie, 'If-None-Match': '*' } })
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(response.headers.has('ETag')).toBe(false)
      return /<p>(.*)<\/p>/.exec(await response.text())?.[1]
    }
    expect(await open('grant=1')).toBe('1 true false null')
    expect(await open('grant=0')).toBe('2 false true grant=0')
    expect(await open('grant=1')).toBe('1 true false null')
    expect(await open('grant=0')).toBe('3 false true grant=0')
    expect(checked).toEqual(Array(4).fill('international'))
  })
})

describe('what is not for everybody', () => {
  it.each([404, 500])('is a page of status %i, with the number of its own request', async (status) => {
    const { app } = createTestHttpApp({ render: async (_, { requestId }) => html(requestId, { status }) })
    const responses = await Promise.all([app.request('/nothing'), app.request('/nothing')])
    for (const reply of responses) {
      expect(reply.status).toBe(status)
      expect(reply.headers.get('Cache-Control')).toBe('no-store')
      expect(reply.headers.has('ETag')).toBe(false)
      expect(await reply.text()).toContain(reply.headers.get('X-Request-Id'))
    }
  })

  it('is the response to a write, with all its cookies', async () => {
    const { app, rendered } = countingFront(() => {
      const reply = new Response(null, { status: 302, headers: { Location: '/done' } })
      for (const cookie of ['a=1', 'b=2']) reply.headers.append('Set-Cookie', cookie)
      return reply
    })
    const write = () => app.request('/form', { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } })
    const reply = await write()
    expect(reply.status).toBe(302)
    expect(reply.headers.get('Location')).toBe('/done')
    expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    await write()
    expect(rendered()).toBe(2)
  })
})

it('a cached page is dropped by its tags, which no visitor sees', async () => {
  const { app, cache, rendered } = countingFront(() => html('x', { headers: { 'X-Cache-Tags': 'product:1 listing' } }))
  const reply = await app.request('/product')
  expect(reply.headers.has('X-Cache-Tags')).toBe(false)
  cache.drop(['listing'])
  await app.request('/product')
  expect(rendered()).toBe(2)
})

describe('a page of an address that has used its share', () => {
  const nobody = createTestSessions(noSessions).openPerson(() => undefined)
  const customerOf = (id = ''): Customer | null =>
    ['amra', 'hana'].includes(id)
      ? { id, email: `${id}@example.com`, isVerified: true, firstName: 'A', lastName: 'H', kind: 'password' }
      : null
  const open = () => {
    const limits = createRenderLimits({ rendersPerVisitor: 6, hasRoom: () => false })
    const front = createTestHttpApp({
      limits,
      customersAtAddress: createCustomersAtAddress({ sharePerMinute: 60 }),
      customers: { openPerson: (sessionId) => ({ ...nobody, customer: async () => customerOf(sessionId()) }) },
      findPage: createFindPage([
        page.personal('account', 'account.tsx', { guard: 'anyone' }),
        page.personal('cart', 'cart.tsx', { guard: 'anyone' }),
        page.shared('*', 'page.tsx', { query: ['x'] }),
      ]),
    })
    return async (path: string, Cookie = '') => (await front.app.request(path, { headers: { Cookie } })).status
  }

  it('is rendered for each customer who is logged in, as often as for an address', async () => {
    const statusOf = open()
    expect([await statusOf('/?x=1'), await statusOf('/?x=2')]).toEqual([200, 503])
    expect([await statusOf('/?x=2', 'sid=amra'), await statusOf('/?x=3', 'sid=amra')]).toEqual([200, 503])
    expect([await statusOf('/?x=3', 'sid=hana'), await statusOf('/?x=4', 'sid=nobody')]).toEqual([200, 503])
  })

  it('is rendered where somebody pays, for which others have asked nothing', async () => {
    const statusOf = open()
    expect([await statusOf('/account'), await statusOf('/account')]).toEqual([200, 503])
    expect([await statusOf('/cart'), await statusOf('/cart')]).toEqual([200, 503])
  })
})
