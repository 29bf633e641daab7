import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, describe, expect, it } from 'vitest'
import { staticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'dvaput-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

const script = 'export const shop = "č"\n'.repeat(50)
const client = join(folder, 'client')
mkdirSync(join(client, 'assets'), { recursive: true })
mkdirSync(join(client, '.vite'))
writeFileSync(join(folder, 'outside.txt'), 's3cret')
writeFileSync(join(client, 'assets/app-abc123.js'), script)
writeFileSync(join(client, 'assets/app-abc123.js.br'), brotliCompressSync(script))
writeFileSync(join(client, 'assets/app-abc123.js.gz'), gzipSync(script))
writeFileSync(join(client, 'assets/app-abc123.js.map'), 's3cret')
writeFileSync(join(client, 'icon.png'), 'png')
writeFileSync(join(client, '.env'), 's3cret')
writeFileSync(join(client, '.vite/manifest.json'), 's3cret')

const app = new Hono().use(staticFiles(client)).all('*', (c) => c.text('next', 404))
const path = '/assets/app-abc123.js'
const get = (requestPath: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(requestPath, { headers, method })

describe('a built file', () => {
  it('never changes where its name carries a hash', async () => {
    const { headers } = await get(path)
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect((await get('/icon.png')).headers.get('Cache-Control')).toBe(
      'public, max-age=3600, stale-while-revalidate=86400',
    )
  })

  it.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes).toString()],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes).toString()],
  ])('comes as it was compressed at build, in %s', async (encoding, decode) => {
    const response = await get(path, { 'Accept-Encoding': encoding })
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('Content-Length')).toBe(String(bytes.byteLength))
    expect(decode(bytes)).toBe(script)
  })

  it('comes plain where there is no other form, or none is accepted', async () => {
    const picture = await get('/icon.png', { 'Accept-Encoding': 'br' })
    expect(picture.headers.has('Content-Encoding')).toBe(false)
    expect(await picture.text()).toBe('png')
    expect(await (await get(path)).text()).toBe(script)
  })

  it('is not sent again to a browser that has it, in that form', async () => {
    const ETag = (await get(path)).headers.get('ETag') ?? ''
    const again = await get(path, { 'If-None-Match': ETag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await get(path, { 'If-None-Match': ETag, 'Accept-Encoding': 'br' })).status).toBe(200)
  })

  it('has a head without a body for HEAD', async () => {
    const response = await get(path, {}, 'HEAD')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Length')).toBe(String(Buffer.byteLength(script)))
    expect(await response.text()).toBe('')
  })

  it.each(['POST', 'PUT', 'DELETE'])('is not there for %s', async (method) => {
    expect(await (await get(path, {}, method)).text()).toBe('next')
  })
})

describe('everything else', () => {
  it.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/%2e%2e%2foutside.txt',
    '/assets/../../outside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/..%c0%afoutside.txt',
    '//outside.txt',
    '/outside.txt%00.js',
    '/.env',
    '/.vite/manifest.json',
    `${path}.map`,
    `${path}.br`,
    `${path}/`,
    '/assets',
    '/assets/',
    '/ASSETS/app-abc123.js',
    '/constructor',
  ])('is not a file: %s', async (requestPath) => {
    const response = await get(requestPath)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('next')
  })
})
