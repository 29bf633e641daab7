import process from 'node:process'
import sharp from 'sharp'
import { readPicture } from './read-picture.ts'

// The program of `read-picture-apart.ts`: one picture, one answer, the end.
sharp.concurrency(1)
sharp.cache(false)
process.once('message', async (bytes: Uint8Array) => {
  const result = await readPicture(bytes)
  process.send?.(result, () => process.disconnect())
})
