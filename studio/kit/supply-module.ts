import type { Object3D } from 'three'
import { hollow, lamp, lighter, metal, plastic, steel } from './materials.ts'
import { honeycomb, opening, openPlate } from './openings.ts'
import { powerInlet } from './power-inlet.ts'
import { at, box, group, tube } from './shapes.ts'

/** The back of a plug-in power supply, lying 86 × 40: fan grille, inlet, handle and release; its plate at z = 0. */
export const supplyModule = (width = 86, height = 39): Object3D =>
  group(
    at(
      openPlate(
        width,
        height,
        1.4,
        1,
        [...honeycomb(38, height - 8, 4.6, -width / 2 + 23), opening(27, 19.6, width / 2 - 22, 3)],
        metal('#a5a8aa', 0.42),
      ),
      0,
      0,
      0,
    ),
    at(box(40, height - 6, 1, 0.2, hollow()), -width / 2 + 23, 0, -14),
    at(box(30, 22, 1, 0.2, hollow()), width / 2 - 22, 3, -20),
    at(powerInlet(), width / 2 - 22, 3, 0.6),
    tube(
      [
        [-width / 2 + 8, -height / 2 + 9, 0.5],
        [-width / 2 + 8, -height / 2 + 9, 15],
        [-width / 2 + 11, -height / 2 + 9, 19],
        [-4, -height / 2 + 9, 19],
        [-1, -height / 2 + 9, 15],
        [-1, -height / 2 + 9, 0.5],
      ],
      1.7,
      plastic('#17181a', 0.5),
    ),
    at(box(6, 11, 9, 1, plastic('#8c2f2a', 0.5)), 3.5, -height / 2 + 10, 4),
    at(box(2, 2, 1, 0.4, lamp('#54d66f', 1.1)), width / 2 - 7, -height / 2 + 4.6, 0.8),
    at(box(width - 2, 0.8, 1.4, 0.3, metal(lighter('#a5a8aa', 0.2), 0.4)), 0, height / 2 - 0.4, 0.6),
    at(box(1, 8, 0.6, 0.2, steel()), width / 2 - 2, 8, 0.7),
  )

/** The brackets of expansion slots beside each other, lying; the middle of the field at the origin. */
export const slotBrackets = (count: number, length = 108): Object3D =>
  group(
    ...Array.from({ length: count }, (_, index) => {
      const y = (index - (count - 1) / 2) * 19.6
      return group(
        at(openPlate(length, 18.4, 1, 0.6, honeycomb(length - 26, 9, 4.2, -4), metal('#b3b6b8', 0.4)), 0, y, 0),
        at(box(length - 20, 10, 0.6, 0.2, hollow()), -4, y, -1),
        at(box(7, 17, 5, 0.6, metal('#b3b6b8', 0.4)), length / 2 - 1, y, 2),
      )
    }),
  )
