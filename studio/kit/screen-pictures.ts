/** What screens of computers show: abstract landscapes of our own, and desks with windows on them. */
export type ScreenPicture = (paint: CanvasRenderingContext2D) => void

/** From the sky down to the nearest layer. */
type Palette = readonly [string, string, ...string[]]

const sky = (paint: CanvasRenderingContext2D, [above, below]: Palette): void => {
  const { width, height } = paint.canvas
  const gradient = paint.createLinearGradient(0, 0, width * 0.25, height)
  gradient.addColorStop(0, above)
  gradient.addColorStop(1, below)
  paint.fillStyle = gradient
  paint.fillRect(0, 0, width, height)
}

/** Looks like chance, is the same every time. */
const uneven = (seed: number): number => Math.abs(Math.sin(seed * 127.1 + 11.7) * 43758.5453) % 1

export const peaks =
  (palette: Palette): ScreenPicture =>
  (paint) => {
    const { width, height } = paint.canvas
    sky(paint, palette)
    paint.fillStyle = 'rgba(255,250,235,0.85)'
    paint.beginPath()
    paint.arc(width * 0.7, height * 0.3, height * 0.075, 0, Math.PI * 2)
    paint.fill()
    palette.slice(2).forEach((colour, layer) => {
      const base = height * (0.52 + layer * 0.13)
      paint.fillStyle = colour
      paint.beginPath()
      paint.moveTo(0, height)
      const steps = 7 + layer * 4
      for (let step = 0; step <= steps; step++) {
        const lift = (step % 2 ? 0.17 : 0.02) * (0.5 + uneven(step + layer * 31)) * (1 - layer * 0.14)
        paint.lineTo((step / steps) * width, base - lift * height)
      }
      paint.lineTo(width, height)
      paint.fill()
    })
  }

export const dunes =
  (palette: Palette): ScreenPicture =>
  (paint) => {
    const { width, height } = paint.canvas
    sky(paint, palette)
    palette.slice(2).forEach((colour, layer) => {
      const base = height * (0.5 + layer * 0.15)
      const shade = paint.createLinearGradient(0, base - height * 0.12, 0, base + height * 0.3)
      shade.addColorStop(0, colour)
      shade.addColorStop(1, palette[layer + 3] ?? colour)
      paint.fillStyle = shade
      paint.beginPath()
      paint.moveTo(0, height)
      for (let x = 0; x <= width; x += 4) {
        const t = x / width
        paint.lineTo(x, base - height * (Math.sin(t * 3.6 + layer * 2.3) * 0.11 + Math.sin(t * 9 + layer) * 0.012))
      }
      paint.lineTo(width, height)
      paint.fill()
    })
  }

export const ribbons =
  (palette: Palette): ScreenPicture =>
  (paint) => {
    const { width, height } = paint.canvas
    sky(paint, palette)
    const bands = palette.slice(2)
    bands.forEach((colour, band) => {
      for (let fold = 0; fold < 3; fold++) {
        const drop = (band * 0.22 + fold * 0.1 - 0.15) * height
        paint.globalAlpha = 0.34
        paint.fillStyle = colour
        paint.beginPath()
        paint.moveTo(0, height * 0.95 - drop)
        paint.bezierCurveTo(
          width * 0.3,
          height * 1.1 - drop,
          width * 0.45,
          height * 0.1 - drop * 0.4,
          width,
          height * 0.3 - drop,
        )
        paint.lineTo(width, height * 0.62 - drop * 0.5)
        paint.bezierCurveTo(width * 0.6, height * 0.3, width * 0.4, height * 1.3 - drop, 0, height * 1.15 - drop * 0.6)
        paint.fill()
      }
    })
    paint.globalAlpha = 1
  }

export const orbs =
  (palette: Palette): ScreenPicture =>
  (paint) => {
    const { width, height } = paint.canvas
    sky(paint, palette)
    palette.slice(2).forEach((colour, index) => {
      const [x, y] = [width * (0.2 + 0.62 * uneven(index + 4)), height * (0.2 + 0.65 * uneven(index + 19))]
      const radius = height * (0.3 + 0.3 * uneven(index + 7))
      const glow = paint.createRadialGradient(x - radius * 0.35, y - radius * 0.35, radius * 0.05, x, y, radius)
      glow.addColorStop(0, colour)
      glow.addColorStop(0.96, `${colour}b0`)
      glow.addColorStop(1, `${colour}00`)
      paint.fillStyle = glow
      paint.fillRect(0, 0, width, height)
    })
  }

/** Slanted facets that glow along their edges. */
export const shards =
  (palette: Palette): ScreenPicture =>
  (paint) => {
    const { width, height } = paint.canvas
    sky(paint, palette)
    const edges = palette.slice(2)
    for (let index = 0; index < 9; index++) {
      const left = (index / 8) * width * 1.25 - width * 0.25
      const tall = height * (0.35 + 0.6 * uneven(index + 3))
      const wide = width * (0.07 + 0.08 * uneven(index + 12))
      paint.beginPath()
      paint.moveTo(left, height)
      paint.lineTo(left + tall * 0.5, height - tall)
      paint.lineTo(left + tall * 0.5 + wide, height - tall * 0.86)
      paint.lineTo(left + wide * 1.4, height)
      paint.closePath()
      paint.fillStyle = index % 2 ? 'rgba(8,10,18,0.72)' : 'rgba(28,32,48,0.62)'
      paint.fill()
      paint.strokeStyle = edges[index % edges.length] ?? '#ffffff'
      paint.lineWidth = height * 0.006
      paint.shadowColor = paint.strokeStyle
      paint.shadowBlur = height * 0.03
      paint.stroke()
      paint.shadowBlur = 0
    }
  }
