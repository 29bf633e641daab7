import process from 'node:process'
import sharp from 'sharp'
import { type PictureArea, readPicture } from './read-picture.ts'

// The program that `read-picture-in-process.ts` starts: one picture, one result, exit.
sharp.concurrency(1)
sharp.cache(false)
process.once('message', async ({ bytes, area }: { bytes: Uint8Array; area?: PictureArea }) => {
  const result = await readPicture(bytes, area)
  process.send?.(result, () => process.disconnect())
})
