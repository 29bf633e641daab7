import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { createQrCode } from './qr-code.server.ts'

it('the path of a QR code covers exactly its dark squares, with a quiet zone of four', () => {
  const { size, path } = createQrCode('K7MW-3PQX')
  const dark = new Set<string>()
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(width); at += 1) dark.add(`${Number(x) + at} ${y}`)
  const { data } = encode('K7MW-3PQX', { ecc: 'M', border: 4 })
  const expected = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect(size).toBe(data.length)
  expect([...dark].toSorted()).toEqual(expected.toSorted())
  expect(Math.min(...[...dark].map((cell) => Number(cell.split(' ')[0])))).toBe(4)
})
