import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { createFetchPicture, type PictureFetchRefusal } from './fetch-picture.ts'
import type { createJobQueue } from './job-queue.ts'
import { sniffPicture } from './sniff-picture.ts'

type Needs = { readonly dataDir: string; readonly enqueue: ReturnType<typeof createJobQueue> }

export type SavedPicture = { readonly pictureKey: string; readonly width: number; readonly height: number }
export type PictureRefusal = PictureFetchRefusal | 'not-a-picture' | 'too-many-pixels' | 'animated' | 'busy'
export type SaveResult = ({ ok: true } & SavedPicture) | { ok: false; refusal: PictureRefusal }

export const maxUploadBytes = 10 * 1024 * 1024
const maxPixels = 40_000_000
const largestSide = 3_000

const refused = (refusal: PictureRefusal) => ({ ok: false, refusal }) as const

/** The size in the header, read before anything is unpacked. */
const checkHeader = async (bytes: Buffer): Promise<PictureRefusal | undefined> => {
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (pages > 1) return 'animated'
    return width * height > maxPixels ? 'too-many-pixels' : undefined
  } catch {
    return 'not-a-picture'
  }
}

/** Only the pixels survive: no metadata, no second file hidden behind or inside the first. */
const reencode = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true })

/** Takes a picture in, from bytes or from an address; the name and what it calls itself count for nothing. */
export const createSavePicture = ({ dataDir, enqueue }: Needs, fetchPicture = createFetchPicture()) => {
  const keep = async (bytes: Buffer): Promise<SaveResult> => {
    const refusal = await checkHeader(bytes)
    if (refusal) return refused(refusal)
    const encoded = await reencode(bytes).catch(() => undefined)
    if (!encoded) return refused('not-a-picture')
    const { data, info } = encoded
    const pictureKey = `uploads/${createHash('sha256').update(data).digest('hex').slice(0, 32)}.webp`
    const path = join(dataDir, pictureKey)
    await mkdir(join(dataDir, 'uploads'), { recursive: true })
    const unfinished = join(dataDir, `uploads/.${randomUUID()}`)
    await writeFile(unfinished, data)
    await rename(unfinished, path)
    return { ok: true, pictureKey, width: info.width, height: info.height }
  }

  return async (source: Uint8Array | URL): Promise<SaveResult> => {
    const given = source instanceof URL ? await fetchPicture(source, maxUploadBytes) : Buffer.from(source)
    if (typeof given === 'string') return refused(given)
    if (given.byteLength > maxUploadBytes) return refused('too-large')
    if (!sniffPicture(given)) return refused('not-a-picture')
    return (await enqueue(() => keep(given))) ?? refused('busy')
  }
}
