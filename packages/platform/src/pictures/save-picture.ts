import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Semaphore } from '@dvaput/domain/flow/semaphore'
import type { PictureReadRefusal, readPicture } from '@dvaput/pictures/read-picture'
import { readPictureInProcess } from '@dvaput/pictures/read-picture-in-process'
import { sniffPicture } from '@dvaput/pictures/sniff-picture'
import { createFetchPicture, type PictureFetchRefusal } from './fetch-picture.ts'

type Needs = { readonly dataDir: string; readonly semaphore: Semaphore }
type Ways = { readonly fetchPicture?: ReturnType<typeof createFetchPicture>; readonly read?: typeof readPicture }

export type SavedPicture = { readonly pictureKey: string; readonly width: number; readonly height: number }
export type PictureRefusal = PictureFetchRefusal | PictureReadRefusal | 'busy'
export type SaveResult = ({ ok: true } & SavedPicture) | { ok: false; refusal: PictureRefusal }

export const maxUploadBytes = 10 * 1024 * 1024
const refused = (refusal: PictureRefusal) => ({ ok: false, refusal }) as const

/** Stores a picture from bytes or from a URL; its file name and declared type are ignored. */
export const createSavePicture = (
  { dataDir, semaphore }: Needs,
  { fetchPicture = createFetchPicture(), read = readPictureInProcess }: Ways = {},
) => {
  const write = async (bytes: Buffer): Promise<SaveResult> => {
    const picture = await read(bytes)
    if (typeof picture === 'string') return refused(picture)
    const { content, width, height } = picture
    const pictureKey = `uploads/${createHash('sha256').update(content).digest('hex').slice(0, 32)}.webp`
    const path = join(dataDir, pictureKey)
    await mkdir(join(dataDir, 'uploads'), { recursive: true })
    const unfinished = join(dataDir, `uploads/.${randomUUID()}`)
    await writeFile(unfinished, content)
    await rename(unfinished, path)
    return { ok: true, pictureKey, width, height }
  }

  return async (source: Uint8Array | URL): Promise<SaveResult> => {
    const given = source instanceof URL ? await fetchPicture(source, maxUploadBytes) : Buffer.from(source)
    if (typeof given === 'string') return refused(given)
    if (given.byteLength > maxUploadBytes) return refused('too-large')
    if (!sniffPicture(given)) return refused('not-a-picture')
    const saved = await semaphore.tryRun(() => write(given))
    return saved.ok ? saved.result : refused('busy')
  }
}
