import type { Object3D } from 'three'
import { cord } from '../kit/cords.ts'
import { wellLit } from '../kit/held.ts'
import { latheTurned, lens } from '../kit/lenses.ts'
import { darker, darkGlass, hollow, lamp, lighter, metal, mixed, plastic, rubber } from '../kit/materials.ts'
import { pebble } from '../kit/pebbles.ts'
import { at, box, cylinder, group, ring, slab, turned } from '../kit/shapes.ts'
import { slots } from '../kit/vents.ts'
import type { Model } from '../model.ts'

const [width, height, depth] = [94, 29, 25]
const middle = 52

/** The bar itself, its middle at the origin. */
const bar = (body: string): Object3D =>
  group(
    pebble({ width, height, depth, corner: 14.5, front: [3, 3], back: [6, 6] }, plastic(body, 0.5)),
    at(
      pebble(
        { width: width - 4, height: height - 4, depth: 1.6, corner: 12.5, front: [0.8, 0.5], back: 0 },
        darkGlass(),
      ),
      0,
      0,
      depth / 2,
    ),
    at(
      turned(
        latheTurned(
          [
            [13.4, 0],
            [13.4, 2.2],
            [12.8, 3],
            [11.6, 3.2],
            [11, 2.4],
          ],
          metal(lighter(body, 0.25), 0.28),
        ),
        90,
        0,
        0,
      ),
      0,
      0,
      depth / 2,
    ),
    at(turned(cylinder(11.4, 2.2, plastic('#0c0d0e', 0.35)), 90, 0, 0), 0, 0, depth / 2 + 1.1),
    at(lens(8.4, 1.4, plastic('#141517', 0.3)), 0, 0, depth / 2 + 2),
    at(ring(9.9, 0.35, metal('#55585c', 0.3)), 0, 0, depth / 2 + 2.3),
    ...[-1, 1].map((side) => at(slots(14, 6, 7), side * 30, 0, depth / 2 + 0.72)),
    ...[-1, 1].map((side) => at(box(2.2, 0.9, 0.4, 0.2, lamp('#7fd6ff', 1.2)), side * 18.4, 0, depth / 2 + 0.8)),
  )

/** Folded so that it also stands on a table: a plate under the bar, a padded lip in front, a leg behind. */
const clip = (body: string): Object3D => {
  const shell = plastic(mixed(body, '#1d1e20', 0.3), 0.6)
  return group(
    at(turned(cylinder(5, 9, shell), 0, 0, 0), 0, middle - height / 2 - 2, 0),
    at(turned(cylinder(7.4, 3, plastic(darker(body, 0.3), 0.5)), 0, 0, 0), 0, middle - height / 2 - 6, 0),
    at(box(42, 5, 40, 2.2, shell), 0, middle - height / 2 - 9.4, -2),
    at(box(38, 9, 4, 1.6, shell), 0, middle - height / 2 - 14, 16),
    at(box(34, 6, 1.2, 0.5, rubber()), 0, middle - height / 2 - 14.4, 13.8),
    at(turned(cylinder(3.4, 40, plastic(darker(body, 0.2), 0.45)), 0, 0, 90), 0, middle - height / 2 - 10.6, -21),
    at(turned(box(36, 27, 4.4, 2, shell), 14, 0, 0), 0, 15, -24),
    at(turned(box(28, 16, 0.8, 0.3, rubber()), 14, 0, 0), 0, 13.5, -21.6),
    at(box(40, 3.4, 22, 1.5, shell), 0, 1.7, -19),
  )
}

const webcam: Model = (body) => ({
  object: group(
    at(turned(bar(body), -4, 0, 0), 0, middle, 0),
    clip(body),
    at(slab(10, 4, 0.6, 2, 0, hollow()), 0, middle, -depth / 2),
    cord([
      [0, middle - 2, -11],
      [0, middle - 3, -22],
      [3, middle - 20, -36],
      [8, 9, -44],
      [12, 3, -58],
      [0, 3, -72],
      [-24, 4, -76],
    ]),
  ),
  angles: {
    front: { azimuth: -28, elevation: 12 },
    back: { azimuth: 146, elevation: 18 },
    detail: { azimuth: -26, elevation: 8, closeUp: { at: [-2, middle + 3, 12], across: 54 } },
  },
})

export const webcamModels = { webcam: wellLit(webcam) } satisfies Record<string, Model>
