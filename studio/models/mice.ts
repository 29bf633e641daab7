import { type Material, type Object3D, Vector3 } from 'three'
import { cord } from '../kit/cords.ts'
import { wellLit } from '../kit/held.ts'
import { darker, hollow, lamp, lighter, mixed, plastic, rubber } from '../kit/materials.ts'
import { pebble } from '../kit/pebbles.ts'
import { scrollWheel } from '../kit/scroll-wheel.ts'
import { at, cylinder, group, sheet, turned } from '../kit/shapes.ts'
import { onSurface, patch, type Surface, seam } from '../kit/surfaces.ts'
import type { Model } from '../model.ts'

const soft = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power
const swell = (value: number, around: number, width: number) => Math.exp(-(((value - around) / width) ** 2))

const footOf = (width: number, long: number, hex: string): Object3D =>
  group(
    at(sheet(width, 3.6, long, width * 0.44, 1, plastic(hex, 0.6)), 0, 2.4, 0),
    ...[-1, 1].map((end) => at(sheet(width * 0.5, 0.8, 9, 4, 0.2, plastic('#e6e6e4', 0.5)), 0, 0.4, end * long * 0.38)),
  )

type Range = readonly [number, number]

/** A side piece of another material, with the gap around it; `u` runs from the table up. */
const flank = (surface: Surface, [low, high]: Range, [from, to]: Range, material: Material, gap: Material): Object3D =>
  group(
    patch(surface, low < high ? [low, high] : [high, low], [from, to], 0.12, material),
    seam(
      surface,
      (share) => {
        const along = Math.min(1, Math.max(0, share * 1.4 - 0.2))
        const up = Math.min(1, share * 5, (1 - share) * 5)
        return [low + (high - low) * up, from + (to - from) * along]
      },
      0.7,
      gap,
    ),
  )

/** Half an egg over the table: u runs from the right over the top to the left, v from the palm to the keys (+z). */
const plainShell: Surface = (u, v) => {
  const around = Math.PI * u
  const along = Math.PI * v
  const z = -57 * soft(Math.cos(along), 0.86)
  const full = Math.sin(along) ** 0.42
  const waist = 1 - 0.07 * swell(z, 8, 26)
  const high = (36 - 0.0032 * (z + 14) ** 2) * Math.sin(along) ** 0.5
  return new Vector3(30.5 * full * waist * soft(Math.cos(around), 0.7), 4 + high * soft(Math.sin(around), 0.72), z)
}

const cable = (): Object3D =>
  group(
    cord(
      [
        [0, 7, 55],
        [0, 7, 64],
        [3, 4, 76],
        [14, 2.2, 90],
        [36, 2.2, 90],
        [50, 2.6, 72],
        [54, 3.6, 52],
        [54, 4, 40],
      ],
      1.8,
    ),
    at(turned(cylinder(2.9, 9, rubber('#222324'), 2.2), 90, 0, 0), 0, 7, 59),
  )

const plainMouse =
  (hasCable: boolean): Model =>
  (body) => {
    const gap = plastic(darker(body, 0.8), 0.9)
    const sides = plastic(darker(body, 0.42), 0.7)
    return {
      object: group(
        footOf(57, 110, darker(body, 0.4)),
        patch(plainShell, [0, 1], [0, 1], 0, plastic(body, 0.42)),
        flank(plainShell, [0, 0.17], [0.1, 0.9], sides, gap),
        flank(plainShell, [1, 0.83], [0.1, 0.9], sides, gap),
        seam(plainShell, (share) => [0.5, 0.6 + 0.398 * share], 0.9, gap),
        seam(plainShell, (share) => [0.17 + 0.66 * share, 0.6 - 0.05 * (share * 2 - 1) ** 2], 0.8, gap),
        patch(plainShell, [0.478, 0.522], [0.655, 0.8], 0.3, hollow()),
        onSurface(plainShell, 0.5, 0.73, -6.6, scrollWheel(10.5, 5.6, '#2a2b2c')),
        onSurface(plainShell, 0.5, 0.56, 0.1, group(turned(cylinder(1, 0.5, lamp('#5fce8a', 0.9)), 90, 0, 0))),
        ...(hasCable ? [cable()] : []),
      ),
      angles: {
        front: { azimuth: -34, elevation: 34 },
        back: { azimuth: 150, elevation: 26 },
        side: { azimuth: -90, elevation: 7 },
      },
    }
  }

/** The thumb's side is +x: the crest leans there, the flank is hollow, and below it the rest flares out. */
const tallShell: Surface = (u, v) => {
  const around = Math.PI * u
  const along = Math.PI * v
  const z = -63 * soft(Math.cos(along), 0.86)
  const full = Math.sin(along) ** 0.42
  const middle = swell(z, -2, 40)
  const high = (47 - 0.0039 * (z + 22) ** 2) * Math.sin(along) ** 0.52
  const y = 4 + high * soft(Math.sin(around), 0.7)
  const thumb = middle * (17 * swell(u, 0, 0.06) - 12 * swell(u, 0.19, 0.1))
  return new Vector3(33 * full * soft(Math.cos(around), 0.68) + thumb + y * 0.2 * middle - 5, y, z)
}

const mouseErgonomic: Model = (body) => {
  const gap = plastic(darker(body, 0.8), 0.9)
  const grip = rubber(darker(body, 0.36))
  const bright = plastic(mixed(lighter(body, 0.1), '#9a9da0', 0.25), 0.35)
  const sideKey = () => pebble({ width: 5, height: 10.5, depth: 3, corner: 2.2, front: 0.9 }, bright)
  return {
    object: group(
      at(footOf(60, 116, darker(body, 0.5)), -3, 0, 0),
      patch(tallShell, [0, 1], [0, 1], 0, plastic(body, 0.5)),
      flank(tallShell, [0, 0.27], [0.13, 0.87], grip, gap),
      flank(tallShell, [1, 0.84], [0.13, 0.87], grip, gap),
      seam(tallShell, (share) => [0.46, 0.6 + 0.398 * share], 0.9, gap),
      seam(tallShell, (share) => [0.27 + 0.57 * share, 0.6 - 0.04 * (share * 2 - 1) ** 2], 0.8, gap),
      patch(tallShell, [0.435, 0.485], [0.655, 0.8], 0.3, hollow()),
      onSurface(tallShell, 0.46, 0.73, -6.8, scrollWheel(11, 6.4, '#6d7073')),
      onSurface(
        tallShell,
        0.46,
        0.565,
        0.2,
        pebble({ width: 9, height: 5, depth: 2, corner: 2.2, front: 0.7 }, bright),
      ),
      onSurface(tallShell, 0.225, 0.6, 0, pebble({ width: 14, height: 14, depth: 1, corner: 6, front: 0.4 }, hollow())),
      onSurface(tallShell, 0.225, 0.6, -4.2, scrollWheel(6.2, 9, '#6d7073')),
      onSurface(tallShell, 0.215, 0.49, 0.5, sideKey()),
      onSurface(tallShell, 0.215, 0.42, 0.5, sideKey()),
    ),
    angles: {
      front: { azimuth: 42, elevation: 30 },
      back: { azimuth: 140, elevation: 26 },
      side: { azimuth: 90, elevation: 8 },
    },
  }
}

export const mouseModels = {
  mouse: wellLit(plainMouse(true)),
  'mouse-wireless': wellLit(plainMouse(false)),
  'mouse-ergonomic': wellLit(mouseErgonomic),
} satisfies Record<string, Model>
