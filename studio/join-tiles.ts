import sharp from 'sharp'

const width = 480
const height = 360

/** Side by side in one picture: the front page asks once for what it always shows together. */
export const joinTiles = async (tiles: readonly Buffer[]): Promise<Buffer> => {
  const parts = await Promise.all(
    tiles.map(async (tile, index) => ({
      input: await sharp(tile).resize(width, height, { fit: 'cover' }).png().toBuffer(),
      left: index * width,
      top: 0,
    })),
  )
  return sharp({ create: { width: width * tiles.length, height, channels: 3, background: '#ffffff' } })
    .composite(parts)
    .png()
    .toBuffer()
}
