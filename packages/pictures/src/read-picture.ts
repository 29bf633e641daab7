import sharp, { type Metadata } from 'sharp'
import { type PictureKind, sniffPicture } from './sniff-picture.ts'

export type PictureReadRefusal = 'not-a-picture' | 'too-many-pixels' | 'animated'
/** The part that is kept, in shares of the upright picture from 0 to 1. */
export type PictureArea = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>
export type ReadPicture = { readonly content: Uint8Array; readonly width: number; readonly height: number }

/**
 * What is decoded row by row may be large. The others are held in memory, an AVIF with up to 30 bytes for a pixel:
 * a kilobyte of it with 40 megapixels took 700 MB.
 */
const maxPixels = { inRows: 40_000_000, whole: 12_000_000, avif: 6_000_000 } as const
/** Several rows are held at once, and a row of thirty million pixels is no more than thirty megapixels. */
const maxSide = 20_000
const largestSide = 3_000

const decodedAs = (kind: PictureKind, { isProgressive }: Metadata): keyof typeof maxPixels => {
  if (kind === 'avif') return 'avif'
  return (kind === 'jpeg' || kind === 'png') && !isProgressive ? 'inRows' : 'whole'
}

/** The size in the header, read before anything is unpacked. */
const checkHeader = async (bytes: Uint8Array, kind: PictureKind): Promise<PictureReadRefusal | undefined> => {
  const facts = await sharp(bytes, { limitInputPixels: false }).metadata()
  if ((facts.pages ?? 1) > 1) return 'animated'
  const { width, height } = facts
  const isTooLarge = Math.max(width, height) > maxSide || width * height > maxPixels[decodedAs(kind, facts)]
  return isTooLarge ? 'too-many-pixels' : undefined
}

const toPixels = ({ left, top, width, height }: PictureArea, whole: { width: number; height: number }) => {
  const from = { left: Math.floor(left * whole.width), top: Math.floor(top * whole.height) }
  return {
    ...from,
    width: Math.max(1, Math.min(Math.round(width * whole.width), whole.width - from.left)),
    height: Math.max(1, Math.min(Math.round(height * whole.height), whole.height - from.top)),
  }
}

/** Only the pixels survive: no metadata, no second file hidden behind or inside the first. */
const reencode = async (bytes: Uint8Array, area: PictureArea | undefined): Promise<ReadPicture> => {
  const picture = sharp(bytes, { limitInputPixels: maxPixels.inRows, failOn: 'error', autoOrient: true })
  if (area) picture.extract(toPixels(area, (await picture.metadata()).autoOrient))
  const { data, info } = await picture
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
  return { content: data, width: info.width, height: info.height }
}

/** What it calls itself counts for nothing. */
export const readPicture = async (bytes: Uint8Array, area?: PictureArea): Promise<ReadPicture | PictureReadRefusal> => {
  const kind = sniffPicture(Buffer.from(bytes))
  if (!kind) return 'not-a-picture'
  try {
    return (await checkHeader(bytes, kind)) ?? (await reencode(bytes, area))
  } catch {
    return 'not-a-picture'
  }
}
