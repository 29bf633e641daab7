import type { ScreenPicture } from './screen-pictures.ts'

type Area = readonly [x: number, y: number, width: number, height: number]

const accents = ['#3f7fd0', '#e0903a', '#4ba37a', '#c65468', '#7a67c0', '#38a5b5', '#d8b63c']

const rounded = (
  paint: CanvasRenderingContext2D,
  [x, y, width, height]: Area,
  radius: number,
  colour: string,
): void => {
  paint.fillStyle = colour
  paint.beginPath()
  paint.roundRect(x, y, width, height, radius)
  paint.fill()
}

/** A bar below with a few signs and a clock; `dock` floats in the middle instead. */
const bar = (paint: CanvasRenderingContext2D, kind: 'bar' | 'dock'): void => {
  const { width, height } = paint.canvas
  const high = height * 0.062
  const sign = high * 0.58
  const count = 8
  const from = kind === 'bar' ? width * 0.02 : width / 2 - (count * high) / 2
  if (kind === 'bar') rounded(paint, [0, height - high, width, high], 0, 'rgba(22,28,38,0.78)')
  else
    rounded(
      paint,
      [from - high * 0.2, height - high * 1.35, count * high + high * 0.4, high * 1.12],
      high * 0.3,
      'rgba(245,247,250,0.42)',
    )
  const middle = kind === 'bar' ? height - high / 2 : height - high * 0.79
  for (let index = 0; index < count; index++)
    rounded(
      paint,
      [from + index * high + (high - sign) / 2, middle - sign / 2, sign, sign],
      sign * 0.26,
      accents[index % accents.length] ?? '#fff',
    )
  if (kind === 'dock') return
  paint.fillStyle = '#e8ecf0'
  paint.font = `500 ${high * 0.4}px sans-serif`
  paint.textAlign = 'right'
  paint.textBaseline = 'middle'
  paint.fillText('10:24', width - high * 0.5, middle)
}

const lines = (paint: CanvasRenderingContext2D, [x, y, width, height]: Area, count: number, colour: string): void => {
  const step = height / count
  for (let index = 0; index < count; index++)
    rounded(
      paint,
      [x, y + index * step, width * (index % 4 === 3 ? 0.55 : 0.9 + (index % 3) * 0.05), step * 0.34],
      step * 0.15,
      colour,
    )
}

