import type { Mesh } from 'three'
import { print } from './prints.ts'

type Wheel = readonly [x: number, y: number, radius: number]

/** Perforated sheet that faces +z, as a print: dark dots, a little lighter where a fan turns behind them. */
export const meshwork = (width: number, height: number, step: number, wheels: readonly Wheel[] = []): Mesh =>
  print(
    width,
    height,
    (paint) => {
      const lines = Math.floor(height / (step * 0.866))
      const cells = Math.floor(width / step)
      for (let line = 0; line < lines; line++)
        for (let cell = 0; cell < cells; cell++) {
          const x = (width - (cells - 1) * step) / 2 + cell * step + (line % 2 ? step / 4 : -step / 4)
          const y = (height - (lines - 1) * step * 0.866) / 2 + line * step * 0.866
          const wheel = wheels.find(
            ([wx, wy, radius]) => Math.hypot(x - width / 2 - wx, height / 2 - y - wy) < radius * 1.12,
          )
          paint.fillStyle = wheel
            ? shadeBehind(x - width / 2 - wheel[0], height / 2 - y - wheel[1], wheel[2])
            : '#070708'
          paint.beginPath()
          paint.arc(x, y, step * 0.36, 0, 7)
          paint.fill()
        }
    },
    0.7,
  )

const shadeBehind = (x: number, y: number, radius: number): string => {
  const out = Math.hypot(x, y) / radius
  if (out > 1 || out < 0.32) return '#2a2b2d'
  const blade = (Math.atan2(y, x) + out * 0.7) * 9
  return Math.sin(blade) > -0.2 ? '#1d1e20' : '#08090a'
}
