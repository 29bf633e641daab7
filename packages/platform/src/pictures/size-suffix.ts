import type { Crop, RequestedSize } from './picture-variant.ts'

const namedSides: Readonly<Record<string, number>> = {
  ...{ pico: 16, icon: 32, thumb: 50, small: 100, compact: 160, medium: 240, large: 480, grande: 600 },
  ...{ original: 1024, master: 3000 },
}
const names = Object.keys(namedSides).join('|')
const suffix = new RegExp(
  `^(?<stem>.+)_(?:(?<name>${names})|(?<width>\\d{1,4})?x(?<height>\\d{1,4})?)(?:_crop_(?<crop>center|top|bottom|left|right))?(?:(?:@|%40)(?<scale>[23])x)?(?:\\.progressive)?(?<extension>\\.[a-z]{3,4})$`,
)

/**
 * Older clients write the size into the name of the file: `lid_50x50_crop_center@2x.jpg`. The name without it, and what
 * it asks for.
 */
export const readSizeSuffix = (
  tail: string,
): { readonly tail: string; readonly requested: RequestedSize } | undefined => {
  const { stem, name, width, height, crop, scale = '1', extension } = suffix.exec(tail)?.groups ?? {}
  if (stem === undefined || (name === undefined && width === undefined && height === undefined)) return undefined
  const side = (text: string | undefined) =>
    text === undefined ? undefined : Number(text) * Number(scale) || undefined
  const named = name === undefined ? undefined : String(namedSides[name])
  return {
    tail: `${stem}${extension}`,
    requested: { width: side(named ?? width), height: side(named ?? height), crop: crop as Crop | undefined },
  }
}
