import { type Mesh, ShapeGeometry } from 'three'
import { screen } from './screens.ts'
import { roundedOutline } from './shapes.ts'

type Paint = (paint: CanvasRenderingContext2D) => void

/** Three spots of light over a ground: calm enough behind a clock. */
const glows = {
  lagoon: ['#0c2a4a', '#1f7fa8', '#f0a58a', '#46c2b6'],
  orchid: ['#2a1750', '#b0509c', '#f4a988', '#5b58c9'],
  meadow: ['#0e3b34', '#2f8f6b', '#f1d889', '#5cb7c4'],
  sunset: ['#3a1436', '#d9583f', '#f7c177', '#7a2f73'],
  night: ['#0b1024', '#2b4aa6', '#7d5cc9', '#2aa3c0'],
  sand: ['#5a3a2c', '#d39b6a', '#f5e3c4', '#8fa4a8'],
} as const satisfies Record<string, readonly [string, string, string, string]>

type Glow = keyof typeof glows

const paintGlow = (paint: CanvasRenderingContext2D, glow: Glow): void => {
  const { width, height } = paint.canvas
  const [ground, ...spots] = glows[glow]
  paint.fillStyle = ground
  paint.fillRect(0, 0, width, height)
  const places = [
    [0.1, 0.72, 0.85],
    [0.95, 0.98, 0.7],
    [1, 0.3, 0.62],
  ] as const
  const long = Math.max(width, height)
  spots.forEach((colour, index) => {
    const [x, y, reach] = places[index] ?? places[0]
    const spot = paint.createRadialGradient(x * width, y * height, 0, x * width, y * height, reach * long)
    spot.addColorStop(0, colour)
    spot.addColorStop(0.45, `${colour}99`)
    spot.addColorStop(1, `${colour}00`)
    paint.fillStyle = spot
    paint.fillRect(0, 0, width, height)
  })
  paint.globalAlpha = 0.16
  paint.fillStyle = '#ffffff'
  for (const [x, y, reach] of [
    [0.15, 1.02, 0.62],
    [0.35, 1.1, 0.52],
  ] as const) {
    paint.beginPath()
    paint.arc(x * width, y * height, reach * long, 0, Math.PI * 2)
    paint.fill()
  }
  paint.globalAlpha = 1
}

const sans = '"DejaVu Sans", "Liberation Sans", sans-serif'

/** Signal and battery, in the corners of the screen; `edge` is how far from it, as a part of the width. */
const paintStatus = (paint: CanvasRenderingContext2D, size: number, edge: number): void => {
  const { width } = paint.canvas
  const top = edge * 0.62
  paint.fillStyle = '#ffffff'
  for (let bar = 0; bar < 4; bar++) {
    const tall = size * (0.35 + bar * 0.2)
    paint.fillRect(width - edge - size * 3.4 + bar * size * 0.32, top + size - tall, size * 0.2, tall)
  }
  paint.lineWidth = size * 0.09
  paint.strokeStyle = '#ffffffcc'
  paint.beginPath()
  paint.roundRect(width - edge - size * 1.75, top + size * 0.12, size * 1.6, size * 0.84, size * 0.24)
  paint.stroke()
  paint.beginPath()
  paint.roundRect(width - edge - size * 1.62, top + size * 0.25, size * 1.08, size * 0.58, size * 0.14)
  paint.fill()
  paint.fillRect(width - edge - size * 0.07, top + size * 0.38, size * 0.1, size * 0.32)
}

/** A clock, a date in figures, a torch and a camera key below: the same in every language. */
export const lockScreen =
  (glow: Glow, clockAt = 0.2): Paint =>
  (paint) => {
    paintGlow(paint, glow)
    const { width, height } = paint.canvas
    const unit = Math.min(width, height)
    paintStatus(paint, unit * 0.042, unit * 0.085)
    paint.textAlign = 'center'
    paint.fillStyle = '#ffffff'
    paint.font = `500 ${unit * 0.062}px ${sans}`
    paint.fillText('14. 03.', width / 2, height * clockAt - unit * 0.2)
    paint.font = `500 ${unit * 0.235}px "Liberation Sans", ${sans}`
    paint.fillText('10:28', width / 2, height * clockAt + unit * 0.03)
    for (const side of [-1, 1]) {
      const x = width / 2 + side * (width / 2 - unit * 0.17)
      const y = height - unit * 0.17
      paint.fillStyle = '#00000055'
      paint.beginPath()
      paint.arc(x, y, unit * 0.065, 0, Math.PI * 2)
      paint.fill()
      paint.fillStyle = '#ffffff'
      paint.beginPath()
      if (side < 0) {
        paint.roundRect(x - unit * 0.018, y - unit * 0.036, unit * 0.036, unit * 0.02, unit * 0.005)
        paint.roundRect(x - unit * 0.011, y - unit * 0.01, unit * 0.022, unit * 0.044, unit * 0.006)
      } else {
        paint.roundRect(x - unit * 0.033, y - unit * 0.022, unit * 0.066, unit * 0.046, unit * 0.012)
        paint.roundRect(x - unit * 0.014, y - unit * 0.031, unit * 0.028, unit * 0.02, unit * 0.006)
      }
      paint.fill()
    }
    paint.fillStyle = '#ffffffdd'
    paint.beginPath()
    paint.roundRect(width / 2 - unit * 0.18, height - unit * 0.035, unit * 0.36, unit * 0.012, unit * 0.006)
    paint.fill()
  }

