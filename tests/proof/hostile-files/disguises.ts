import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { either, type HostileFile, kept, refused } from './bombs.ts'
import {
  chunk,
  createChance,
  field,
  formats,
  insertChunks,
  insertSegments,
  latin,
  marker,
  pngSign,
  script,
  segment,
} from './picture-pieces.ts'

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`

const drawings: readonly string[] = [
  drawing(script),
  `<?xml version="1.0"?>${drawing(script)}`,
  `\xef\xbb\xbf${drawing(script)}`,
  `\n\n   ${drawing(script)}`,
  `<!--GIF89a-->${drawing(script)}`,
  drawing(`<image href="file:///etc/passwd" width="9" height="9"/>`),
  drawing(`<image href="http://127.0.0.1:1/${marker}" width="9" height="9"/>`),
  drawing(`<foreignObject><iframe src="javascript:${marker}"/></foreignObject>`),
  drawing(`<rect onload="${marker}" width="9" height="9"/>`),
  `<!DOCTYPE svg [<!ENTITY a "${marker}"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${drawing('<text>&b;</text>')}`,
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing('<text>&x;</text>')}`,
  `GIF89a${drawing(script)}`,
  `\x89PNG\r\n\x1a\n${drawing(script)}`,
  `\xff\xd8\xff${drawing(script)}`,
  `RIFF\0\0\0\0WEBP${drawing(script)}`,
  `\0\0\0\x1cftypavif${drawing(script)}`,
]

/** What is no picture, however it is called. */
const others: Readonly<Record<string, string>> = {
  page: `<!doctype html><title>${marker}</title>${script}`,
  'page like a gif': `GIF89a=0;/*${marker}*/alert(1)//${script}`,
  'php behind a gif': `GIF89a<?php echo '${marker}' ?>`,
  program: `MZ\x90\0${marker}`,
  'program of Linux': `\x7fELF\x02\x01\x01${marker}`,
  document: `%PDF-1.7 ${marker}`,
  archive: `PK\x03\x04${marker}`,
  'shell script': `#!/bin/sh\n# ${marker}`,
  bitmap: `BM\x46\0\0\0${marker}`,
  tiff: `II*\0\x08\0\0\0${marker}`,
  icon: `\0\0\x01\0\x01\0${marker}`,
  photoshop: `8BPS\0\x01${marker}`,
  heic: `\0\0\0\x18ftypheic${marker}`,
  'moving avif': `\0\0\0\x18ftypavis${marker}`,
  'jpeg xl': `\xff\x0a${marker}`,
  'jpeg 2000': `\0\0\0\x0cjP  \r\n\x87\n${marker}`,
  postscript: `%!PS-Adobe-3.0 EPSF-3.0\n${marker}`,
  'drawing commands': `push graphic-context\nfill 'url(https://x/${marker}")'`,
  nothing: '',
  'one byte': '\xff',
}

const tails: Readonly<Record<string, Buffer>> = {
  page: latin(script),
  archive: latin(`PK\x03\x04${marker}PK\x05\x06`),
  php: latin(`<?php /*${marker}*/ ?>`),
  drawing: latin(drawing(script)),
  document: latin(`%PDF-1.7 ${marker} %%EOF`),
}

type Originals = Readonly<Record<keyof typeof formats, Buffer>>

const withTails = (originals: Originals) =>
  Object.entries(originals).flatMap(([format, bytes]) =>
    Object.entries(tails).map(([name, tail]) =>
      either(`${format} with a ${name} behind it`, Buffer.concat([bytes, tail])),
    ),
  )

const cuts = (originals: Originals) =>
  Object.entries(originals).flatMap(([format, bytes]) =>
    [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99].map((share) =>
      either(`${format} cut off at ${share * 100} %`, bytes.subarray(0, Math.floor(bytes.length * share))),
    ),
  )

const flips = (originals: Originals) => {
  const chance = createChance(38)
  return Object.entries(originals).flatMap(([format, bytes]) =>
    Array.from({ length: 8 }, (_, turn) => {
      const changed = Buffer.from(bytes)
      for (let count = 0; count < 1 + turn * 4; count += 1)
        changed[12 + Math.floor(chance() * (bytes.length - 12))] = Math.floor(chance() * 256)
      return either(`${format} with ${1 + turn * 4} wrong bytes`, changed)
    }),
  )
}

