import type { ProductWriting } from '@dvaput/backend/product-writing/product-writing'
import type { FormTexts } from '../../lib/forms/texts-of-form.ts'

export const cropSides = ['left', 'right', 'top', 'bottom'] as const
export type CropSide = (typeof cropSides)[number]

type Area = Parameters<ProductWriting['cropPicture']>[2]

/** Of each direction at least this much stays. */
const minPercent = 5

/** The area that is left where so many percent are cut off at each side; nothing where none is, or nothing is cut. */
export const parseCropArea = (typed: FormTexts): Area | undefined => {
  const [left = 0, right = 0, top = 0, bottom = 0] = cropSides.map((side) =>
    /^\d{1,2}$/.test(typed[side] ?? '') ? Number(typed[side]) : Number.NaN,
  )
  const [width, height] = [100 - left - right, 100 - top - bottom]
  const isSome = width >= minPercent && height >= minPercent
  if (!isSome || (width === 100 && height === 100)) return undefined
  return { left: left / 100, top: top / 100, width: width / 100, height: height / 100 }
}
