import type { Object3D } from 'three'
import { band, bow } from '../kit/bands.ts'
import { cord } from '../kit/cords.ts'
import { wellLit } from '../kit/held.ts'
import { latheTurned } from '../kit/lenses.ts'
import { darker, hollow, lamp, lighter, metal, mixed, plastic, rubber } from '../kit/materials.ts'
import { pebble } from '../kit/pebbles.ts'
import { at, box, cylinder, group, ring, slab, tube, turned } from '../kit/shapes.ts'
import { sheen } from '../kit/sheen.ts'
import type { Model } from '../model.ts'

const leather = (body: string) => plastic(mixed(body, '#1a1a1b', 0.72), 0.68)

/** An ear cup whose outside faces +z: shell, seam, cushion, the cloth inside it. */
const largeCup = (body: string): Object3D =>
  group(
    at(pebble({ width: 74, height: 88, depth: 20, corner: 36, front: [12, 9], back: 3 }, sheen(body, 0.5)), 0, 0, 6),
    at(
      pebble(
        { width: 62, height: 76, depth: 1, corner: 30, front: 0.4, back: 0 },
        plastic(mixed(body, '#ffffff', 0.04), 0.36),
      ),
      0,
      0,
      16.2,
    ),
    at(
      pebble({ width: 72, height: 86, depth: 3, corner: 35, front: 0.6, back: 0.6 }, plastic(darker(body, 0.5), 0.5)),
      0,
      0,
      -4.6,
    ),
    at(
      pebble({ width: 76, height: 90, depth: 22, corner: 37, front: [5, 6], back: [15, 12] }, leather(body)),
      0,
      0,
      -16.5,
    ),
    at(
      pebble({ width: 40, height: 54, depth: 1, corner: 20, front: 0, back: 0.4 }, plastic('#2b2c2e', 0.95)),
      0,
      0,
      -27.4,
    ),
  )

/** A fork that carries the cup on two pivots, and the slide that goes up into the band. */
const fork = (body: string): Object3D => {
  const bright = metal(lighter(body, 0.2), 0.3)
  return group(
    band({
      path: [
        [-40, -2],
        [-40.5, 18],
        [-33, 38],
        [-16, 50],
        [0, 53],
        [16, 50],
        [33, 38],
        [40.5, 18],
        [40, -2],
      ],
      width: () => 6,
      thick: () => 3.6,
      material: plastic(darker(body, 0.2), 0.4),
    }),
    ...[-1, 1].map((side) => at(turned(cylinder(4, 5, bright), 0, 0, 90), side * 38.6, 0, 0)),
    at(box(11, 44, 3.2, 1.2, bright), 0, 72, 0),
    at(cylinder(6, 9, plastic(darker(body, 0.2), 0.4)), 0, 55, 0),
  )
}

/** On the left ear (-x) or the right one; leans inwards at the bottom as on a head. */
const sideOf = (sign: 1 | -1, across: number, high: number, lean: number, part: Object3D): Object3D =>
  at(turned(group(turned(part, 0, sign * 90, 0)), 0, 0, sign * lean), sign * across, high, 0)

const headphones: Model = (body) => {
  const [across, high] = [78, 46]
  const over = bow(88, 128, 196)
  const padding = over.slice(4, -4).map(([x, y]) => [x * 0.955, y - 6.6] as const)
  return {
    object: group(
      ...([1, -1] as const).flatMap((sign) => [
        sideOf(sign, across, high, -5, group(largeCup(body), at(group(fork(body)), 0, 0, 4))),
        at(turned(box(7, 24, 15, 2.6, plastic(body, 0.46)), 0, 0, sign * 3), sign * 87.2, 128, 0),
        at(turned(box(7.4, 2, 15.4, 0.6, metal(lighter(body, 0.3), 0.28)), 0, 0, sign * 3), sign * 86.8, 119, 0),
      ]),
      band({
        path: over,
        width: (share) => 16 + 14 * Math.sin(Math.PI * share),
        thick: () => 6.4,
        material: plastic(body, 0.46),
      }),
      band({
        path: padding,
        width: (share) => 20 + 15 * Math.sin(Math.PI * share),
        thick: (share) => 6 + 5 * Math.sin(Math.PI * share),
        material: leather(body),
      }),
      sideOf(
        1,
        across,
        high,
        -5,
        group(
          at(turned(slab(8.4, 2.8, 0.6, 1.4, 0, hollow()), 90, 0, 0), 0, -43.8, 4),
          at(box(1.2, 1.2, 1.2, 0.4, lamp('#8fd6ff', 1)), 14, -41, 4),
        ),
      ),
    ),
    angles: {
      front: { azimuth: -30, elevation: 10 },
      back: { azimuth: 152, elevation: 24 },
      side: { azimuth: -90, elevation: 5 },
    },
  }
}

