import process from 'node:process'
import sharp from 'sharp'
import { readPicture } from './read-picture.ts'

// The program that `read-picture-in-process.ts` starts: one picture, one result, exit.
sharp.concurrency(1)
sharp.cache(false)
process.once('message', async (bytes: Uint8Array) => {
  const result = await readPicture(bytes)
  process.send?.(result, () => process.disconnect())
})
