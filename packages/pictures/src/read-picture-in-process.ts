import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PictureArea, PictureReadRefusal, ReadPicture } from './read-picture.ts'

type Options = { readonly program?: string; readonly totalMs?: number }

const reader = fileURLToPath(import.meta.resolve('./picture-reader.ts'))

/**
 * Reads what somebody sent in a process of its own: a file that is built to break or to fill its reader ends that one
 * and not the shop, and the memory it took is given back, which threads of this process would keep.
 */
export const readPictureInProcess = (
  bytes: Uint8Array,
  area?: PictureArea,
  { program = reader, totalMs = 30_000 }: Options = {},
): Promise<ReadPicture | PictureReadRefusal> => {
  const { promise, resolve } = Promise.withResolvers<ReadPicture | PictureReadRefusal>()
  // Without our environment: no secret of ours is in reach of a file that finds a hole.
  const child = fork(program, { serialization: 'advanced', stdio: 'ignore', env: {}, execArgv: [] })
  const tooLate = setTimeout(() => child.kill('SIGKILL'), totalMs)
  child.once('message', (result) => resolve(result as ReadPicture | PictureReadRefusal))
  child.once('error', () => resolve('not-a-picture'))
  child.once('exit', () => {
    clearTimeout(tooLate)
    resolve('not-a-picture')
  })
  // One that exited before it got the picture is noticed by its exit.
  child.send({ bytes, area }, () => undefined)
  return promise
}