/** Round, lies on the ear: shell, ring, foam. Its outside faces +z. */
const smallCup = (body: string): Object3D =>
  group(
    turned(
      latheTurned(
        [
          [29, -8],
          [31, -5],
          [31, 3],
          [29, 7],
          [24, 9.6],
          [12, 10.6],
          [0, 10.8],
        ],
        sheen(body, 0.5),
      ),
      90,
      0,
      0,
    ),
    at(ring(22.4, 0.7, metal(lighter(body, 0.3), 0.3)), 0, 0, 9.9),
    at(turned(cylinder(14, 0.8, plastic(darker(body, 0.25), 0.35)), 90, 0, 0), 0, 0, 10.5),
    turned(cylinder(28, 14, hollow()), 90, 0, 0),
    at(
      turned(
        latheTurned(
          [
            [0, 0],
            [16, 0],
            [18, -1.5],
            [22, -4.4],
            [28, -3],
            [31.6, 2],
            [31, 7],
            [27, 9.4],
          ],
          leather(body),
        ),
        90,
        0,
        0,
      ),
      0,
      0,
      -17,
    ),
    at(turned(cylinder(15.6, 0.6, hollow()), 90, 0, 0), 0, 0, -17.2),
  )

/** From the cup forward to the mouth, with its foam ball; in the plane of the cup, its end towards +x. */
const microphone = (body: string): Object3D =>
  group(
    turned(cylinder(9.6, 4.4, plastic(darker(body, 0.2), 0.45)), 90, 0, 0),
    at(turned(cylinder(6, 1, plastic(lighter(body, 0.1), 0.4)), 90, 0, 0), 0, 0, 2.6),
    tube(
      [
        [4, -2, 0],
        [24, -9, 0],
        [52, -18, -8],
        [82, -23.4, -24],
        [100, -24, -38],
      ],
      2.4,
      plastic(darker(body, 0.1), 0.5),
    ),
    at(
      turned(
        pebble({ width: 22, height: 12, depth: 12, corner: 6, front: 5.6, back: 5.6 }, rubber('#151516')),
        0,
        38,
        -2,
      ),
      106,
      -24,
      -43,
    ),
  )

const headset: Model = (body) => {
  const [across, high] = [74, 32.4]
  const over = bow(79, 58.4, 164.4)
  const padding = over.slice(7, -7).map(([x, y]) => [x * 0.96, y - 5.4] as const)
  return {
    object: group(
      ...([1, -1] as const).flatMap((sign) => [
        sideOf(sign, across, high, -4, smallCup(body)),
        at(turned(box(6, 46, 13, 2.4, plastic(darker(body, 0.12), 0.46)), 0, 0, sign * -2), sign * 80.4, 60.4, 0),
        at(turned(box(4, 30, 9, 1.4, metal(lighter(body, 0.25), 0.3)), 0, 0, sign * -1), sign * 79.6, 82.4, 0),
      ]),
      band({ path: over, width: () => 13, thick: () => 3.4, material: plastic(body, 0.45) }),
      band({
        path: padding,
        width: (share) => 16 + 9 * Math.sin(Math.PI * share),
        thick: (share) => 4 + 5 * Math.sin(Math.PI * share),
        material: leather(body),
      }),
      sideOf(-1, across + 12.6, high, -4, microphone(body)),
      cord([
        [-75.5, 8, -24],
        [-75.5, 3.4, -31],
        [-66, 2.2, -46],
        [-34, 2, -60],
        [6, 3, -58],
        [24, 4, -52],
      ]),
      at(turned(cylinder(2.3, 11, rubber('#151516'), 3), 45, 0, 0), -75.5, 10.4, -22),
    ),
    angles: {
      front: { azimuth: -32, elevation: 12 },
      back: { azimuth: 148, elevation: 18 },
      side: { azimuth: -82, elevation: 6 },
    },
  }
}

export const headphoneModels = { headphones: wellLit(headphones), headset: wellLit(headset) } satisfies Record<
  string,
  Model
>
