import sharp, { type Sharp } from 'sharp'
import type { PictureFormat, PictureVariant, Size } from './picture-variant.ts'

// Two pictures are made at once, each on one thread; nothing is cached for a next time that rarely comes.
sharp.concurrency(1)
sharp.cache(false)

/** No master is larger: uploads are cut down, and what else lies in the folders is ours. */
const limits = { limitInputPixels: 40_000_000, failOn: 'error' } as const

const encoders: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  // Much effort here is a second of the whole machine for a few per cent.
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 4 }),
  jpeg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
}

export type MasterFacts = Size & { readonly hasAlpha: boolean }

export const readFacts = async (master: Buffer): Promise<MasterFacts> => {
  const { width, height, hasAlpha } = await sharp(master, limits).metadata()
  return { width, height, hasAlpha }
}

export const renderPicture = (master: Buffer, variant: PictureVariant, format: PictureFormat): Promise<Buffer> => {
  const { width, height, crop } = variant
  const resized = sharp(master, limits).resize({
    width,
    height,
    fit: crop ? 'cover' : 'fill',
    position: crop ?? 'center',
  })
  return encoders[format](resized).toBuffer()
}
