import { BoxGeometry, CylinderGeometry, type Object3D } from 'three'
import { hollow, metal, plastic, steel } from './materials.ts'
import { opening, openPlate } from './openings.ts'
import { print } from './prints.ts'
import {
  at,
  box,
  cylinder,
  extruded,
  frame,
  grid,
  group,
  repeated,
  roundedOutline,
  row,
  slab,
  tube,
  turned,
} from './shapes.ts'

/** What stands on a motherboard: parts rise to +z from z = 0. */

type Spots = readonly (readonly [x: number, y: number])[]

export const capacitors = (places: Spots, radius = 3.1, high = 8, hex = '#c3c6c8'): Object3D =>
  group(
    repeated(
      new CylinderGeometry(radius, radius, high, 24).rotateX(Math.PI / 2),
      metal(hex, 0.3),
      places.map(([x, y]) => [x, y, high / 2 + 0.5]),
    ),
    repeated(
      new CylinderGeometry(radius * 1.04, radius * 1.04, 1.2, 24).rotateX(Math.PI / 2),
      plastic('#17181a', 0.5),
      places.map(([x, y]) => [x, y, 0.6]),
    ),
    repeated(
      new BoxGeometry(radius * 1.5, radius * 0.5, 0.1),
      plastic('#33465e', 0.5),
      places.map(([x, y]) => [x, y + radius * 0.55, high + 0.55]),
    ),
  )

export const chokes = (places: Spots): Object3D =>
  group(
    repeated(
      new BoxGeometry(9, 9, 6.4),
      plastic('#54575a', 0.6),
      places.map(([x, y]) => [x, y, 3.2]),
    ),
    repeated(
      new BoxGeometry(4, 4, 0.2),
      plastic('#3d4043', 0.6),
      places.map(([x, y]) => [x, y, 6.45]),
    ),
  )

/** Stands along y; a latch at either end. */
export const memorySlot = (hex: string): Object3D => {
  const skin = plastic(hex, 0.5)
  return group(
    at(box(6.6, 139, 7.4, 0.5, skin), 0, 0, 3.7),
    at(box(1.9, 133, 0.4, 0.1, hollow()), 0, 0, 7.35),
    at(box(2.2, 1.8, 0.6, 0.1, skin), 0, 5, 7.4),
    ...[-1, 1].flatMap((end) => [
      at(box(6.6, 7, 13, 0.9, skin), 0, end * 69, 6.5),
      at(turned(box(5, 4.4, 7, 0.8, plastic('#8f9294', 0.45)), end * -10, 0, 0), 0, end * 70.5, 13),
    ]),
  )
}

/** Lies along x, the end nearest the sockets at x = 0; long ones have a latch. */
export const cardSocket = (length: number, hex: string, shielded = false): Object3D => {
  const skin = plastic(hex, 0.5)
  const slot = group(
    at(box(length, 7.4, 11, 0.5, skin), length / 2, 0, 5.5),
    at(box(length - 3, 1.9, 0.4, 0.1, hollow()), length / 2, 0, 10.95),
    at(box(1.7, 2.4, 0.5, 0.1, skin), 13.5, 0, 11),
  )
  if (shielded)
    slot.add(at(frame(length + 1.4, 8.8, 9, 0.6, 0.6, metal('#b4b7ba', 0.32)).translateZ(4.8), length / 2, 0, 5))
  if (length > 60) slot.add(at(box(7, 6, 9, 0.8, skin), length + 3, 0, 5))
  return slot
}

/** Open, with its springs to be seen under the load plate. */
export const processorSocket = (): Object3D => {
  const plate = metal('#b9bcbe', 0.3)
  const springs = print(38, 38, (paint) => {
    paint.fillStyle = '#26272a'
    paint.fillRect(0, 0, 38, 38)
    paint.fillStyle = '#b79653'
    for (const [x, y] of grid(40, 40, 0.92, 0.92))
      if (Math.abs(x) > 6.6 || Math.abs(y) > 5.6) paint.fillRect(x + 18.7, y + 18.8, 0.5, 0.36)
    paint.fillStyle = '#101113'
    paint.fillRect(13, 14, 12, 10)
  })
  return group(
    at(slab(50, 52, 3, 2, 0.4, plastic('#1b1c1f', 0.5)), 0, 0, 1.5),
    at(springs, 0, 0, 3.06),
    at(openPlate(52, 56, 1.4, 4, [opening(39, 37.6, 0, 0, 2)], plate), 0, 0, 4.6),
    ...[-1, 1].map((side) => at(box(10, 9, 1.6, 0.6, plate), side * 6, -31, 4)),
    at(box(20, 9, 2, 0.8, plate), 0, 31, 4.2),
    tube(
      [
        [28.5, 30, 4],
        [28.8, 10, 4.6],
        [28.8, -26, 4.6],
        [32, -34, 5.2],
        [38, -36, 5.4],
      ],
      1.05,
      steel(),
    ),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((y) =>
        at(
          group(
            turned(cylinder(4.4, 0.3, metal('#c9ccce', 0.35)), 90, 0, 0),
            at(turned(cylinder(2.2, 0.5, hollow()), 90, 0, 0), 0, 0, 0.1),
          ),
          x * 37.5,
          y * 37.5,
          0.1,
        ),
      ),
    ),
  )
}

/** Pins in a shroud or bare on their strip, along x. */
export const pinHeader = (columns: number, rows = 2, hex = '#17181a'): Object3D =>
  group(
    at(box(columns * 2.54, rows * 2.54, 2.4, 0.3, plastic(hex, 0.5)), 0, 0, 1.2),
    at(repeated(new BoxGeometry(0.64, 0.64, 6), metal('#d9b35f', 0.3), grid(columns, rows, 2.54, 2.54)), 0, 0, 4.6),
  )

/** A finned block that lies along y. */
export const heatSink = (wide: number, long: number, high: number, hex: string): Object3D =>
  group(
    at(box(wide, long, high * 0.5, 0.8, metal(hex, 0.44)), 0, 0, high * 0.25 + 1.5),
    ...row(Math.max(3, Math.floor(long / 7)), 7).map((y) =>
      at(box(wide, 4.6, high, 0.9, metal(hex, 0.44)), 0, y, high / 2 + 1.5),
    ),
  )

/** A plate with slanted grooves, over the chipset or a drive. */
export const coolingPlate = (wide: number, long: number, high: number, hex: string): Object3D =>
  group(
    at(extruded(roundedOutline(wide, long, 3), high, 1, metal(hex, 0.42)), 0, 0, high / 2 + 1),
    ...row(4, 5).map((off) =>
      at(turned(box(Math.min(wide, long) * 0.7, 1, 0.4, 0.1, hollow()), 0, 0, 45), off, -off, high + 1.02),
    ),
    ...[-1, 1].map((side) =>
      at(turned(cylinder(1.8, 0.5, steel()), 90, 0, 0), side * (wide / 2 - 4), side * (long / 2 - 4), high + 1.1),
    ),
  )

export const coinCell = (): Object3D =>
  group(
    at(turned(cylinder(11.6, 3, plastic('#17181a', 0.5)), 90, 0, 0), 0, 0, 1.5),
    at(turned(cylinder(10, 3.2, metal('#d5d7d8', 0.28)), 90, 0, 0), 0, 0, 3),
    at(box(4, 7, 1, 0.3, metal('#c4c6c7', 0.3)), 0, 9.4, 4.6),
  )
