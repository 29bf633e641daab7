import { Mesh, type Object3D, SphereGeometry, Vector3 } from 'three'
import { wellLit } from '../kit/held.ts'
import { latheTurned } from '../kit/lenses.ts'
import { darker, hollow, lamp, lighter, metal, plastic, rubber } from '../kit/materials.ts'
import { isPale } from '../kit/pale.ts'
import { pebble } from '../kit/pebbles.ts'
import { at, cylinder, group, slab, turned } from '../kit/shapes.ts'
import type { Model } from '../model.ts'

const headSize = new Vector3(8.4, 7.7, 7.1)

/** A cloth-covered mouth that lies on the head where this direction meets it. */
const mesh = (x: number, y: number, z: number, width: number, height: number): Object3D => {
  const direction = new Vector3(x, y, z).normalize()
  const part = slab(width, height, 0.7, Math.min(width, height) / 2, 0.1, plastic('#2b2c2e', 0.8))
  part.position
    .copy(direction)
    .multiply(headSize)
    .multiplyScalar(0.985)
    .add(new Vector3(0, 25, 0))
  part.lookAt(part.position.clone().add(direction.divide(headSize)))
  return part
}

/** Stands on its stem: head with a slanted silicone tip towards +x, stem down, grille on the outside. */
const bud = (body: string): Object3D => {
  const shell = plastic(body, 0.24)
  const head = new Mesh(new SphereGeometry(1, 48, 32), shell)
  head.scale.copy(headSize)
  const tip = latheTurned(
    [
      [3.2, 0],
      [3.4, 2.4],
      [5.8, 3],
      [6.5, 4.4],
      [6.3, 6.4],
      [5.2, 8.4],
      [3.4, 9.7],
      [2.2, 9.9],
      [2, 9.2],
    ],
    rubber(isPale(body) ? '#d8d8d6' : '#1a1a1b'),
  )
  return group(
    at(head, 0, 25, 0),
    at(turned(group(tip, at(cylinder(2.1, 0.4, hollow()), 0, 9.2, 0)), 0, 0, -62), 4.6, 26.4, 0),
    turned(
      latheTurned(
        [
          [0, 0],
          [2.2, 0],
          [2.9, 0.7],
          [3, 2.4],
          [3.2, 14],
          [4.2, 20],
          [5.4, 25],
        ],
        shell,
      ),
      0,
      0,
      3,
    ),
    at(
      turned(
        latheTurned(
          [
            [3.08, 0],
            [3.14, 0.4],
            [3.14, 1.2],
            [3.08, 1.6],
          ],
          metal('#c9cacb', 0.25),
        ),
        0,
        0,
        3,
      ),
      -0.1,
      2.2,
      0,
    ),
    mesh(-0.7, 0.42, 0.58, 2.2, 6),
    mesh(0.1, 0.7, 0.7, 4.6, 1.7),
    at(turned(slab(2.2, 9, 0.3, 1.1, 0, plastic(darker(body, 0.12), 0.3)), 0, 0, -2), -0.4, 12, 3.06),
  )
}

/** Open: the lower half with two wells, the lid tipped back on its hinge. */
const openCase = (body: string): Object3D => {
  const shell = plastic(body, 0.22)
  const [width, depth, base, lid] = [62, 24, 33, 15]
  const half = (height: number, upper: boolean) => {
    const whole = turned(
      pebble(
        { width, height: depth, depth: height, corner: 11.8, front: upper ? [8, 8] : 0.5, back: upper ? 0.5 : [9, 9] },
        shell,
      ),
      -90,
      0,
      0,
    )
    return at(group(whole), 0, height / 2, 0)
  }
  const wells = [-1, 1].flatMap((side) => [
    at(turned(slab(15, 14, 0.6, 7, 0, plastic(darker(body, 0.3), 0.5)), -90, 0, 0), side * 12.6, base + 0.1, 0),
    at(turned(slab(12, 11, 0.6, 5.5, 0, hollow()), -90, 0, 0), side * 12.6, base + 0.25, 0),
  ])
  return group(
    half(base, false),
    at(turned(slab(width - 3, depth - 3, 0.4, 10.4, 0, plastic(darker(body, 0.06), 0.35)), -90, 0, 0), 0, base, 0),
    ...wells,
    at(
      turned(
        group(
          at(half(lid, true), 0, 0, depth / 2),
          at(
            turned(slab(width - 3, depth - 3, 0.4, 10.4, 0, plastic(darker(body, 0.1), 0.4)), 90, 0, 0),
            0,
            -0.05,
            depth / 2,
          ),
          ...[-1, 1].map((side) =>
            at(
              turned(slab(14, 12, 0.4, 6, 0, plastic(darker(body, 0.28), 0.5)), 90, 0, 0),
              side * 12.6,
              -0.3,
              depth / 2,
            ),
          ),
        ),
        -108,
        0,
        0,
      ),
      0,
      base + 1.4,
      -depth / 2 + 0.6,
    ),
    at(turned(cylinder(1.6, 17, metal(lighter('#a9abad', 0.2), 0.3)), 0, 0, 90), 0, base + 0.4, -depth / 2 + 0.2),
    at(turned(cylinder(0.9, 0.6, lamp('#7fdc8f', 1)), 90, 0, 0), 0, base * 0.62, depth / 2 - 0.1),
  )
}

const earbuds: Model = (body) => ({
  object: group(
    at(openCase(body), 0, 0, -18),
    at(turned(group(bud(body)), 0, -24, 0), 13, 0, 19),
    at(turned(group(bud(body)), 0, 200, 0), -13, 0, 19),
  ),
  angles: {
    front: { azimuth: -24, elevation: 18 },
    detail: { azimuth: -8, elevation: 12, closeUp: { at: [16, 19, 19], across: 50 } },
    top: { azimuth: 0, elevation: 68 },
  },
})

export const earbudModels = { earbuds: wellLit(earbuds) } satisfies Record<string, Model>
