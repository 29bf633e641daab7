import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createTestHttpApp } from '../../../../tests/support/servers/test-http-app.ts'

const unavailable = () =>
  new Hono().get('*', () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  })

const sentences = [
  ['bcs', 'Ovo trenutno nije dostupno. Pokušajte ponovo za koji trenutak.'],
  ['en', 'This is not available right now. Please try again in a moment.'],
  ['es', 'Esto no está disponible en este momento. Intenta de nuevo en un momento.'],
] as const

describe('a request that is refused before there is a page', () => {
  it.each(sentences)('tells its reader why, in their language: %s', async (language, sentence) => {
    const headers = { Accept: 'text/html,application/xhtml+xml', Cookie: `language=${language}` }
    const response = await createTestHttpApp({ routes: unavailable() }).app.request('/somewhere', { headers })
    expect(response.status).toBe(503)
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=UTF-8')
    expect(await response.text()).toBe(sentence)
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
