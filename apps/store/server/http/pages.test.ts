import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createShopFront } from '../../../../tests/support/shop-front.ts'

const html = (text: string, init: ResponseInit = {}) =>
  new Response(`<!DOCTYPE html><html><script>go()</script><p>${text}</p>`, {
    ...init,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers },
  })

const countingFront = (draw: (count: number, request: Request) => Response | Promise<Response>) => {
  let drawn = 0
  const front = createShopFront({
    render: async (request) => {
      drawn += 1
      return draw(drawn, request)
    },
  })
  return { ...front, drawn: () => drawn }
}

describe('a page', () => {
  it('is the same for everybody and drawn once', async () => {
    const { app, drawn } = countingFront((count) => html(String(count)))
    const [one, two] = [await app.request('/faq'), await app.request('/faq')]
    expect(await one.text()).toBe(await two.text())
    expect(drawn()).toBe(1)
    expect(two.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(two.headers.get('Vary')).toBe('Accept-Encoding, Cookie, Host')
  })

  it.each([
    ['another path', '/terms', {}],
    ['another query', '/faq?x=1', {}],
    ['another language', '/faq?lang=en', {}],
    ['a kept language', '/faq', { Cookie: 'language=es' }],
    ['another market', '/faq', { Cookie: 'market=cl' }],
    ['another theme', '/faq', { Cookie: 'theme=dark' }],
    ['another host', 'http://cl.localhost/faq', {}],
  ])('is another one with %s', async (_, path, headers) => {
    const { app, drawn } = countingFront((count) => html(String(count)))
    await app.request('/faq')
    await app.request(path, { headers })
    expect(drawn()).toBe(2)
  })

  it('is the same one whatever else a visitor sends', async () => {
    const { app, drawn } = countingFront((count) => html(String(count)))
    await app.request('/faq')
    const headers = { Cookie: 'session=1; language=xx; market=yy', 'X-Forwarded-Host': 'evil.example', Accept: 'x/y' }
    await app.request('/faq', { headers })
    expect(drawn()).toBe(1)
  })

  it('is not drawn again for a browser that has it', async () => {
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
    const { app, drawn } = countingFront(() => html('č'.repeat(2_000)))
    const plain = await app.request('/faq')
    const small = await app.request('/faq', { headers: { 'Accept-Encoding': 'br' } })
    const bytes = Buffer.from(await small.arrayBuffer())
    expect(small.headers.get('Content-Encoding')).toBe('br')
    expect(small.headers.get('Content-Length')).toBe(String(bytes.byteLength))
    expect(brotliDecompressSync(bytes).toString()).toBe(await plain.text())
    expect(small.headers.get('ETag')).not.toBe(plain.headers.get('ETag'))
    expect(drawn()).toBe(1)
  })

  it('allows the scripts that stand in it, whatever their letters', async () => {
    const script = 'tell("čaj za ñandú 🍵")'
    const { app } = countingFront(
      () => new Response(`<script>${script}</script>`, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    )
    const hash = createHash('sha256').update(script).digest('base64')
    expect((await app.request('/faq')).headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`)
  })

  it('has a head like its body for HEAD', async () => {
    const { app, drawn } = countingFront((_, request) => html(request.method))
    const head = await app.request('/faq', { method: 'HEAD' })
    const whole = await app.request('/faq')
    expect(await head.text()).toBe('')
    expect(await whole.text()).toContain('GET')
    expect(head.headers.get('Content-Length')).toBe(whole.headers.get('Content-Length'))
    expect(drawn()).toBe(1)
  })

  it('is not lost for those who wait when the one who asked first goes away', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { app, drawn } = countingFront(async (_, request) => {
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
    expect(drawn()).toBe(1)
  })
})

describe('what is not for everybody', () => {
  it.each([
    ['says so', { 'Cache-Control': 'no-store' }],
    ['sets a cookie', { 'Set-Cookie': 'sid=1' }],
  ])('is drawn for each visitor where it %s', async (_, headers) => {
    const { app, drawn } = countingFront((count) => html(String(count), { headers }))
    const answers = await Promise.all(['/account', '/account'].map((path) => app.request(path)))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(texts).size).toBe(2)
    await app.request('/account')
    expect(drawn()).toBe(3)
  })

  it.each([404, 500])('is a page of status %i, with the number of its own request', async (status) => {
    const { app } = createShopFront({ render: async (_, { requestId }) => html(requestId, { status }) })
    const answers = await Promise.all([app.request('/nothing'), app.request('/nothing')])
    for (const answer of answers) {
      expect(answer.status).toBe(status)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expect(answer.headers.has('ETag')).toBe(false)
      expect(await answer.text()).toContain(answer.headers.get('X-Request-Id'))
    }
  })

  it('is the answer to a write, with all its cookies', async () => {
    const { app, drawn } = countingFront(() => {
      const answer = new Response(null, { status: 302, headers: { Location: '/done' } })
      for (const cookie of ['a=1', 'b=2']) answer.headers.append('Set-Cookie', cookie)
      return answer
    })
    const write = () => app.request('/form', { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } })
    const answer = await write()
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe('/done')
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    await write()
    expect(drawn()).toBe(2)
  })
})

it('is dropped by its tags, which no visitor sees', async () => {
  const { app, cache, drawn } = countingFront(() => html('x', { headers: { 'X-Cache-Tags': 'product:1 listing' } }))
  const answer = await app.request('/product')
  expect(answer.headers.has('X-Cache-Tags')).toBe(false)
  cache.drop(['listing'])
  await app.request('/product')
  expect(drawn()).toBe(2)
})
