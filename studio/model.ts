import type { Object3D } from 'three'
import type { View } from '../packages/demo/src/platform/pictures/looks.ts'

/** Where the camera stands, in degrees: azimuth 0 looks at the front, 90 at the right-hand side as the product sees it. */
export type Angle = {
  readonly azimuth: number
  readonly elevation: number
  /** A close-up: this point in millimetres in the middle, this many millimetres across. Without it the whole object. */
  readonly closeUp?: { readonly at: readonly [number, number, number]; readonly across: number }
}

/** Millimetres; y is up, the front faces +z, the middle of the footprint is at the origin, the lowest point at y = 0. */
export type Subject = {
  readonly object: Object3D
  readonly angles?: Partial<Record<View, Angle>>
}

/**
 * A model may stand differently for a view: a drive pulled out for the close-up, a phone turned for its back.
 * `brand` is the brand of an edition of its own.
 */
export type Model = (body: string, view: View, brand?: string) => Subject
