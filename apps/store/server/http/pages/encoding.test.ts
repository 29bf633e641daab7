import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chooseEncoding, encode } from './encoding.ts'

describe('the encoding of a response', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0', 'identity'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br;q=0.01', 'br'],
    ['deflate', 'identity'],
    ['abrupt, gzippy', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for %s is %s', (accepted, chosen) => {
    expect(chooseEncoding(accepted)).toBe(chosen)
  })

  it('brings back what was put in', async () => {
    const body = new TextEncoder().encode('<p>č</p>'.repeat(500))
    const bytes = Buffer.from(body)
    const [br, gzip, identity] = await Promise.all([encode.br(body), encode.gzip(body), encode.identity(body)])
    expect(brotliDecompressSync(br)).toEqual(bytes)
    expect(gunzipSync(gzip)).toEqual(bytes)
    expect(Buffer.from(identity)).toEqual(bytes)
    expect(br.byteLength).toBeLessThan(body.byteLength)
  })
})
