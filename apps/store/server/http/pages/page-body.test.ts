import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createPageBody } from './page-body.ts'

const text = 'Dvaput '.repeat(2_000)
const bytes = new TextEncoder().encode(text)
const textOf = (form: Uint8Array) => new TextDecoder().decode(form)

it.each([false, true])('the cached body of a page has the same text in every form, packed: %s', async (packed) => {
  const body = createPageBody(bytes)
  if (packed) await body.pack()
  expect(textOf(await body.as('identity'))).toBe(text)
  expect(textOf(brotliDecompressSync(await body.as('br')))).toBe(text)
  expect(textOf(gunzipSync(await body.as('gzip')))).toBe(text)
})

it('the cached body of a page makes a form once, also for those who ask at the same time', async () => {
  const body = createPageBody(bytes)
  const [one, two] = await Promise.all([body.as('gzip'), body.as('gzip')])
  expect(two).toBe(one)
  expect(await body.as('gzip')).toBe(one)
  expect(body.ready('gzip')).toBe(one)
  expect(body.ready('br')).toBeUndefined()
})

it('the cached body of a page holds no plain bytes once it is packed, until somebody asks for them', async () => {
  const body = createPageBody(bytes)
  expect(body.size()).toBe(bytes.byteLength)
  await body.as('identity')
  expect(body.size()).toBe(bytes.byteLength)
  const other = createPageBody(bytes)
  await other.pack()
  const small = (await other.as('br')).byteLength
  expect(other.size()).toBe(small)
  const sizes: number[] = []
  other.onChange(() => sizes.push(other.size()))
  await other.as('identity')
  expect(sizes).toEqual([small + bytes.byteLength])
})

it('the cached body of a page is packed smaller once, when it is asked for again', async () => {
  const page = Array.from({ length: 4_000 }, (_, row) => `<li class="card">${row % 97} of ${row % 31}</li>`).join('')
  const body = createPageBody(new TextEncoder().encode(page))
  await body.pack()
  const first = await body.as('br')
  await Promise.all([body.packSmaller(), body.packSmaller()])
  const smaller = await body.as('br')
  expect(smaller.byteLength).toBeLessThan(first.byteLength)
  expect(textOf(brotliDecompressSync(smaller))).toBe(page)
  expect(body.ready('br')).toBe(smaller)
  expect(body.size()).toBe(smaller.byteLength)
  await body.packSmaller()
  expect(await body.as('br')).toBe(smaller)
})
