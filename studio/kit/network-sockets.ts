import { BoxGeometry, type Object3D, Path, Vector2 } from 'three'
import { instanced } from './instanced.ts'
import { hollow, metal, plastic, steel } from './materials.ts'
import { opening, openPlate, wellGeometry } from './openings.ts'
import { at, box, frame, group, repeated, row, turned } from './shapes.ts'

/** From one socket's middle to the next in a block, and from one line of sockets to the other. */
export const jackPitch = 14
const jackHeight = 12.4

/** A socket's mouth with the notch for the latch below. */
const jackMouth = (x: number): Path =>
  new Path(
    [
      [-5.9, 4.4],
      [-5.9, -2.6],
      [-3.1, -2.6],
      [-3.1, -4.5],
      [-1.7, -4.5],
      [-1.7, -5.2],
      [1.7, -5.2],
      [1.7, -4.5],
      [3.1, -4.5],
      [3.1, -2.6],
      [5.9, -2.6],
      [5.9, 4.4],
    ].map(([px = 0, py = 0]) => new Vector2(x + px, py)),
  )

type Lights = readonly [left: string, right: string]
const unlit: Lights = ['#b9c7a4', '#cdb48a']

const jackRow = (count: number, lights: Lights): Object3D => {
  const places = row(count, jackPitch)
  const inside = group(
    at(repeated(wellGeometry(11.8, 7, 13), plastic('#15161a', 0.7), [[0, 0, 0]]), 0, 0.9, -0.6),
    at(repeated(wellGeometry(6.2, 3, 9), plastic('#101114', 0.7), [[0, 0, 0]]), 0, -3.9, -0.6),
    at(
      turned(
        repeated(
          new BoxGeometry(0.5, 0.4, 9),
          metal('#96743a', 0.4),
          row(8, 1.03).map((x) => [x, 0, 0]),
        ),
        -18,
        0,
        0,
      ),
      0,
      2.9,
      -7,
    ),
    ...lights.map((hex, index) => at(box(2.4, 1.5, 1, 0.2, plastic(hex, 0.3)), index ? 4.9 : -4.9, -4.4, 0)),
  )
  return group(
    at(openPlate(count * jackPitch, jackHeight, 1.2, 0.3, places.map(jackMouth), plastic('#1d1e21', 0.5)), 0, 0, -0.6),
    instanced(
      inside,
      places.map((x) => [x, 0, 0]),
    ),
  )
}

/** Network sockets in one shielded block, the front of its plastic at z = 0; in two lines the latches point outwards. */
export const jackBlock = (columns: number, rows: 1 | 2 = 1, lights: Lights = unlit): Object3D => {
  const width = columns * jackPitch
  const lines =
    rows === 1
      ? [jackRow(columns, lights)]
      : [
          at(turned(jackRow(columns, lights), 0, 0, 180), 0, jackHeight / 2, 0),
          at(jackRow(columns, lights), 0, -jackHeight / 2, 0),
        ]
  return group(...lines, at(frame(width + 1.2, rows * jackHeight + 1.2, 1.6, 0.4, 0.7, steel()), 0, 0, -0.3))
}

type Cages = { readonly columns: number; readonly rows: number; readonly wide?: boolean }

/** Cages for optical plugs, spring fingers around them; the front edge of the steel at z = 0. */
export const cageBlock = ({ columns, rows, wide = false }: Cages): Object3D => {
  const [width, height] = [wide ? 18.6 : 13.8, 9]
  const [stepX, stepY] = [width + 0.9, rows > 1 ? height + 3.2 : height + 1.2]
  const cage = group(
    at(repeated(wellGeometry(width - 0.2, height - 0.2, 26), metal('#55585b', 0.5), [[0, 0, 0]]), 0, 0, -0.4),
    at(box(width - 3, 2.2, 1, 0.2, hollow()), 0, 0.6, -24),
    at(turned(repeated(new BoxGeometry(4.4, 0.3, 5), steel(), [[0, 0, 0]]), -16, 0, 0), 0, -height / 2 + 1, -3),
    at(
      repeated(
        new BoxGeometry(0.35, 1.3, 5),
        steel(),
        [-1, 1].map((side) => [side * (width / 2 - 0.5), 0, 0]),
      ),
      0,
      1.6,
      -3.4,
    ),
  )
  const spots = row(columns, stepX).flatMap((x) => row(rows, stepY).map((y): [number, number, number] => [x, y, 0]))
  const mouths = spots.map(([x, y]) => opening(width - 0.4, height - 0.4, x, y, 0.25))
  const fingers = new BoxGeometry(1.5, 0.35, 2.2)
  const edge = (rows * stepY) / 2 + 0.35
  return group(
    at(openPlate(columns * stepX, rows * stepY, 1, 0.3, mouths, metal('#c4c7c9', 0.34)), 0, 0, -0.5),
    instanced(cage, spots),
    ...[-1, 1].map((side) =>
      at(
        repeated(
          fingers,
          metal('#c9cbcd', 0.3),
          row(Math.floor((columns * stepX) / 2.4), 2.4).map((x) => [x, 0, 0]),
        ),
        0,
        side * edge,
        -0.6,
      ),
    ),
  )
}
