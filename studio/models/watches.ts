import { CylinderGeometry } from 'three'
import { wellLit } from '../kit/held.ts'
import { latheTurned } from '../kit/lenses.ts'
import { litScreen } from '../kit/lit-screens.ts'
import { darker, darkGlass, hollow, lighter, metal, mixed, plastic, rubber } from '../kit/materials.ts'
import { pebble } from '../kit/pebbles.ts'
import { at, box, cylinder, group, repeated, turned } from '../kit/shapes.ts'
import { sheen } from '../kit/sheen.ts'
import { dial, figures } from '../kit/watch-faces.ts'
import type { Model } from '../model.ts'
import { crown, posed, sensor, strapsOf } from './watch-parts.ts'

const watchSquare: Model = (body, view) =>
  posed((isWorn) => {
    const [width, height, depth] = [38, 44.5, 10.6]
    const shell = sheen(body, 0.3, 0.5)
    const straps = { lug: 19.6, back: -1.4, width: 23, material: rubber(mixed(body, '#242528', 0.82)) }
    return group(
      strapsOf(straps, isWorn),
      pebble({ width, height, depth, corner: 11.5, front: [3.4, 3.6], back: [3.6, 3.8] }, shell),
      at(
        pebble(
          { width: width - 4.4, height: height - 4.4, depth: 1.6, corner: 9.6, front: [2.4, 1.3], back: 0 },
          darkGlass(),
        ),
        0,
        0,
        depth / 2 + 0.25,
      ),
      at(litScreen(width - 10, height - 10.4, 6.6, figures), 0, 0, depth / 2 + 1.1),
      at(crown(3.6, 2.4, metal(lighter(body, 0.12), 0.28)), width / 2 + 0.9, 8, 0),
      at(
        pebble({ width: 1.2, height: 10.5, depth: 2.8, corner: 0.5, front: 0.5, back: 0.5 }, shell),
        width / 2 + 0.25,
        -7.5,
        0,
      ),
      at(
        repeated(new CylinderGeometry(0.4, 0.4, 0.4, 12).rotateZ(Math.PI / 2), hollow(), [
          [0, 1, 0],
          [0, -1, 0],
        ]),
        -width / 2,
        6,
        0,
      ),
      at(
        pebble(
          { width: 30, height: 33, depth: 0.8, corner: 9, front: 0.2, back: 0.3 },
          plastic(darker(body, 0.7), 0.3),
        ),
        0,
        0,
        -depth / 2 - 0.1,
      ),
      at(sensor(12.6), 0, 0, -depth / 2 - 0.4),
    )
  }, view)

const watchRound: Model = (body, view) =>
  posed((isWorn) => {
    const [radius, depth] = [22, 11]
    const shell = sheen(body, 0.32, 0.5)
    const straps = { lug: 20.5, back: -2, width: 21, material: rubber(mixed(body, '#232427', 0.85)) }
    const keys = [28, -28].map((degrees) => {
      const angle = (degrees * Math.PI) / 180
      return turned(
        at(
          group(
            turned(cylinder(1.5, 3, metal(darker(body, 0.2), 0.4)), 0, 0, 90),
            at(turned(cylinder(2.5, 1.8, metal(lighter(body, 0.15), 0.3)), 0, 0, 90), 1.4, 0, 0),
          ),
          Math.cos(angle) * (radius + 0.6),
          Math.sin(angle) * (radius + 0.6),
          0,
        ),
        0,
        0,
        degrees,
      )
    })
    const bezelMarks = Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * Math.PI * 2
      return at(
        turned(box(0.6, 1.8, 0.2, 0.08, plastic('#c9ccd0', 0.4)), 0, 0, (angle * 180) / Math.PI - 90),
        Math.cos(angle) * 19.4,
        Math.sin(angle) * 19.4,
        depth / 2 + 1.24,
      )
    })
    return group(
      strapsOf(straps, isWorn),
      pebble(
        { width: radius * 2, height: radius * 2, depth, corner: radius, front: [1.6, 1.8], back: [3.6, 3.4] },
        shell,
      ),
      ...[1, -1].map((side) =>
        at(pebble({ width: 25, height: 9, depth: 6, corner: 3.6, front: 2.6, back: 2.6 }, shell), 0, side * 19.4, -1),
      ),
      at(
        turned(
          latheTurned(
            [
              [20.9, 0],
              [20.9, 1],
              [20.3, 1.5],
              [18.4, 1.6],
              [17.6, 1],
              [17.4, 0],
            ],
            metal(darker(body, 0.25), 0.3),
          ),
          90,
          0,
          0,
        ),
        0,
        0,
        depth / 2 - 0.4,
      ),
      ...bezelMarks,
      at(turned(cylinder(18, 0.8, darkGlass()), 90, 0, 0), 0, 0, depth / 2 + 0.2),
      at(litScreen(33, 33, 16.5, dial), 0, 0, depth / 2 + 0.68),
      ...keys,
      at(
        pebble(
          { width: 36, height: 36, depth: 0.8, corner: 18, front: 0.2, back: 0.4 },
          plastic(darker(body, 0.6), 0.4),
        ),
        0,
        0,
        -depth / 2 - 0.1,
      ),
      at(sensor(12.6), 0, 0, -depth / 2 - 0.4),
    )
  }, view)

export const watchModels = {
  'watch-square': wellLit(watchSquare),
  'watch-round': wellLit(watchRound),
} satisfies Record<string, Model>
