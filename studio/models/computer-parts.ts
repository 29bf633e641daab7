import type { Object3D } from 'three'
import { hollow, lamp, lighter, metal, plastic, steel } from '../kit/materials.ts'
import { perforated } from '../kit/perforated.ts'
import { powerInlet } from '../kit/power-inlet.ts'
import { at, box, cylinder, frame, group, ring, row, slab, turned } from '../kit/shapes.ts'
import { audioJack, displayPort, hdmi, rj45, usbA, usbC, vga } from '../kit/sockets.ts'

/** Parts that desktop computers share; every one faces +z. */

export const screw = (radius = 3): Object3D =>
  group(
    turned(cylinder(radius, 2, steel(), radius * 0.9), 90, 0, 0),
    at(box(radius * 1.3, radius * 0.3, 0.5, 0.1, hollow()), 0, 0, 0.95),
    at(box(radius * 0.3, radius * 1.3, 0.5, 0.1, hollow()), 0, 0, 0.95),
  )

export const powerButton = (radius: number, hex: string): Object3D =>
  group(
    turned(cylinder(radius + 0.8, 0.8, hollow()), 90, 0, 0),
    at(turned(cylinder(radius, 2.4, plastic(hex, 0.4), radius * 0.94), 90, 0, 0), 0, 0, 0.6),
    at(ring(radius * 0.42, radius * 0.07, lamp('#eef4f8', 1)), 0, 0, 1.8),
    at(box(radius * 0.16, radius * 0.5, 0.4, 0.1, lamp('#eef4f8', 1)), 0, radius * 0.36, 1.85),
  )

/** A drawer for discs with its key. */
export const discDrive = (width: number, hex: string): Object3D =>
  group(
    slab(width, 13, 0.8, 1, 0.1, hollow()),
    at(slab(width - 1, 11.6, 2, 1.2, 0.5, plastic(hex, 0.45)), 0, 0, 0.2),
    at(slab(9, 3, 0.8, 1, 0.2, plastic(lighter(hex, 0.03), 0.4)), width / 2 - 12, -1.5, 1.3),
    at(box(2, 1, 0.6, 0.2, lamp('#79d27b', 0.7)), width / 2 - 22, -1.5, 1.2),
    at(turned(cylinder(0.6, 0.4, hollow()), 90, 0, 0), width / 2 - 27, -1.5, 1.2),
  )

const upright = (socket: Object3D): Object3D => turned(socket, 0, 0, 90)

/** The sockets of a board that stands upright: 46 wide, 160 high. */
const boardSockets = (): Object3D => {
  const pair = (y: number, tongue?: string) => [-9, 7].map((x) => at(upright(usbA(tongue)), x, y, 0.8))
  return group(
    slab(45, 159, 1.2, 1.5, 0.3, metal('#7f8284', 0.45)),
    ...pair(66, '#10131a'),
    ...pair(48, '#2456b8'),
    at(upright(displayPort()), -6, 27, 0.9),
    at(upright(displayPort()), 7, 27, 0.9),
    at(upright(hdmi()), 0, 7, 0.9),
    at(upright(rj45(['#58b368', '#e0a13a'])), 5, -14, 1),
    ...pair(-37, '#2456b8'),
    ...(['#7fc8a0', '#8fb5e0', '#e59aa8'] as const).map((hex, index) => at(audioJack(hex), index * 12 - 13, -56, 1)),
    at(usbC(), 0, -70, 1),
  )
}

/** The supply's face, 150 wide and 86 high. */
const supplyFace = (hex: string): Object3D =>
  group(
    slab(150, 86, 1.4, 1, 0.3, metal(hex, 0.5)),
    at(perforated(88, 72, 5, hex, 'hexagon'), -26, 0, 1.2),
    at(powerInlet(), 50, 14, 0.8),
    at(slab(20, 14, 2, 1.5, 0.4, plastic('#141517', 0.6)), 50, -22, 1),
    at(turned(box(14, 9, 3, 1, plastic('#1d1e20', 0.35)), 6, 0, 0), 50, -22, 2.2),
    ...[-70, 70].flatMap((x) => [-38, 38].map((y) => at(screw(2.6), x, y, 1))),
  )

const slotCovers = (count: number, hex: string): Object3D =>
  group(
    slab(122, count * 20.3 + 4, 1, 1, 0.2, hollow()),
    ...row(count, 20.3).flatMap((y) => [
      at(slab(112, 17, 1.6, 1, 0.3, metal(hex, 0.4)), -3, y, 0.5),
      at(perforated(84, 9, 4.2, hex, 'slot'), 0, y, 1.6),
      at(screw(2.4), 55, y, 1),
    ]),
  )

/** Supply above, sockets and a fan in the middle, slots below: at least 150 wide and 340 high, around its middle. */
export const towerRear = (slotCount: number, steelHex = '#7d8083'): Object3D =>
  group(
    at(supplyFace('#2a2c2e'), 0, 122, 0.8),
    at(boardSockets(), -51, -2, 0.8),
    at(perforated(94, 94, 5.5, steelHex, 'hexagon'), 22, 20, 0.8),
    at(frame(98, 98, 1.2, 4, 2, plastic(steelHex, 0.4)), 22, 20, 0.7),
    ...[-21, 65].flatMap((x) => [-23, 63].map((y) => at(screw(2.2), x, y, 1))),
    at(slotCovers(slotCount, '#9a9da0'), -12, -86 - slotCount * 10.2, 0.8),
  )

/** A row of sockets of a low computer, `vga` for those that still have it. */
export const lowSockets = (): Object3D =>
  group(
    slab(172, 36, 1.2, 1.5, 0.3, metal('#7f8284', 0.45)),
    at(vga(), -66, -7, 1),
    at(displayPort(), -38, -9, 1),
    at(displayPort(), -18, -9, 1),
    ...[8, -3].flatMap((y) => [4, 20].map((x) => at(usbA(y > 0 ? '#10131a' : '#2456b8'), x, y - 5, 1))),
    at(rj45(['#58b368', '#e0a13a']), 42, -6, 1),
    ...[10, -1].map((y) => at(usbA('#2456b8'), 61, y - 5, 1)),
    at(audioJack('#7fc8a0'), 76, 2, 1),
    at(audioJack('#8fb5e0'), 76, -10, 1),
  )
