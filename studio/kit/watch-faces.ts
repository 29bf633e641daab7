type Paint = (paint: CanvasRenderingContext2D) => void

const sans = '"Liberation Sans", "DejaVu Sans", sans-serif'

const hand = (paint: CanvasRenderingContext2D, turns: number, from: number, to: number, width: number, hex: string) => {
  paint.save()
  paint.rotate(turns * Math.PI * 2)
  paint.strokeStyle = hex
  paint.lineWidth = width
  paint.lineCap = 'round'
  paint.beginPath()
  paint.moveTo(0, -from)
  paint.lineTo(0, -to)
  paint.stroke()
  paint.restore()
}

const arc = (paint: CanvasRenderingContext2D, radius: number, share: number, width: number, hex: string) => {
  paint.lineWidth = width
  paint.lineCap = 'round'
  paint.strokeStyle = `${hex}44`
  paint.beginPath()
  paint.arc(0, 0, radius, 0, Math.PI * 2)
  paint.stroke()
  paint.strokeStyle = hex
  paint.beginPath()
  paint.arc(0, 0, radius, -Math.PI / 2, -Math.PI / 2 + share * Math.PI * 2)
  paint.stroke()
}

/** A round dial with hands at eight past ten and three small counters. */
export const dial: Paint = (paint) => {
  const { width, height } = paint.canvas
  const r = Math.min(width, height) / 2
  paint.fillStyle = '#050608'
  paint.fillRect(0, 0, width, height)
  paint.translate(width / 2, height / 2)
  const glow = paint.createRadialGradient(0, 0, r * 0.1, 0, 0, r)
  glow.addColorStop(0, '#16324a')
  glow.addColorStop(0.7, '#0b1826')
  glow.addColorStop(1, '#04070b')
  paint.fillStyle = glow
  paint.beginPath()
  paint.arc(0, 0, r * 0.97, 0, Math.PI * 2)
  paint.fill()
  for (let mark = 0; mark < 60; mark++)
    hand(
      paint,
      mark / 60,
      r * (mark % 5 ? 0.9 : 0.84),
      r * 0.93,
      r * (mark % 5 ? 0.008 : 0.022),
      mark % 5 ? '#8fa3b5' : '#ffffff',
    )
  paint.textAlign = 'center'
  paint.textBaseline = 'middle'
  paint.fillStyle = '#ffffff'
  paint.font = `600 ${r * 0.17}px ${sans}`
  for (const hour of [12, 3, 6, 9])
    paint.fillText(String(hour), Math.sin((hour / 6) * Math.PI) * r * 0.7, -Math.cos((hour / 6) * Math.PI) * r * 0.7)
  for (const [x, y, share, hex, text] of [
    [-0.34, 0.02, 0.72, '#6fd08a', '72'],
    [0.34, 0.02, 0.46, '#f2a65a', '14'],
    [0, 0.37, 0.6, '#68b6f2', '6k'],
  ] as const) {
    paint.save()
    paint.translate(x * r, y * r)
    arc(paint, r * 0.15, share, r * 0.032, hex)
    paint.fillStyle = '#ffffff'
    paint.font = `600 ${r * 0.12}px ${sans}`
    paint.fillText(text, 0, r * 0.01)
    paint.restore()
  }
  hand(paint, 10.14 / 12, r * 0.06, r * 0.46, r * 0.055, '#ffffff')
  hand(paint, 8.5 / 60, r * 0.06, r * 0.74, r * 0.042, '#ffffff')
  hand(paint, 31 / 60, -r * 0.16, r * 0.82, r * 0.014, '#f2734a')
  paint.fillStyle = '#f2734a'
  paint.beginPath()
  paint.arc(0, 0, r * 0.045, 0, Math.PI * 2)
  paint.fill()
}

/** Large figures with rings of activity, for a rounded square. */
export const figures: Paint = (paint) => {
  const { width, height } = paint.canvas
  paint.fillStyle = '#030304'
  paint.fillRect(0, 0, width, height)
  paint.textAlign = 'right'
  paint.fillStyle = '#ffffff'
  paint.font = `600 ${width * 0.37}px ${sans}`
  paint.fillText('10:28', width * 0.94, height * 0.4)
  paint.fillStyle = '#f2a65a'
  paint.font = `600 ${width * 0.1}px ${sans}`
  paint.textAlign = 'left'
  paint.fillText('14. 03.', width * 0.08, height * 0.14)
  paint.save()
  paint.translate(width * 0.27, height * 0.7)
  arc(paint, width * 0.19, 0.82, width * 0.052, '#f0566e')
  arc(paint, width * 0.125, 0.64, width * 0.052, '#9be04f')
  arc(paint, width * 0.06, 0.46, width * 0.052, '#4cc8e8')
  paint.restore()
  paint.font = `600 ${width * 0.095}px ${sans}`
  for (const [line, hex, text] of [
    [0, '#f0566e', '412 kcal'],
    [1, '#9be04f', '36 min'],
    [2, '#4cc8e8', '7 240'],
  ] as const) {
    paint.fillStyle = hex
    paint.fillText(text, width * 0.54, height * (0.61 + line * 0.12))
  }
}
