export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png'
export type Crop = 'center' | 'top' | 'bottom' | 'left' | 'right'
export type Size = { readonly width: number; readonly height: number }

/** The requested size, unchecked. */
export type RequestedSize = {
  readonly width: number | undefined
  readonly height: number | undefined
  readonly crop: Crop | undefined
}

/** What is made: one of a bounded number for each picture. */
export type PictureVariant = Size & { readonly crop: Crop | undefined }

const steps = [
  16, 32, 48, 64, 96, 128, 160, 200, 240, 280, 320, 360, 400, 480, 560, 640, 720, 800, 900, 1000, 1200, 1400, 1600,
  1800, 2000, 2200, 2400, 2600, 2800, 3000,
]
const widest = 3000

const toStep = (width: number): number => steps.find((step) => step >= width) ?? widest

/** A shape to the hundredth: fine enough for the eye, coarse enough to be few. */
const toShape = (ratio: number): number => Math.min(10, Math.max(0.1, Math.round(ratio * 100) / 100))

/** The nearest step upwards that fits the requested size, never larger than the master. */
export const chooseVariant = ({ width, height, crop }: RequestedSize, master: Size): PictureVariant => {
  const shape = master.height / master.width
  if (crop !== undefined && width !== undefined && height !== undefined) {
    const requested = toShape(height / width)
    const largest = Math.min(master.width, Math.floor(master.height / requested))
    const cut = Math.max(1, Math.min(toStep(width), largest))
    return { width: cut, height: Math.max(1, Math.round(cut * requested)), crop }
  }
  const fitting = Math.min(
    width ?? Number.POSITIVE_INFINITY,
    height === undefined ? Number.POSITIVE_INFINITY : height / shape,
  )
  const chosen = Math.min(Number.isFinite(fitting) ? toStep(fitting) : widest, master.width)
  return { width: chosen, height: Math.max(1, Math.round(chosen * shape)), crop: undefined }
}
