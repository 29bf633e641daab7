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
  ask,
  addressOf,
}) => {
  for (const market of ['ba', 'cl'] as const) {
    const address = addressOf(market, '/terms-and-conditions')
    const texts = new Set<string>()
    for (const encoding of encodings) {
      const first = await ask(address, accept(encoding))
      const second = await ask(address, accept(encoding))
      expect(first.status).toBe(200)
      expect(first.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
      expect(first.headers.vary).toMatch(/Accept-Encoding.*Cookie/)
      expect(first.headers['content-length']).toBe(String(first.body.byteLength))
      expect(first.headers.etag).toMatch(/^"[\w.-]+"$/)
      expect(second.headers.etag).toBe(first.headers.etag)
      expect(second.body.equals(first.body)).toBe(true)
      texts.add(unpack[encoding](first.body).toString('utf8'))

      const known = await ask(address, {
        headers: { ...accept(encoding).headers, 'If-None-Match': String(first.headers.etag) },
      })
      expect(known.status).toBe(304)
      expect(known.body.byteLength).toBe(0)
    }
    expect(texts.size, 'every form unpacks to the same page').toBe(1)
    expect([...texts][0]).toMatch(/<\/html>$/)
  }
})

test('what a visitor chose is part of what is kept', async ({ ask, addressOf }) => {
  const address = addressOf('ba', '/faq')
  const plain = await ask(address)
  const withCookie = (cookie: string) => ask(address, { headers: { Cookie: cookie } })
  expect((await withCookie('language=en')).text).toContain('<html lang="en"')
  expect((await withCookie('theme=dark')).text).toContain('data-theme="dark"')
  expect((await withCookie('market=cl')).text).toContain('<html lang="es"')
  expect((await ask(address)).text).toBe(plain.text)
})

test('a HEAD request has the headers of the page and no body', async ({ ask }) => {
  const [page, head] = [await ask('/faq'), await ask('/faq', { method: 'HEAD' })]
  expect(head.status).toBe(200)
  expect(head.body.byteLength).toBe(0)
  for (const name of ['etag', 'content-length', 'content-type', 'content-security-policy'])
    expect(head.headers[name]).toBe(page.headers[name])
})

test('the built files are kept for ever and were compressed beforehand', async ({ ask }) => {
  const { text } = await ask('/')
  const assets = [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)/g))]
  expect(assets.length).toBeGreaterThan(5)
  for (const asset of assets) {
    const texts = new Set<string>()
    for (const encoding of encodings) {
      const answer = await ask(asset, accept(encoding))
      expect(answer.status, asset).toBe(200)
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(answer.headers['content-type']).toMatch(asset.endsWith('.css') ? /^text\/css/ : /^text\/javascript/)
      expect(answer.headers['content-encoding'], `${asset} as ${encoding}`).toBe(
        encoding === 'identity' ? undefined : encoding,
      )
      texts.add(unpack[encoding](answer.body).toString('utf8'))
    }
    expect(texts.size, asset).toBe(1)
  }
})

test('an address with a slash at the end is not a second page', async ({ ask }) => {
  const answer = await ask('/faq/?lang=en')
  expect(answer.status).toBe(308)
  expect(answer.headers.location).toBe('/faq?lang=en')
  const elsewhere = await ask('//evil.example/')
  expect(elsewhere.headers.location ?? '/').toMatch(/^\/(?!\/)/)
})
