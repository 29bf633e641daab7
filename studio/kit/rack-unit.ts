import { CylinderGeometry, type Material, type Object3D } from 'three'
import { hollow, steel } from './materials.ts'
import { opening, openPlate } from './openings.ts'
import { at, box, frame, group, repeated, turned } from './shapes.ts'

/** Crossed screw heads that face +z. */
export const screws = (
  radius: number,
  places: readonly (readonly [number, number, number])[],
  material: Material = steel(),
): Object3D =>
  group(
    repeated(new CylinderGeometry(radius * 0.82, radius, radius * 0.5, 20).rotateX(Math.PI / 2), material, places),
    ...[0, Math.PI / 2].map((turn) =>
      repeated(
        new CylinderGeometry(radius * 0.13, radius * 0.13, radius * 1.1, 6).rotateZ(turn),
        hollow(),
        places.map(([x, y, z]) => [x, y, z + radius * 0.22]),
      ),
    ),
  )

type RackUnit = {
  readonly width?: number
  readonly height: number
  readonly depth: number
  readonly shell: Material
  readonly ears?: Material
  /** How far the ears' face stands before the shell's front edge. */
  readonly earsAhead?: number
}

const ear = (height: number, material: Material): Object3D =>
  group(
    openPlate(
      20,
      height,
      2,
      1.2,
      [opening(10, 6.6, 0, height / 2 - 9, 3.2), opening(10, 6.6, 0, -height / 2 + 9, 3.2)],
      material,
    ),
    at(box(2, height, 42, 0.6, material), -9, 0, -20.5),
    at(
      turned(
        screws(2.6, [
          [12, 9, 0],
          [12, -9, 0],
          [30, 0, 0],
        ]),
        0,
        90,
        0,
      ),
      -7.8,
      0,
      0,
    ),
  )

/** A hollow sheet-metal housing on the floor: a tray with a cover pushed over it; the maker fills its front and back. */
export const rackShell = ({ width = 438, height, depth, shell, ears, earsAhead = 0 }: RackUnit): Object3D => {
  const sideScrews = [-1, 1].flatMap((side) =>
    at(
      turned(
        screws(
          2.4,
          [-0.38, -0.12, 0.14, 0.38].map((share) => [share * depth, height * 0.3, 0]),
        ),
        0,
        side * 90,
        0,
      ),
      side * (width / 2 + 0.9),
      height / 2,
      0,
    ),
  )
  const all = group(
    at(frame(width, height, depth, 1.2, 1.2, shell), 0, height / 2, 0),
    at(box(width + 1.6, 1.4, depth - 5, 0.6, shell), 0, height + 0.2, -1.5),
    ...[-1, 1].map((side) =>
      at(box(0.9, height * 0.42, depth - 5, 0.3, shell), side * (width / 2 + 0.45), height * 0.79, -1.5),
    ),
    ...sideScrews,
  )
  if (ears) {
    const front = depth / 2 + earsAhead - 1
    all.add(
      at(ear(height, ears), width / 2 + 12, height / 2, front),
      at(turned(ear(height, ears), 0, 0, 180), -width / 2 - 12, height / 2, front),
    )
  }
  return all
}
