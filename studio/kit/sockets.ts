import { BoxGeometry, type Object3D } from 'three'
import { gold, hollow, metal, plastic, steel } from './materials.ts'
import { at, box, cylinder, frame, group, repeated, ring, row, slab, turned } from './shapes.ts'

/** Every socket faces +z, its mouth at z = 0 and its middle at the origin, true to size in millimetres. */

const mouth = (width: number, height: number, corner: number, rim: number) =>
  group(slab(width - rim, height - rim, 0.3, corner, 0, hollow()), frame(width, height, 0.9, corner, rim, steel()))

export const usbA = (tongue = '#101114'): Object3D =>
  group(mouth(13.2, 5.9, 0.6, 0.6), at(box(11, 1.7, 0.6, 0.1, plastic(tongue)), 0, 0.9, 0.1))

export const usbC = (): Object3D =>
  group(mouth(9.2, 3.4, 1.7, 0.5), at(box(6.2, 0.7, 0.5, 0.1, plastic('#1d1e20')), 0, 0, 0.1))

export const hdmi = (): Object3D =>
  group(mouth(15.2, 5.6, 1.2, 0.6), at(box(11, 1.3, 0.6, 0.1, plastic('#15161a')), 0, 0, 0.1))

export const displayPort = (): Object3D =>
  group(mouth(16.4, 5.2, 0.8, 0.6), at(box(12, 1.2, 0.6, 0.1, plastic('#15161a')), 0, 0, 0.1))

export const vga = (): Object3D =>
  group(
    slab(31, 12.5, 0.8, 3, 0.1, steel()),
    at(slab(17, 8.5, 1.4, 2, 0.1, plastic('#22397f')), 0, 0, 0.4),
    at(
      repeated(
        new BoxGeometry(0.9, 0.9, 0.4),
        hollow(),
        [-2.4, 0, 2.4].flatMap((y) => row(5, 2.4).map((x): [number, number, number] => [x, y, 0])),
      ),
      0,
      0,
      1.1,
    ),
    ...[-12.5, 12.5].map((x) => at(turned(cylinder(2.4, 4, steel()), 90, 0, 0), x, 0, 1)),
  )

/** Eight gold springs show inside; link lights above if asked for. */
export const rj45 = (lights?: readonly [string, string]): Object3D => {
  const socket = group(
    slab(15.6, 13.6, 0.4, 0.6, 0, plastic('#1c1d20')),
    at(slab(12, 8.6, 0.5, 0.3, 0, hollow()), 0, 0.6, 0.05),
    at(slab(5.6, 3, 0.5, 0.2, 0, hollow()), 0, -4.8, 0.05),
    at(
      repeated(
        new BoxGeometry(0.55, 2.4, 0.2),
        gold(),
        row(8, 1.2).map((x) => [x, 0, 0]),
      ),
      0,
      3.2,
      0.3,
    ),
    frame(16, 14, 1, 0.7, 0.7, steel()),
  )
  if (lights)
    socket.add(
      ...lights.map((hex, index) => at(box(3, 1.8, 0.4, 0.2, plastic(hex, 0.3)), index ? 5.2 : -5.2, 5.4, 0.35)),
    )
  return socket
}

export const audioJack = (hex = '#1b1c1e'): Object3D =>
  group(
    turned(cylinder(3.4, 0.6, plastic(hex)), 90, 0, 0),
    at(turned(cylinder(1.75, 0.8, hollow()), 90, 0, 0), 0, 0, 0.02),
    at(ring(2, 0.25, metal('#c9cbcc', 0.25)), 0, 0, 0.3),
  )

export const barrelJack = (): Object3D =>
  group(
    turned(cylinder(4.2, 0.6, plastic('#151618')), 90, 0, 0),
    at(turned(cylinder(2.9, 0.8, hollow()), 90, 0, 0), 0, 0, 0.02),
    at(turned(cylinder(0.6, 1, gold()), 90, 0, 0), 0, 0, 0.1),
  )

export const cardSlot = (width = 24): Object3D => mouth(width, 3, 0.4, 0.35)

export const lockSlot = (): Object3D => mouth(7.2, 3.4, 1, 0.5)
