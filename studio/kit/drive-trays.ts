import type { Object3D } from 'three'
import { sticker } from './lettering.ts'
import { circuitBoard, hollow, lamp, lighter, metal, plastic, steel } from './materials.ts'
import { honeycomb, opening, openPlate } from './openings.ts'
import { at, box, frame, group, turned } from './shapes.ts'

/** The front of a hot-swap carrier for a 2.5-inch drive, lying; its face at z = 0, 18 deep. Stand it up for two units. */
export const smallTray = (body: string, width = 77, height = 18): Object3D => {
  const lever = width - 21
  return group(
    at(frame(width, height, 18, 1, 1.2, plastic(body, 0.5)), 0, 0, -9),
    at(box(width - 2, height - 2, 1, 0.2, hollow()), 0, 0, -9),
    at(
      openPlate(
        lever,
        height - 3.4,
        2.6,
        1.6,
        honeycomb(lever - 5, height - 5.6, 4, -0.5),
        metal(lighter(body, 0.22), 0.42),
      ),
      -7.4,
      0,
      0.4,
    ),
    at(box(10.5, height - 3.4, 3.4, 1.4, plastic('#8c2f2a', 0.5)), lever / 2 - 1, 0, 0.4),
    at(box(1, height - 7, 0.4, 0.15, plastic('#d9d4cc', 0.5)), lever / 2 - 1, 0, 2.1),
    at(box(6.2, height - 3.4, 2.2, 0.8, plastic(lighter(body, 0.06), 0.6)), width / 2 - 4.6, 0, 0),
    at(box(3.6, 1.6, 0.6, 0.3, lamp('#54d66f', 1)), width / 2 - 4.6, height * 0.19, 1.1),
    at(box(3.6, 1.6, 0.6, 0.3, plastic('#c9c2a8', 0.3)), width / 2 - 4.6, -height * 0.19, 1.1),
  )
}

/** What hangs behind a small carrier: sled rails and the drive itself, back from z = -16. */
export const smallDrive = (width = 77, height = 18): Object3D =>
  group(
    at(box(70, 14.6, 100, 1, metal('#bfc2c5', 0.4)), 0, 0, -66),
    at(box(66, 0.6, 92, 0.2, metal('#d3d5d7', 0.34)), 0, 7.4, -66),
    ...[-1, 1].map((side) => at(box(1.4, height - 5, 112, 0.5, steel()), side * (width / 2 - 2.4), 0, -66)),
    at(turned(sticker(56, 36, ['1200GB', '10K SAS 12Gb/s']), -90, 0, 0), 0, 7.8, -38),
    at(box(66, 1.4, 90, 0.2, circuitBoard('#14402c')), 0, -7.4, -66),
  )

/** The front of a carrier for a 3.5-inch drive, lying, with a lever across its whole width; its face at z = 0. */
export const largeTray = (body: string, width = 104, height = 27): Object3D =>
  group(
    at(frame(width, height, 22, 1.2, 1.6, plastic(body, 0.5)), 0, 0, -11),
    at(box(width - 2.6, height - 2.6, 1, 0.2, hollow()), 0, 0, -8),
    at(
      openPlate(
        width - 3.6,
        height - 3.6,
        2.2,
        1,
        [...honeycomb(width - 40, height - 8, 5.2, -13), opening(12, 5, width / 2 - 10, -height / 2 + 7, 1)],
        plastic(body, 0.55),
      ),
      0,
      0,
      -1,
    ),
    at(box(16, height - 7, 3, 1.4, metal(lighter(body, 0.3), 0.4)), width / 2 - 26, 0, 0.8),
    at(box(11.6, 4.6, 2, 0.8, plastic('#8c2f2a', 0.5)), width / 2 - 10, -height / 2 + 7, -0.4),
    at(box(2.4, 2.4, 0.8, 0.4, lamp('#54d66f', 1)), width / 2 - 13, height / 2 - 6, 0.2),
    at(box(2.4, 2.4, 0.8, 0.4, plastic('#c9c2a8', 0.3)), width / 2 - 7, height / 2 - 6, 0.2),
  )

/** A bare 3.5-inch disk lying with its lid up, its front end at z = 0. */
export const largeDrive = (capacity = '4TB'): Object3D =>
  group(
    at(box(101.6, 24, 146, 1.6, metal('#8f9397', 0.5)), 0, 0, -73),
    at(box(97, 2, 140, 1, metal('#cfd2d4', 0.36)), 0, 12, -73),
    at(turned(sticker(84, 96, [capacity, '7200 RPM', '3.5" SATA 6Gb/s', 'HDD']), -90, 0, 180), 0, 13.2, -66),
    at(box(92, 1.6, 120, 0.4, circuitBoard('#1b3a5a')), 0, -12.2, -76),
  )
