import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import {
  chunk,
  emptyPng,
  field,
  formats,
  header,
  insertChunks,
  insertSegments,
  latin,
  pngSign,
  segment,
} from './picture-pieces.ts'

/** `refused`: nothing of it may be kept. `either`: kept as clean pixels or refused. `kept`: an honest one must be. */
export type HostileFile = { readonly name: string; readonly bytes: Buffer; readonly end: 'refused' | 'either' | 'kept' }

const as =
  (end: HostileFile['end']) =>
  (name: string, bytes: Buffer): HostileFile => ({ name, bytes, end })
export const refused = as('refused')
export const either = as('either')
export const kept = as('kept')

const promises: readonly (readonly [number, number])[] = [
  [50_000, 50_000],
  [65_535, 65_535],
  [1_000_000, 1_000_000],
  [2_147_483_647, 2_147_483_647],
  [4_294_967_295, 1],
  [1, 2_147_483_647],
  [7_000, 7_000],
  [0, 0],
  [0, 100],
]
const forms = { plain: [8, 2, 0], deep: [16, 6, 0], interlaced: [16, 6, 1] } as const

const gifScreen = (side: number) =>
  Buffer.concat([
    latin('GIF89a'),
    Buffer.from([side & 255, side >> 8, side & 255, side >> 8, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    Buffer.from([0x2c, 0, 0, 0, 0, side & 255, side >> 8, side & 255, side >> 8, 0, 2, 2, 0x44, 1, 0, 0x3b]),
  ])

/** Scans cost nothing to write and a walk over the whole picture each to read. */
const endlessScans = async (side: number, times: number) => {
  const jpeg = await field(side).jpeg({ progressive: true }).toBuffer()
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(last, -2)
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(times).fill(scan), jpeg.subarray(-2)])
}

const wideRow = (width: number, height: number) => {
  const rows = deflateSync(Buffer.alloc((width * 3 + 1) * height))
  return Buffer.concat([pngSign, header(width, height), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

const largeOf = async (): Promise<HostileFile[]> => [
  either('40 megapixels, jpeg', await formats.jpeg(field(6_300)).toBuffer()),
  either('40 megapixels, jpeg on its side', await field(6_300).withMetadata({ orientation: 6 }).jpeg().toBuffer()),
  either('40 megapixels, png', await formats.png(field(6_300)).toBuffer()),
  either('40 megapixels, deep png', await field(6_300).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer()),
  refused(
    '40 megapixels, progressive',
    await field(6_300).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ),
  refused('40 megapixels, gif', await formats.gif(field(6_300)).toBuffer()),
  refused('40 megapixels, webp', await field(6_300).webp({ lossless: true, effort: 0 }).toBuffer()),
  refused('40 megapixels, avif', await formats.avif(field(6_300)).toBuffer()),
  either(
    'as large as may be, progressive',
    await field(3_464).toColourspace('cmyk').jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ),
  either(
    'as large as may be, interlaced',
    await field(3_464).toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 }).toBuffer(),
  ),
  either('as large as may be, webp', await formats.webp(field(3_464)).toBuffer()),
  either('as large as may be, gif', await formats.gif(field(3_464)).toBuffer()),
  either('as large as may be, avif', await formats.avif(field(2_449)).toBuffer()),
  either(
    'as large as may be, deep avif',
    await field(2_449).ensureAlpha().avif({ effort: 0, chromaSubsampling: '4:4:4', bitdepth: 12 }).toBuffer(),
  ),
]

/** Small files that want much: memory by what their header promises, time by what must be read again and again. */
export const makeBombs = async (): Promise<HostileFile[]> => {
  const png = await field(60, 40).png().toBuffer()
  const jpeg = await field(60, 40).jpeg().toBuffer()
  const zeros = deflateSync(Buffer.alloc(200_000_000))
  const frames = await sharp([png, await field(60, 40, '#ff0000').png().toBuffer()], { join: { animated: true } })
    .gif({ effort: 1 })
    .toBuffer()
  return [
    ...promises.flatMap(([width, height]) =>
      Object.entries(forms).map(([name, form]) =>
        refused(`png of ${width} by ${height}, ${name}`, emptyPng(width, height, form)),
      ),
    ),
    ...[3_000, 6_000, 20_000, 65_535].map((side) =>
      (side > 3_464 ? refused : either)(`gif of ${side} by ${side}`, gifScreen(side)),
    ),
    either('a png of rows of twenty thousand', wideRow(20_000, 1_000)),
    refused('a png of one row of a million', wideRow(1_000_000, 1)),
    refused('a png of one row of thirty million', wideRow(30_000_000, 1)),
    refused('a png of one column of a million', wideRow(1, 1_000_000)),
    either('a profile of 200 MB', insertChunks(png, chunk('iCCP', Buffer.concat([latin('x\0\0'), zeros])))),
    either('a text of 200 MB', insertChunks(png, chunk('zTXt', Buffer.concat([latin('x\0\0'), zeros])))),
    either(
      'a translated text of 200 MB',
      insertChunks(png, chunk('iTXt', Buffer.concat([latin('x\0\x01\0\0\0'), zeros]))),
    ),
    either('a hundred thousand texts', insertChunks(png, ...Array<Buffer>(100_000).fill(chunk('tEXt', latin('k\0v'))))),
    either(
      'pixels of 200 MB behind a small picture',
      Buffer.concat([pngSign, header(60, 40), chunk('IDAT', zeros), chunk('IEND', Buffer.alloc(0))]),
    ),
    either(
      'a jpeg of a hundred segments',
      insertSegments(jpeg, ...Array<Buffer>(100).fill(segment(0xe1, Buffer.alloc(60_000, 'Exif')))),
    ),
    either('endless scans', await endlessScans(2_400, 20_000)),
    either('endless scans of a small picture', await endlessScans(200, 50_000)),
    refused(
      'a gif of many frames',
      Buffer.concat([
        frames.subarray(0, -1),
        ...Array<Buffer>(2_000).fill(frames.subarray(frames.lastIndexOf(0x2c), -1)),
        latin(';'),
      ]),
    ),
    ...(await largeOf()),
  ]
}
