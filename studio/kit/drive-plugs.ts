import { BoxGeometry, type Object3D } from 'three'
import { gilt } from './circuits.ts'
import { gold, hollow, plastic, steel } from './materials.ts'
import { at, box, frame, group, repeated, row, slab } from './shapes.ts'

const tongue = (pins: number, x: number, keyAt: -1 | 1): Object3D => {
  const width = pins * 1.27 + 1.6
  const black = plastic('#141517', 0.5)
  return at(
    group(
      at(box(width, 1.2, 6, 0.12, black), 0, 0, 3),
      at(box(1.2, 2.4, 6, 0.12, black), keyAt * (width / 2 - 0.6), -1.2, 3),
      at(
        repeated(
          new BoxGeometry(0.84, 0.12, 4.6),
          gilt(),
          row(pins, 1.27).map((px) => [px, 0, 0]),
        ),
        0,
        0.62,
        3.2,
      ),
    ),
    x,
    0,
    0,
  )
}

/** The drive's side of a SATA link: power and data tongues between two guides; its back wall at z = 0, it points to +z. */
export const sataPlug = (): Object3D => {
  const black = plastic('#17181b', 0.55)
  return group(
    at(box(44, 6.4, 1.2, 0.2, black), 0, 0, -0.4),
    tongue(15, -6.4, -1),
    tongue(7, 12.8, -1),
    ...[-20.6, 20.6].map((x) => at(box(2.2, 6, 6.4, 0.3, black), x, 0, 3)),
    at(box(42, 1, 6.4, 0.2, black), 0, -3.2, 3),
  )
}

/** The wide micro socket of portable disks: two mouths side by side. */
export const microB = (): Object3D =>
  group(
    ...(
      [
        [-2.6, 7.4],
        [3.9, 5.2],
      ] as const
    ).map(([x, width]) =>
      at(
        group(
          slab(width, 2.4, 0.3, 0.5, 0, hollow()),
          frame(width + 0.7, 3.1, 0.9, 0.7, 0.45, steel()),
          at(box(width - 2.2, 0.6, 0.5, 0.1, plastic('#1d1e20')), 0, 0.2, 0.1),
        ),
        x,
        0,
        0,
      ),
    ),
  )

/** A USB plug as it sits on a stick or a cable: the shell points to +z, its root at z = 0. */
export const usbPlug = (length = 12, inlay = '#1b1c1f'): Object3D =>
  group(
    at(frame(12, 4.5, length, 0.5, 0.4, steel()), 0, 0, length / 2),
    at(box(11, 1.9, length - 1.2, 0.2, plastic(inlay, 0.5)), 0, -1, length / 2 - 0.4),
    at(box(11, 3.6, 0.4, 0.1, hollow()), 0, 0, 0.8),
    at(
      repeated(
        new BoxGeometry(1.1, 0.1, length * 0.6),
        gold(),
        row(4, 2.4).map((x) => [x, 0, 0]),
      ),
      0,
      0,
      length * 0.55,
    ),
    ...[-2.9, 2.9].map((x) => at(box(2.2, 0.1, 2.4, 0.04, hollow()), x, 2.26, length * 0.62)),
  )
