import { type Object3D, Shape } from 'three'
import { gold, metal, plastic, rubber, steel } from './materials.ts'
import { at, box, cylinder, extruded, group, ring, row, sheet, slab, tube, turned } from './shapes.ts'

/** Things of the shop that stand beside the products: every one on the table, its middle at the origin. */

const cardboard = () => plastic('#b88a58', 0.9)
const kraft = () => plastic('#c59a66', 0.95)
const wood = () => plastic('#b9895a', 0.7)

/** A price tag on its string, leaning against what it belongs to. */
export const priceTag = (hex: string): Object3D => {
  const outline = new Shape()
  outline.moveTo(-30, 0)
  outline.lineTo(30, 0).lineTo(30, 82).lineTo(14, 100).lineTo(-14, 100).lineTo(-30, 82)
  const eye = at(ring(5, 1.6, gold()), 0, 86, 1.4)
  const string = tube(
    [
      [0, 86, 2],
      [10, 124, -8],
      [30, 150, -30],
    ],
    0.9,
    plastic('#efe7d8', 0.9),
  )
  return group(turned(group(extruded(outline, 2, 0.4, plastic(hex, 0.8)), eye, string), -14, 0, 0))
}

export const pen = (): Object3D =>
  turned(
    group(
      cylinder(4.2, 118, plastic('#1f4f3d', 0.35)),
      at(cylinder(4.2, 14, steel(), 1), 0, -66, 0).rotateX(Math.PI),
      at(cylinder(4.4, 6, gold()), 0, 30, 0),
      at(box(2, 38, 2, 0.5, gold()), 0, 42, 4.6),
    ),
    90,
    0,
    0,
  )

/** A closed carton with its tape. */
export const carton = (width: number, height: number, depth: number): Object3D =>
  group(
    at(box(width, height, depth, 3, cardboard()), 0, height / 2, 0),
    at(box(width * 0.14, 0.6, depth + 0.8, 0.2, plastic('#d9bd8f', 0.4)), 0, height, 0),
    at(box(width * 0.14, height * 0.3, 0.6, 0.2, plastic('#d9bd8f', 0.4)), 0, height * 0.85, depth / 2),
    at(
      box(width * 0.3, height * 0.26, 0.5, 0.1, plastic('#f3f1ea', 0.8)),
      width * 0.24,
      height * 0.32,
      depth / 2 + 0.2,
    ),
  )

/** Boards above and below three beams. */
export const pallet = (width: number, depth: number): Object3D =>
  group(
    ...row(3, width / 2 - 50).map((x) => at(box(96, 80, depth, 3, wood()), x, 62, 0)),
    ...row(7, depth / 7).map((z) => at(box(width, 20, depth / 7 - 22, 3, wood()), 0, 112, z)),
    ...row(3, depth / 2 - 50).map((z) => at(box(width, 20, 96, 3, wood()), 0, 12, z)),
  )

export const paperBag = (): Object3D => {
  const handles = [-1, 1].map((side) =>
    tube(
      [
        [-45, 318, side * 44],
        [-38, 385, side * 50],
        [38, 385, side * 50],
        [45, 318, side * 44],
      ],
      3,
      plastic('#8b6a44', 0.9),
    ),
  )
  return group(
    at(box(250, 330, 110, 2, kraft()), 0, 165, 0),
    at(box(70, 70, 0.8, 20, plastic('#0b6548', 0.6)), 0, 175, 55.4),
    ...handles,
  )
}

/** A rubber mat with a cord to earth. */
export const antistaticMat = (width: number, depth: number): Object3D =>
  group(
    at(sheet(width, 3, depth, 18, 0.6, rubber('#2f5f78')), 0, 1.5, 0),
    at(cylinder(7, 3, steel()), width / 2 - 28, 4, depth / 2 - 28),
  )

export const screwdriver = (hex: string): Object3D =>
  turned(
    group(
      at(cylinder(9, 78, plastic(hex, 0.4), 7.5), 0, -40, 0),
      at(cylinder(6, 12, plastic('#1b1c1d', 0.5)), 0, 5, 0),
      at(cylinder(2.2, 84, steel()), 0, 50, 0),
    ),
    90,
    0,
    0,
  )

export const mug = (hex: string): Object3D =>
  group(
    at(cylinder(39, 92, plastic(hex, 0.3)), 0, 46, 0),
    at(cylinder(36, 0.6, plastic('#3a2417', 0.3)), 0, 92.2, 0),
    at(ring(38, 2, plastic(hex, 0.3)).rotateX(Math.PI / 2), 0, 92, 0),
    at(ring(26, 5.5, plastic(hex, 0.3)), 46, 48, 0),
  )

export const notebook = (hex: string): Object3D =>
  group(
    at(box(150, 13, 210, 1, plastic('#f4f1e8', 0.9)), 1, 9, 0),
    at(box(154, 2.4, 214, 1, plastic(hex, 0.6)), 0, 17, 0),
    at(box(154, 2.4, 214, 1, plastic(hex, 0.6)), 0, 1.4, 0),
    at(box(5, 1, 214, 0.3, plastic('#e0b04a', 0.6)), 52, 18.4, 0),
  )

/** A board to stand things on, on two blocks. */
export const shelf = (width: number, depth: number, height: number): Object3D =>
  group(
    at(box(width, 26, depth, 4, wood()), 0, height - 13, 0),
    ...[-1, 1].map((side) =>
      at(box(24, height - 26, depth * 0.9, 3, wood()), side * (width / 2 - 60), (height - 26) / 2, 0),
    ),
  )

/** Four posts and two frames, open on all sides: what rack units are screwed into. */
export const rackFrame = (height: number, depth: number): Object3D => {
  const paint = metal('#26282b', 0.5)
  const posts = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => at(slab(34, height, 34, 3, 1, paint), x * 262, height / 2, z * (depth / 2 - 17))),
  )
  const beams = [20, height - 20].flatMap((y) => [
    ...[-1, 1].map((z) => at(box(520, 34, 30, 2, paint), 0, y, z * (depth / 2 - 17))),
    ...[-1, 1].map((x) => at(box(30, 34, depth, 2, paint), x * 262, y, 0)),
  ])
  return group(...posts, ...beams)
}
