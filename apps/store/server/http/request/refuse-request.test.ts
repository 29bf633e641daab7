import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createTestHttpApp } from '../../../../../tests/support/servers/test-http-app.ts'

const unavailable = () =>
  new Hono().get('*', () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  })

const sentences = [
  ['bcs', 'Ovo trenutno nije dostupno. Pokušajte ponovo za koji trenutak.', 'bs', 'Pokušaj ponovo'],
  ['en', 'This is not available right now. Please try again in a moment.', 'en', 'Try again'],
  ['es', 'Esto no está disponible en este momento. Intenta de nuevo en un momento.', 'es', 'Intentar de nuevo'],
] as const

describe('a request that is refused before there is a page', () => {
  const reader = { Accept: 'text/html,application/xhtml+xml' }

  it.each(sentences)('is a page of the shop that comes back by itself: %s', async (language, sentence, tag, again) => {
    const headers = { ...reader, Cookie: `language=${language}; theme=dark` }
    const response = await createTestHttpApp({ routes: unavailable() }).app.request('/somewhere?x=1&y=2', { headers })
    expect(response.status).toBe(503)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8')
    const text = await response.text()
    expect(text).toContain(`<html lang="${tag}" data-theme="dark">`)
    expect(text).toContain(`<h1>${sentence}</h1>`)
    expect(text).toContain(`<a class="first" href="/somewhere?x=1&amp;y=2">${again}</a>`)
    expect(text).toContain('<a href="/">')
    expect(text).toContain('<meta http-equiv="refresh" content="5">')
    const style = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}'`)
  })

  it('comes back by itself only where it was read, and may pass', async () => {
    const { app } = createTestHttpApp({ routes: unavailable() })
    const written = await app.request('/somewhere', { method: 'POST', headers: { ...reader, Host: 'localhost' } })
    expect(await written.text()).not.toMatch(/http-equiv|class="first"/)
    const malformed = await createTestHttpApp().app.request('/%', { method: 'POST', headers: reader })
    expect(malformed.status).toBe(400)
    expect(await malformed.text()).not.toMatch(/http-equiv|class="first"/)
  })

  it('leads nowhere else, whatever its URL says', async () => {
    const { app } = createTestHttpApp({ routes: unavailable() })
    const response = await app.request('http://localhost//evil.example/"><script>x</script>', { headers: reader })
    expect(await response.text()).toContain('href="/evil.example/%22%3E%3Cscript%3Ex%3C/script%3E"')
  })

  it('is JSON with a code under /api, whatever its reader accepts', async () => {
    const { app } = createTestHttpApp({ routes: unavailable() })
    for (const path of ['/api', '/api/cart/lines']) {
      const response = await app.request(path, { headers: { Accept: 'text/html' } })
      expect(await response.json(), path).toMatchObject({ success: false, code: 'database-unavailable' })
    }
    const malformed = await app.request('/api/%', { method: 'POST', headers: { Accept: 'text/html' } })
    expect(await malformed.json()).toMatchObject({ code: 'bad-url' })
    const foreign = { method: 'POST', headers: { Accept: 'text/html', 'Sec-Fetch-Site': 'cross-site' } }
    expect(await (await app.request('/api/cart/lines', foreign)).json()).toMatchObject({ code: 'foreign-write' })
  })

  it.each(sentences)('gives a program its code as well: %s', async (language, error) => {
    const { app } = createTestHttpApp({ routes: unavailable() })
    for (const path of [`/api/somewhere?lang=${language}`, `/somewhere.data?lang=${language}`]) {
      const response = await app.request(path)
      expect(await response.json()).toMatchObject({ success: false, error, code: 'database-unavailable' })
    }
  })
})