const notes = async ({ jpeg, png }: Originals): Promise<HostileFile[]> => {
  const told = {
    IFD0: { Copyright: script, ImageDescription: marker },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 48/1 0/1' },
  }
  const withNotes = await Promise.all(
    Object.entries(formats)
      .filter(([format]) => format !== 'gif')
      .map(async ([format, encode]) =>
        kept(`${format} with notes`, await encode(field(60, 40)).withExif(told).toBuffer()),
      ),
  )
  const loop = Buffer.concat([latin('Exif\0\0II*\0\x08\0\0\0\x01\0'), Buffer.alloc(12), Buffer.from([8, 0, 0, 0])])
  const turned = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 65_535].map((turn) => {
    const exif = Buffer.concat([
      latin('Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0'),
      Buffer.from([turn & 255, turn >> 8, 0, 0, 0, 0, 0, 0]),
    ])
    return kept(`turned by ${turn}`, insertSegments(jpeg, segment(0xe1, exif)))
  })
  return [
    ...withNotes,
    ...turned,
    either('notes that lead back to themselves', insertSegments(jpeg, segment(0xe1, loop))),
    either('a remark', insertSegments(jpeg, segment(0xfe, latin(script)))),
    either('a packet of notes', insertSegments(jpeg, segment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0${script}`)))),
    either('a text', insertChunks(png, chunk('tEXt', latin(`Comment\0${script}`)))),
    either(
      'a hidden text',
      insertChunks(png, chunk('zTXt', Buffer.concat([latin('Comment\0\0'), deflateSync(latin(script))]))),
    ),
  ]
}

const profiles = ({ jpeg, png }: Originals): HostileFile[] => {
  const icc = (text: string) => segment(0xe2, latin(`ICC_PROFILE\0\x01\x01${text}`))
  const inPng = (profile: Buffer) =>
    insertChunks(png, chunk('iCCP', Buffer.concat([latin('p\0\0'), deflateSync(profile)])))
  const claims = Buffer.alloc(128)
  claims.writeUInt32BE(0xffffffff)
  claims.write('acsp', 36)
  return [
    either('an empty profile', insertSegments(jpeg, icc(''))),
    either('a profile that is a page', insertSegments(jpeg, icc(script))),
    either('a profile that claims four gigabytes', insertSegments(jpeg, icc(claims.toString('latin1')))),
    either('the second of one profile', insertSegments(jpeg, segment(0xe2, latin(`ICC_PROFILE\0\x02\x01${marker}`)))),
    either(
      'a profile of 255 parts',
      insertSegments(
        jpeg,
        ...Array.from({ length: 255 }, (_, part) =>
          segment(0xe2, latin(`ICC_PROFILE\0${String.fromCharCode(part + 1)}\xff${marker}`)),
        ),
      ),
    ),
    either('a page as the profile of a png', inPng(latin(script))),
    either('a claim as the profile of a png', inPng(claims)),
    either('a profile without a name', insertChunks(png, chunk('iCCP', Buffer.alloc(3)))),
  ]
}

const moving = async ({ png }: Originals): Promise<HostileFile[]> => {
  const frames = [png, await field(60, 40, '#ff0000').png().toBuffer()]
  const joined = () => sharp(frames, { join: { animated: true } })
  const control = (count: number) => chunk('acTL', Buffer.from([0, 0, 0, count, 0, 0, 0, 0]))
  const frame = (width: number) =>
    chunk(
      'fcTL',
      Buffer.from([0, 0, 0, 0, 0, 0, width >> 8, width & 255, 0, 0, 0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0]),
    )
  return [
    refused('a moving gif', await joined().gif().toBuffer()),
    refused('a moving webp', await joined().webp().toBuffer()),
    either('a moving png', insertChunks(png, control(2), frame(60))),
    either('a moving png with a frame too large', insertChunks(png, control(255), frame(65_000))),
    either('a moving png without frames', insertChunks(png, control(0))),
  ]
}

/** Honest at the first glance, and something else at the second. */
export const makeDisguises = async (): Promise<HostileFile[]> => {
  const entries = await Promise.all(
    Object.entries(formats).map(async ([format, encode]) => [format, await encode(field(60, 40)).toBuffer()] as const),
  )
  const originals = Object.fromEntries(entries) as Originals
  return [
    ...drawings.map((text, index) => refused(`drawing ${index + 1}`, latin(text))),
    refused('a packed drawing', gzipSync(drawing(script))),
    refused('a drawing in wide letters', Buffer.from(`\ufeff${drawing(script)}`, 'utf16le')),
    ...Object.entries(others).map(([name, text]) => refused(name, latin(text))),
    refused('the sign of a picture alone', pngSign),
    refused('above ten mebibytes', Buffer.concat([originals.jpeg, Buffer.alloc(10 * 1024 * 1024)])),
    ...Object.entries(originals).map(([format, bytes]) => kept(`an honest ${format}`, bytes)),
    ...withTails(originals),
    ...cuts(originals),
    ...flips(originals),
    ...(await notes(originals)),
    ...profiles(originals),
    ...(await moving(originals)),
  ]
}
