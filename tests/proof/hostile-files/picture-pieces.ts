import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Stands in everything that must not survive. */
export const marker = 'h0stile-marker'
export const script = `<script>/*${marker}*/alert(1)</script>`

export const latin = (text: string) => Buffer.from(text, 'latin1')

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

export const pngSign = latin('\x89PNG\r\n\x1a\n')

export const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([latin(type), data])
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))])
}

export const header = (width: number, height: number, [depth, colour, interlace]: readonly number[] = [8, 2, 0]) =>
  chunk(
    'IHDR',
    Buffer.concat([uint32(width), uint32(height), Buffer.from([depth ?? 8, colour ?? 2, 0, 0, interlace ?? 0])]),
  )

const end = chunk('IEND', Buffer.alloc(0))

/** A header that promises whatever it likes, with a megabyte of nothing behind it. */
export const emptyPng = (width: number, height: number, form?: readonly number[]): Buffer =>
  Buffer.concat([pngSign, header(width, height, form), chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))), end])

/** Puts chunks before the first one with pixels. */
export const insertChunks = (png: Buffer, ...chunks: readonly Buffer[]): Buffer => {
  const at = png.indexOf('IDAT', 0, 'latin1') - 4
  return Buffer.concat([png.subarray(0, at), ...chunks, png.subarray(at)])
}

/** Puts segments right after the start of a JPEG. */
export const insertSegments = (jpeg: Buffer, ...segments: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])

export const segment = (kind: number, data: Buffer): Buffer => {
  const frame = Buffer.from([0xff, kind, 0, 0])
  frame.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([frame, data])
}

export const field = (width: number, height = width, background = '#336699'): Sharp =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })

export const formats = {
  jpeg: (picture: Sharp) => picture.jpeg(),
  png: (picture: Sharp) => picture.png({ compressionLevel: 1 }),
  webp: (picture: Sharp) => picture.webp({ effort: 0 }),
  gif: (picture: Sharp) => picture.gif({ effort: 1 }),
  avif: (picture: Sharp) => picture.avif({ effort: 0 }),
} as const

/** The same wherever it runs, so that a file that does harm can be made again. */
export const createChance = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
