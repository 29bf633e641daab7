import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import { maxPhotoBytes, maxReturnPhotos } from '@dvaput/domain/returns/return-form'
import type { ReadPicture, readPicture } from '@dvaput/pictures/read-picture'
import { readPictureInProcess } from '@dvaput/pictures/read-picture-in-process'

export type PhotoProblem = 'photo-count' | 'photo-size' | 'photo-type' | 'busy'

type ReadPhotos =
  | { readonly ok: true; readonly photos: readonly ReadPicture[] }
  | { readonly ok: false; readonly problem: PhotoProblem }

const refused = (problem: PhotoProblem): ReadPhotos => ({ ok: false, problem })

/** Reads the photos of a request one after the other, in a process each: only re-encoded pixels come out. */
export const createReadPhotos = (read: typeof readPicture = readPictureInProcess) => {
  // A request is one work, so that its photos do not wait for each other among those of others.
  const semaphore = createSemaphore({ concurrency: 1, maxQueued: 8 })

  const readAll = async (files: readonly Uint8Array[]): Promise<ReadPhotos> => {
    const photos: ReadPicture[] = []
    for (const file of files) {
      const photo = await read(file)
      if (typeof photo === 'string') return refused('photo-type')
      photos.push(photo)
    }
    return { ok: true, photos }
  }

  return async (files: readonly Uint8Array[]): Promise<ReadPhotos> => {
    if (files.length === 0) return { ok: true, photos: [] }
    if (files.length > maxReturnPhotos) return refused('photo-count')
    if (files.some(({ byteLength }) => byteLength > maxPhotoBytes)) return refused('photo-size')
    const done = await semaphore.tryRun(() => readAll(files))
    return done.ok ? done.result : refused('busy')
  }
}
