type Point = { readonly x: number; readonly y: number }
type Box = { readonly width: number; readonly height: number }

/** Zoom factor, and offset from the centre in pixels. */
export type ZoomView = Point & { readonly scale: number }

export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 }

// Space toggles between 150% and 100%. // PDP-06
const closeScale = 1.5
const largestScale = 4

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The picture always covers the box. */
const keepInside = ({ scale, x, y }: ZoomView, { width, height }: Box): ZoomView => {
  if (scale === 1) return wholeView
  const [farX, farY] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2]
  return { scale, x: between(-farX, x, farX), y: between(-farY, y, farY) }
}

export const toggleView = ({ scale }: ZoomView): ZoomView =>
  scale === 1 ? { scale: closeScale, x: 0, y: 0 } : wholeView

export const moveView = (view: ZoomView, by: Point, box: Box): ZoomView =>
  keepInside({ ...view, x: view.x + by.x, y: view.y + by.y }, box)

/** Keeps the point under the fingers; `at` is relative to the centre of the box. */
export const scaleView = (view: ZoomView, factor: number, at: Point, box: Box): ZoomView => {
  const scale = between(1, view.scale * factor, largestScale)
  const grown = scale / view.scale
  return keepInside({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, box)
}
