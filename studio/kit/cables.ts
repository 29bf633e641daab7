import type { Object3D } from 'three'
import { usbPlug } from './drive-plugs.ts'
import { hollow, plastic, rubber, steel } from './materials.ts'
import { at, box, cylinder, group, slab, tube, turned } from './shapes.ts'

type Point = readonly [number, number, number]

/** The moulded grip of a plug and its strain relief; the metal points to +z from z = 0, the cable leaves at the back. */
const grip = (width: number, height: number, length: number): Object3D =>
  group(
    at(slab(width, height, length, height * 0.35, 1, rubber('#202123')), 0, 0, -length / 2),
    ...[0.62, 0.72, 0.82].map((share) =>
      at(box(width + 0.3, height * 0.5, 0.9, 0.3, rubber('#151617')), 0, 0, -length * share),
    ),
    at(turned(cylinder(2.6, 7, rubber('#202123'), 1.9), -90, 0, 0), 0, 0, -length - 3),
  )

export const usbAEnd = (): Object3D => group(grip(15.5, 7.6, 24), usbPlug(12, '#2a62b4'))

/** The wide micro plug of portable disks. */
export const microBEnd = (): Object3D =>
  group(
    grip(15.5, 7, 18),
    ...(
      [
        [-2.6, 6.6],
        [3.9, 4.6],
      ] as const
    ).map(([x, wide]) =>
      at(group(box(wide, 1.9, 6.6, 0.4, steel()), at(box(wide - 1, 1, 0.4, 0.1, hollow()), 0, 0, 3.2)), x, 0, 3),
    ),
    at(box(13, 2.6, 1, 0.3, plastic('#17181a', 0.5)), 0, 0, 0.2),
  )

export const cable = (points: readonly Point[], radius = 1.9): Object3D => tube(points, radius, rubber('#232426'))
