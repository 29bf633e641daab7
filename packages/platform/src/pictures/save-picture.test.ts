import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import { readPicture } from '@dvaput/pictures/read-picture'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { createSavePicture } from './save-picture.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'dvaput-pictures-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const semaphore = createSemaphore({ concurrency: 2, maxQueued: 10 })
const save = createSavePicture({ dataDir, semaphore }, { read: readPicture })

const plain = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#c04020' } })

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A few kilobytes that unpack to gigabytes. */
const bomb = (width: number, height = width) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('an uploaded picture', () => {
  it('is kept as its pixels alone', async () => {
    const picture = await plain()
      .withExif({ IFD0: { Copyright: 'somebody at home', ImageDescription: '44.81,20.46' } })
      .jpeg()
      .toBuffer()
    expect(picture.includes('somebody at home')).toBe(true)
    const polyglot = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>PK\x03\x04')])
    const saved = await save(polyglot)
    expect(saved).toMatchObject({ ok: true, width: 60, height: 40 })
    if (!saved.ok) return
    const kept = readFileSync(join(dataDir, saved.pictureKey))
    for (const word of ['somebody', '44.81', 'script', 'PK\x03\x04']) expect(kept.includes(word)).toBe(false)
    const { format, exif } = await sharp(kept).metadata()
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined })
  })

  it('is turned upright before its orientation is forgotten', async () => {
    expect(await save(await plain().withMetadata({ orientation: 6 }).jpeg().toBuffer())).toMatchObject({
      width: 40,
      height: 60,
    })
  })

  it.each([
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    [
      'a drawing after a declaration',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    ],
    ['a page', '<!doctype html><img src=x onerror=alert(1)>'],
    ['a page that begins like a picture', 'GIF89a<script>alert(1)</script>'],
    ['the first bytes of a picture alone', '\x89PNG\r\n\x1a\n'],
    ['a document', '%PDF-1.7'],
    ['nothing', ''],
  ])('is refused as %s', async (_, text) => {
    expect(await save(Buffer.from(text, 'latin1'))).toEqual({ ok: false, refusal: 'not-a-picture' })
  })

  it('is refused by the size in its header, before it is unpacked', async () => {
    const before = process.memoryUsage().rss
    expect(await save(bomb(50_000))).toEqual({ ok: false, refusal: 'too-many-pixels' })
    expect(await save(bomb(7_000))).toEqual({ ok: false, refusal: 'too-many-pixels' })
    expect(await save(bomb(20_001, 1))).toEqual({ ok: false, refusal: 'too-many-pixels' })
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  it('is refused earlier in a form that stands in memory whole', async () => {
    const field = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#c04020' } })
    const avif = await field(2_450).avif({ effort: 0 }).toBuffer()
    expect(await save(avif)).toEqual({ ok: false, refusal: 'too-many-pixels' })
    for (const bytes of [
      await field(3_500).webp({ effort: 0 }).toBuffer(),
      await field(3_500).gif({ effort: 1 }).toBuffer(),
      await field(3_500).jpeg({ progressive: true }).toBuffer(),
      await field(3_500).png({ progressive: true, compressionLevel: 1 }).toBuffer(),
    ])
      expect(await save(bytes)).toEqual({ ok: false, refusal: 'too-many-pixels' })
    expect(await save(await field(3_500).jpeg().toBuffer())).toMatchObject({ ok: true, width: 3_000 })
  })

  it('is refused when it moves', async () => {
    const frames = await Promise.all([plain().png().toBuffer(), plain().negate().png().toBuffer()])
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    expect(await save(moving)).toEqual({ ok: false, refusal: 'animated' })
  })

  it('is refused above ten mebibytes, and when it is broken off', async () => {
    expect(await save(Buffer.alloc(10 * 1024 * 1024 + 1))).toEqual({ ok: false, refusal: 'too-large' })
    const whole = await sharp({
      create: {
        width: 600,
        height: 400,
        channels: 3,
        background: '#c04020',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer()
    expect(await save(whole.subarray(0, whole.length / 2))).toEqual({ ok: false, refusal: 'not-a-picture' })
  })

  it('leaves nothing half-written behind', () => {
    expect(readdirSync(join(dataDir, 'uploads')).filter((name) => !/^[\da-f]{32}\.webp$/.test(name))).toEqual([])
  })
})
