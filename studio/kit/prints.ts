import type { Mesh } from 'three'
import { printed } from './canvas-texture.ts'
import { createRandom } from './random.ts'
import { panel } from './shapes.ts'

type Draw = (paint: CanvasRenderingContext2D) => void

/** A flat print that faces +z; one unit of the canvas is a millimetre, from the upper left corner. */
export const print = (width: number, height: number, draw: Draw, roughness = 0.6): Mesh => {
  const sharpness = Math.min(60, 1800 / Math.max(width, height))
  return panel(
    width,
    height,
    printed(
      width * sharpness,
      height * sharpness,
      (paint) => {
        paint.scale(sharpness, sharpness)
        draw(paint)
      },
      roughness,
    ),
  )
}

export const paintPaper = (
  paint: CanvasRenderingContext2D,
  width: number,
  height: number,
  hex: string,
  corner: number,
): void => {
  paint.fillStyle = hex
  paint.beginPath()
  paint.roundRect(0, 0, width, height, corner)
  paint.fill()
}

export const paintText = (
  paint: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  hex = '#1d1f21',
  weight = 500,
): void => {
  paint.fillStyle = hex
  paint.font = `${weight} ${size}px sans-serif`
  paint.fillText(text, x, y)
}

export const paintBars = (
  paint: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  seed: number,
): void => {
  const random = createRandom(seed)
  const unit = width / 95
  paint.fillStyle = '#1d1f21'
  for (let along = 0; along < 92; ) {
    const bar = 1 + Math.floor(random() * 3)
    paint.fillRect(x + along * unit, y, bar * unit, height)
    along += bar + 1 + Math.floor(random() * 2.5)
  }
}

/** A square code that means nothing. */
export const paintMatrix = (
  paint: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  seed: number,
  hex = '#1d1f21',
): void => {
  const random = createRandom(seed)
  const cells = 16
  const unit = size / cells
  paint.fillStyle = hex
  for (let line = 0; line < cells; line++)
    for (let cell = 0; cell < cells; cell++)
      if (cell === 0 || line === cells - 1 || random() < 0.48)
        paint.fillRect(x + cell * unit, y + line * unit, unit * 1.02, unit * 1.02)
}
