import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from './support/shop-test.ts'

const unpack = {
  br: (body: Buffer) => brotliDecompressSync(body),
  gzip: (body: Buffer) => gunzipSync(body),
  identity: (body: Buffer) => body,
}
const encodings = ['br', 'gzip', 'identity'] as const

const accept = (encoding: string) => ({ headers: { 'Accept-Encoding': encoding } })

test('a page comes whole and compressed from the cache, and not at all when it is known', async ({
  fetchRaw,
  urlOf,
}) => {
  for (const market of ['ba', 'cl'] as const) {
    const url = urlOf(market, '/terms-and-conditions')
    const texts = new Set<string>()
    for (const encoding of encodings) {
      const first = await fetchRaw(url, accept(encoding))
      const second = await fetchRaw(url, accept(encoding))
      expect(first.status).toBe(200)
      expect(first.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
      expect(first.headers.vary).toMatch(/Accept-Encoding.*Cookie/)
      expect(first.headers.etag).toMatch(/^"[\w.-]+"$/)
      expect(second.headers.etag).toBe(first.headers.etag)
      // A page that is asked for again is packed smaller meanwhile: other bytes of the same page.
      for (const { headers, body } of [first, second]) {
        expect(headers['content-length']).toBe(String(body.byteLength))
        texts.add(unpack[encoding](body).toString('utf8'))
      }

      const known = await fetchRaw(url, {
        headers: { ...accept(encoding).headers, 'If-None-Match': String(first.headers.etag) },
      })
      expect(known.status).toBe(304)
      expect(known.body.byteLength).toBe(0)
    }
    expect(texts.size, 'every form unpacks to the same page').toBe(1)
    expect([...texts][0]).toMatch(/<\/html>$/)
  }
})

test('the choices of a visitor are part of the cache key', async ({ fetchRaw, urlOf }) => {
  const url = urlOf('ba', '/faq')
  const plain = await fetchRaw(url)
  const withCookie = (cookie: string) => fetchRaw(url, { headers: { Cookie: cookie } })
  expect((await withCookie('language=en')).text).toContain('<html lang="en"')
  expect((await withCookie('theme=dark')).text).toContain('data-theme="dark"')
  expect((await withCookie('market=cl')).text).toContain('<html lang="es"')
  expect((await fetchRaw(url)).text).toBe(plain.text)
})

test('a HEAD request has the headers of the page and no body', async ({ fetchRaw }) => {
  const [page, head] = [await fetchRaw('/faq'), await fetchRaw('/faq', { method: 'HEAD' })]
  expect(head.status).toBe(200)
  expect(head.body.byteLength).toBe(0)
  for (const name of ['etag', 'content-length', 'content-type', 'content-security-policy'])
    expect(head.headers[name]).toBe(page.headers[name])
})

test('built files are cached for ever and precompressed', async ({ fetchRaw }) => {
  const { text } = await fetchRaw('/')
  const assets = [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)/g))]
  expect(assets.length).toBeGreaterThan(5)
  for (const asset of assets) {
    const texts = new Set<string>()
    for (const encoding of encodings) {
      const response = await fetchRaw(asset, accept(encoding))
      expect(response.status, asset).toBe(200)
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(response.headers['content-type']).toMatch(asset.endsWith('.css') ? /^text\/css/ : /^text\/javascript/)
      expect(response.headers['content-encoding'], `${asset} as ${encoding}`).toBe(
        encoding === 'identity' ? undefined : encoding,
      )
      texts.add(unpack[encoding](response.body).toString('utf8'))
    }
    expect(texts.size, asset).toBe(1)
  }
})

test('a URL with a trailing slash is not a second page', async ({ fetchRaw }) => {
  const response = await fetchRaw('/faq/?lang=en')
  expect(response.status).toBe(308)
  expect(response.headers.location).toBe('/faq?lang=en')
  const elsewhere = await fetchRaw('//evil.example/')
  expect(elsewhere.headers.location ?? '/').toMatch(/^\/(?!\/)/)
})
