import { type Object3D, Path, Vector2 } from 'three'
import { hollow, plastic, steel } from './materials.ts'
import { openPlate, wellGeometry } from './openings.ts'
import { at, box, group, repeated } from './shapes.ts'

/** The mains inlet with its two slanted corners, deep enough to look into; the flange's back at z = 0. */
export const powerInlet = (): Object3D => {
  const mouth = new Path(
    [
      [-11.5, -7.8],
      [11.5, -7.8],
      [11.5, 3.6],
      [7.2, 7.8],
      [-7.2, 7.8],
      [-11.5, 3.6],
    ].map(([x = 0, y = 0]) => new Vector2(x, y)),
  )
  return group(
    at(openPlate(29, 21.5, 2, 2, [mouth], plastic('#17181a', 0.55)), 0, 0, 1),
    at(repeated(wellGeometry(23, 15.6, 15), plastic('#0e0f10', 0.8), [[0, 0, 0]]), 0, 0, 0.4),
    at(box(16, 7, 11, 1, plastic('#141517', 0.7)), 0, 0, -10.4),
    ...[
      [-5, -1],
      [5, -1],
      [0, 1.8],
    ].map(([x = 0, y = 0]) => at(box(1.8, 3.6, 8, 0.3, steel()), x, y, -4)),
    at(box(23, 0.4, 0.3, 0.1, hollow()), 0, -9, 1.9),
  )
}