const tiles = [
  '#3f7fd6',
  '#35a36b',
  '#e2804a',
  '#c9536d',
  '#7c62c4',
  '#f0b63f',
  '#4db2c2',
  '#54606e',
  '#e9e9ea',
] as const

const paintTile = (paint: CanvasRenderingContext2D, x: number, y: number, size: number, index: number): void => {
  const colour = tiles[index % tiles.length] ?? tiles[0]
  paint.fillStyle = colour
  paint.beginPath()
  paint.roundRect(x - size / 2, y - size / 2, size, size, size * 0.24)
  paint.fill()
  paint.strokeStyle = colour === '#e9e9ea' ? '#4a5058' : '#ffffff'
  paint.lineWidth = size * 0.075
  paint.lineCap = 'round'
  paint.beginPath()
  const form = (index * 7) % 5
  if (form === 0) paint.arc(x, y, size * 0.22, 0, Math.PI * 2)
  if (form === 1) paint.roundRect(x - size * 0.22, y - size * 0.17, size * 0.44, size * 0.34, size * 0.08)
  if (form === 2) for (const line of [-1, 0, 1]) paint.rect(x - size * 0.2, y + line * size * 0.13, size * 0.4, 0.1)
  if (form === 3) {
    paint.moveTo(x - size * 0.2, y + size * 0.16)
    paint.lineTo(x - size * 0.05, y - size * 0.14)
    paint.lineTo(x + size * 0.07, y + size * 0.06)
    paint.lineTo(x + size * 0.2, y - size * 0.18)
  }
  if (form === 4) {
    paint.arc(x - size * 0.1, y + size * 0.12, size * 0.09, 0, Math.PI * 2)
    paint.moveTo(x - size * 0.01, y + size * 0.12)
    paint.lineTo(x - size * 0.01, y - size * 0.2)
    paint.lineTo(x + size * 0.18, y - size * 0.14)
  }
  paint.stroke()
}

/** A tablet's first page: a clock, rows of tiles, a dock. */
export const homeScreen =
  (glow: Glow, columns: number, rows: number): Paint =>
  (paint) => {
    paintGlow(paint, glow)
    const { width, height } = paint.canvas
    const unit = Math.min(width, height)
    const size = unit * 0.088
    paintStatus(paint, unit * 0.022, unit * 0.05)
    paint.textAlign = 'left'
    paint.fillStyle = '#ffffff'
    paint.font = `500 ${unit * 0.13}px "Liberation Sans", ${sans}`
    paint.fillText('10:28', width * 0.1, unit * 0.24)
    paint.font = `500 ${unit * 0.034}px ${sans}`
    paint.fillText('14. 03.', width * 0.105, unit * 0.3)
    const top = unit * 0.42
    const bottom = height - unit * 0.26
    for (let index = 0; index < columns * rows - 2; index++) {
      const x = width * (0.13 + (0.74 * (index % columns)) / (columns - 1))
      paintTile(
        paint,
        x,
        top + ((bottom - top) * Math.floor(index / columns)) / Math.max(1, rows - 1),
        size,
        index * 4 + 1,
      )
    }
    paint.fillStyle = '#ffffff40'
    paint.beginPath()
    paint.roundRect(width / 2 - size * 3.6, height - size * 1.62, size * 7.2, size * 1.42, size * 0.42)
    paint.fill()
    for (let index = 0; index < 5; index++)
      paintTile(paint, width / 2 + (index - 2) * size * 1.34, height - size * 0.91, size, index * 3 + 2)
  }

/** A lit screen with rounded corners that faces +z. */
export const litScreen = (width: number, height: number, corner: number, paint: Paint): Mesh => {
  const lit = screen(width, height, 'slate', paint)
  const geometry = new ShapeGeometry(roundedOutline(width, height, corner), 16)
  const uv = geometry.getAttribute('uv')
  for (let index = 0; index < uv.count; index++)
    uv.setXY(index, uv.getX(index) / width + 0.5, uv.getY(index) / height + 0.5)
  lit.geometry = geometry
  return lit
}
