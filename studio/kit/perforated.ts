import { type Mesh, MeshStandardMaterial } from 'three'
import { canvasTexture } from './canvas-texture.ts'
import { darker, lighter } from './materials.ts'
import { panel } from './shapes.ts'

type Pattern = 'round' | 'hexagon' | 'slot'

const cell = (paint: CanvasRenderingContext2D, pattern: Pattern, x: number, y: number, size: number): void => {
  paint.beginPath()
  if (pattern === 'round') paint.arc(x, y, size * 0.34, 0, Math.PI * 2)
  else if (pattern === 'slot') paint.roundRect(x - size * 0.85, y - size * 0.22, size * 1.7, size * 0.44, size * 0.22)
  else
    for (let corner = 0; corner < 6; corner++) {
      const around = ((corner + 0.5) * Math.PI) / 3
      paint.lineTo(x + Math.cos(around) * size * 0.46, y + Math.sin(around) * size * 0.46)
    }
  paint.closePath()
  paint.fill()
}

/** Sheet with thousands of openings that faces +z: painted, since true ones would cost more than the rest of the product. */
export const perforated = (
  width: number,
  height: number,
  step: number,
  hex: string,
  pattern: Pattern = 'round',
): Mesh => {
  const sharp = Math.min(10, 1900 / Math.max(width, height))
  const size = step * sharp
  const [stepX, stepY] = pattern === 'slot' ? [size * 2.2, size * 0.8] : [size, size * 0.866]
  const map = canvasTexture(width * sharp, height * sharp, (paint) => {
    paint.fillStyle = hex
    paint.fillRect(0, 0, paint.canvas.width, paint.canvas.height)
    const lines = Math.floor(paint.canvas.height / stepY)
    const columns = Math.floor(paint.canvas.width / stepX)
    const [left, top] = [
      (paint.canvas.width - (columns - 1) * stepX) / 2,
      (paint.canvas.height - (lines - 1) * stepY) / 2,
    ]
    for (const [colour, shift] of [
      [lighter(hex, 0.12), 0.07],
      [darker(hex, 0.88), 0],
    ] as const) {
      paint.fillStyle = colour
      for (let line = 0; line < lines; line++)
        for (let column = 0; column < columns - (line % 2); column++)
          cell(
            paint,
            pattern,
            left + (column + (line % 2) / 2) * stepX + shift * size,
            top + line * stepY + shift * size,
            size,
          )
    }
  })
  return panel(width, height, new MeshStandardMaterial({ map, roughness: 0.6, metalness: 0.1 }))
}
