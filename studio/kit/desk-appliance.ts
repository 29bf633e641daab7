import type { Material, Object3D, Path } from 'three'
import { rubber } from './materials.ts'
import { darkInside, opening, openPlate } from './openings.ts'
import type { Field } from './rack-appliance.ts'
import { at, cylinder, frame, group, turned } from './shapes.ts'

type Face = {
  readonly fields: readonly Field[]
  /** Small parts and words that lie on the face, placed from its middle. */
  readonly print?: readonly Object3D[]
  readonly more?: readonly Path[]
}

type DeskAppliance = {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly corner: number
  readonly shell: Material
  readonly face: Material
  readonly front: Face
  readonly back: Face
}

const feet = 3

const createFace = (
  { width, height, corner, face }: DeskAppliance,
  { fields, print = [], more = [] }: Face,
): Object3D => {
  const mouths = fields.map(({ x, y = 0, width: wide, height: high }) => opening(wide, high, x, y, 0.4))
  const all = group(
    openPlate(width - 2.6, height - 2.6, 1.4, Math.max(0.3, corner - 1.3), [...mouths, ...more], face),
    at(darkInside(width - 4.6, height - 4.6, 28), 0, 0, -0.4),
  )
  for (const { x, y = 0, part } of fields) all.add(at(part, x, y, 0.9))
  for (const part of print) {
    part.position.z += 0.85
    all.add(part)
  }
  return all
}

/** A small network box on rubber feet: a sleeve around a front and a back with true openings. */
export const deskAppliance = (facts: DeskAppliance): Object3D => {
  const { width, height, depth, corner, shell } = facts
  const y = feet + height / 2
  return group(
    at(frame(width, height, depth, corner, 1.3, shell), 0, y, 0),
    at(createFace(facts, facts.front), 0, y, depth / 2 - 1.6),
    at(turned(createFace(facts, facts.back), 0, 180, 0), 0, y, -depth / 2 + 1.6),
    ...[-1, 1].flatMap((sx) =>
      [-1, 1].map((sz) =>
        at(cylinder(5.5, feet + 1, rubber()), sx * (width / 2 - 14), feet / 2, sz * (depth / 2 - 14)),
      ),
    ),
  )
}

/** Above the floor, where the middle of the faces is. */
export const deskMiddle = (height: number): number => feet + height / 2
