import { CylinderGeometry, type Material, type Object3D } from 'three'
import { latheTurned } from '../kit/lenses.ts'
import { darkGlass, lamp, plastic, steel } from '../kit/materials.ts'
import { at, box, cylinder, group, repeated, ring, turned } from '../kit/shapes.ts'
import { strap } from '../kit/straps.ts'
import type { Subject } from '../model.ts'

type Straps = { readonly lug: number; readonly back: number; readonly width: number; readonly material: Material }

/** From a lug around to the back of the wrist and past it by so many degrees, further out there to lie over the other end. */
const around = (lug: number, back: number, sign: 1 | -1, past: number, over: number): (readonly [number, number])[] => [
  [sign * lug, back],
  [sign * (lug + 3.4), back - 7],
  [sign * 26, back - 20],
  ...[62, 45, 30, 15, 0, past / 2, past].map((degrees, step) => {
    const angle = (degrees * Math.PI) / 180
    const out = Math.min(1, step / 3) * over
    return [sign * (26 + out) * Math.sin(angle), back - 22 - (29 + out) * Math.cos(angle)] as const
  }),
]

/** Closed around a wrist that is not there; the end with the holes lies over the other. */
const worn = ({ lug, back, width, material }: Straps): Object3D =>
  group(
    strap({
      path: around(lug, back, 1, -25, 0),
      width: [width, width - 2],
      thick: 2.6,
      material,
    }),
    strap({
      path: around(lug, back, -1, -42, 2.8),
      width: [width, width - 3],
      thick: 2.4,
      material,
      holes: 6,
    }),
    at(turned(box(width + 2.4, 6, 7.6, 1.6, material), 14, 0, 0), 0, 7, back - 51.2),
    at(turned(cylinder(2.1, 1.6, steel()), 90, 0, 0), 0, -5, back - 53.2),
  )

/** Laid out flat, so that the underside shows. */
const laidOut = ({ lug, back, width, material }: Straps): Object3D =>
  group(
    strap({
      path: [
        [lug, back],
        [lug + 7, back - 1.6],
        [lug + 30, back + 2.2],
        [lug + 72, back + 4],
      ],
      width: [width, width - 2],
      thick: 2.6,
      material,
    }),
    strap({
      path: [
        [-lug, back],
        [-lug - 7, back - 1.6],
        [-lug - 30, back + 2.2],
        [-lug - 88, back + 4],
      ],
      width: [width, width - 3],
      thick: 2.4,
      material,
      holes: 7,
    }),
    at(box(width + 2, 5, 6, 1.4, material), 0, lug + 62, back + 3.6),
    at(turned(cylinder(2.1, 1.6, steel()), 90, 0, 0), 0, lug + 68, back + 1.6),
  )

export const strapsOf = (facts: Straps, isWorn: boolean): Object3D => (isWorn ? worn(facts) : laidOut(facts))

/** What lies on the skin: a dome with four lamps, facing -z. */
export const sensor = (radius: number): Object3D =>
  turned(
    group(
      turned(
        latheTurned(
          [
            [radius, 0],
            [radius, 0.6],
            [radius * 0.9, 1.2],
            [radius * 0.5, 1.9],
            [0, 2.1],
          ],
          darkGlass(),
        ),
        90,
        0,
        0,
      ),
      at(ring(radius * 0.97, 0.35, steel()), 0, 0, 0.7),
      ...[0, 1, 2, 3].map((quarter) => {
        const angle = (quarter + 0.5) * (Math.PI / 2)
        return at(
          turned(cylinder(radius * 0.15, 0.2, quarter % 2 ? lamp('#43c27a', 0.5) : plastic('#3a2430', 0.2)), 90, 0, 0),
          Math.cos(angle) * radius * 0.42,
          Math.sin(angle) * radius * 0.42,
          1.86,
        )
      }),
    ),
    0,
    180,
    0,
  )

/** Its axle along +x: a rim of fine teeth between two smooth edges. */
export const crown = (radius: number, long: number, material: Material): Object3D => {
  const teeth = Array.from({ length: 36 }, (_, index) => {
    const angle = (index / 36) * Math.PI * 2
    return [Math.cos(angle) * radius, 0, Math.sin(angle) * radius] as const
  })
  return turned(
    group(
      cylinder(radius, long, material),
      repeated(new CylinderGeometry(0.2, 0.2, long * 0.62, 8), material, teeth),
      at(cylinder(radius * 0.82, 0.4, darkGlass()), 0, long / 2 + 0.06, 0),
    ),
    0,
    0,
    -90,
  )
}

export const posed = (create: (worn: boolean) => Object3D, view: string): Subject => ({
  object: view === 'back' ? group(turned(create(false), 90, 0, 0)) : create(true),
  angles: {
    front: { azimuth: -30, elevation: 12 },
    back: { azimuth: -24, elevation: 48 },
    side: { azimuth: 78, elevation: 8 },
  },
})