const contents = {
  letter: (paint: CanvasRenderingContext2D, [x, y, width, height]: Area) => {
    rounded(paint, [x, y, width, height], 0, '#e4e7ea')
    rounded(paint, [x + width * 0.16, y + height * 0.06, width * 0.68, height * 0.94], 0, '#ffffff')
    rounded(paint, [x + width * 0.23, y + height * 0.13, width * 0.34, height * 0.035], 2, '#2d3b4c')
    lines(paint, [x + width * 0.23, y + height * 0.22, width * 0.54, height * 0.7], 15, '#b7bec6')
  },
  table: (paint: CanvasRenderingContext2D, [x, y, width, height]: Area) => {
    rounded(paint, [x, y, width, height], 0, '#ffffff')
    rounded(paint, [x, y, width, height * 0.06], 0, '#3f8f68')
    for (let line = 1; line < 16; line++) {
      const top = y + height * 0.06 * line
      rounded(paint, [x, top, width, 1.5], 0, '#d5dadf')
      for (let column = 0; column < 7; column++)
        if ((line * 7 + column * 3) % 5)
          rounded(
            paint,
            [x + (width / 7) * (column + 0.15), top + height * 0.02, (width / 7) * 0.5, height * 0.018],
            1,
            '#a3adb8',
          )
    }
    for (let column = 1; column < 7; column++)
      rounded(paint, [x + (width / 7) * column, y, 1.5, height * 0.96], 0, '#d5dadf')
  },
  chart: (paint: CanvasRenderingContext2D, [x, y, width, height]: Area) => {
    rounded(paint, [x, y, width, height], 0, '#f7f8fa')
    rounded(paint, [x + width * 0.08, y + height * 0.08, width * 0.4, height * 0.05], 2, '#37475a')
    const tall = [0.3, 0.45, 0.38, 0.62, 0.54, 0.76, 0.68]
    tall.forEach((share, index) => {
      rounded(
        paint,
        [x + width * (0.1 + index * 0.12), y + height * (0.92 - share * 0.9), width * 0.075, height * share * 0.9],
        3,
        accents[index % 3] ?? '#888',
      )
    })
  },
  page: (paint: CanvasRenderingContext2D, [x, y, width, height]: Area) => {
    rounded(paint, [x, y, width, height], 0, '#ffffff')
    rounded(paint, [x, y, width, height * 0.42], 0, '#8fb5c9')
    rounded(paint, [x + width * 0.07, y + height * 0.12, width * 0.36, height * 0.06], 2, '#ffffff')
    rounded(paint, [x + width * 0.07, y + height * 0.22, width * 0.14, height * 0.06], height * 0.03, '#e0903a')
    for (let column = 0; column < 3; column++) {
      rounded(
        paint,
        [x + width * (0.07 + column * 0.3), y + height * 0.49, width * 0.26, height * 0.22],
        4,
        accents[(column * 2 + 4) % 7] ?? '#888',
      )
      lines(paint, [x + width * (0.07 + column * 0.3), y + height * 0.76, width * 0.26, height * 0.2], 4, '#c2c9d0')
    }
  },
  code: (paint: CanvasRenderingContext2D, [x, y, width, height]: Area) => {
    rounded(paint, [x, y, width, height], 0, '#1d222b')
    rounded(paint, [x, y, width * 0.2, height], 0, '#252b36')
    lines(paint, [x + width * 0.03, y + height * 0.05, width * 0.12, height * 0.6], 12, '#5b6678')
    for (let line = 0; line < 20; line++) {
      const indent = [0, 1, 2, 2, 3, 2, 1][line % 7] ?? 0
      const from = x + width * (0.24 + indent * 0.035)
      rounded(
        paint,
        [from, y + height * (0.05 + line * 0.046), width * (0.06 + (line % 3) * 0.03), height * 0.017],
        2,
        accents[(line * 3) % 7] ?? '#888',
      )
      if (line % 4 !== 2)
        rounded(
          paint,
          [
            from + width * (0.08 + (line % 3) * 0.03),
            y + height * (0.05 + line * 0.046),
            width * (0.12 + (line % 5) * 0.05),
            height * 0.017,
          ],
          2,
          '#9aa7ba',
        )
    }
  },
} as const

type Window = { readonly shows: keyof typeof contents; readonly area: Area }

/** A desk: the picture behind, windows whose areas are shares of the screen, and a bar or a dock. */
export const desk =
  (behind: ScreenPicture, below: 'bar' | 'dock' | 'none', ...windows: readonly Window[]): ScreenPicture =>
  (paint) => {
    behind(paint)
    const { width, height } = paint.canvas
    for (const { shows, area } of windows) {
      const [x, y, wide, high] = [area[0] * width, area[1] * height, area[2] * width, area[3] * height]
      const title = height * 0.042
      paint.save()
      paint.shadowColor = 'rgba(10,16,28,0.45)'
      paint.shadowBlur = height * 0.03
      paint.shadowOffsetY = height * 0.01
      rounded(paint, [x, y, wide, high], height * 0.014, shows === 'code' ? '#2c3340' : '#eef0f3')
      paint.restore()
      for (let dot = 0; dot < 3; dot++)
        rounded(
          paint,
          [x + wide - title * (0.9 + dot * 0.8), y + title * 0.36, title * 0.3, title * 0.3],
          title * 0.15,
          '#8b95a1',
        )
      paint.save()
      paint.beginPath()
      paint.roundRect(x, y + title, wide, high - title, [0, 0, height * 0.014, height * 0.014])
      paint.clip()
      contents[shows](paint, [x, y + title, wide, high - title])
      paint.restore()
    }
    if (below !== 'none') bar(paint, below)
  }
