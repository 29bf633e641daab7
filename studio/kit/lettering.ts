import type { Mesh } from 'three'
import { printed } from './canvas-texture.ts'
import { panel } from './shapes.ts'

export type Word = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly align?: CanvasTextAlign
  readonly weight?: number
}

/** Words printed straight on the surface that faces +z; places and sizes in millimetres from its middle, y up. */
export const lettering = (width: number, height: number, hex: string, words: readonly Word[]): Mesh => {
  const sharpness = Math.min(14, 2000 / Math.max(width, height))
  return panel(
    width,
    height,
    printed(width * sharpness, height * sharpness, (paint) => {
      paint.fillStyle = hex
      paint.textBaseline = 'middle'
      for (const { text, x, y, size, align = 'center', weight = 500 } of words) {
        paint.font = `${weight} ${size * sharpness}px sans-serif`
        paint.textAlign = align
        paint.fillText(text, (x + width / 2) * sharpness, (height / 2 - y) * sharpness)
      }
    }),
  )
}

/** A white sticker with small print, a bar code and square marks that mean nothing. */
export const sticker = (width: number, height: number, lines: readonly string[], hex = '#f2f2ee'): Mesh => {
  const sharpness = Math.min(14, 1200 / Math.max(width, height))
  return panel(
    width,
    height,
    printed(width * sharpness, height * sharpness, (paint) => {
      const { width: w, height: h } = paint.canvas
      paint.fillStyle = hex
      paint.beginPath()
      paint.roundRect(0, 0, w, h, h * 0.06)
      paint.fill()
      paint.fillStyle = '#222426'
      const step = (h * 0.62) / Math.max(1, lines.length)
      lines.forEach((line, index) => {
        paint.font = `${index ? 500 : 700} ${Math.min(step * 0.72, h * 0.24)}px sans-serif`
        paint.fillText(line, w * 0.05, h * 0.08 + step * (index + 0.75), w * 0.9)
      })
      for (let x = w * 0.05, index = 0; x < w * 0.72; index++) {
        const bar = ((index * 7 + 3) % 5) * 0.0032 * w + w * 0.003
        paint.fillRect(x, h * 0.74, bar, h * 0.19)
        x += bar + (((index * 11 + 2) % 4) + 1.2) * 0.0034 * w
      }
      paint.strokeStyle = '#222426'
      paint.lineWidth = h * 0.02
      paint.strokeRect(w * 0.8, h * 0.72, h * 0.2, h * 0.2)
    }),
  )
}
