import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readPicture } from './read-picture.ts'

const half = (background: string) => ({ create: { width: 20, height: 40, channels: 3, background } }) as const
const redAndBlue = () => sharp(half('#f00')).extend({ right: 20, background: '#00f' }).png().toBuffer()

const colourOf = async (content: Uint8Array) => {
  const { dominant } = await sharp(content).stats()
  return dominant.r > dominant.b ? 'red' : 'blue'
}

it('the cropping of a picture keeps the area that was asked for, also of a picture that is turned by its notes', async () => {
  const picture = await redAndBlue()
  const right = { left: 0.5, top: 0, width: 0.5, height: 1 }
  const upright = await readPicture(picture, right)
  if (typeof upright === 'string') throw new Error(upright)
  expect([upright.width, upright.height, await colourOf(upright.content)]).toEqual([20, 40, 'blue'])
  // Turned by a quarter clockwise, red is above.
  const turned = await sharp(picture).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const upper = await readPicture(turned, { left: 0, top: 0, width: 1, height: 0.5 })
  if (typeof upper === 'string') throw new Error(upper)
  expect([upper.width, upper.height, await colourOf(upper.content)]).toEqual([40, 20, 'red'])
})

it('the cropping of a picture keeps at least a pixel and never more than there is', async () => {
  const picture = await redAndBlue()
  expect(await readPicture(picture, { left: 0.99, top: 0.99, width: 1, height: 1 })).toMatchObject({
    ...{ width: 1, height: 1 },
  })
})
