import { BoxGeometry, type Object3D } from 'three'
import { lettering, sticker } from './lettering.ts'
import { darker, darkGlass, hollow, plastic, steel } from './materials.ts'
import { jackBlock } from './network-sockets.ts'
import { opening, openPlate } from './openings.ts'
import { powerInlet } from './power-inlet.ts'
import { screws } from './rack-unit.ts'
import { at, box, frame, group, repeated, row, slab } from './shapes.ts'

/** A few sheets on each other, lying, slightly fanned so that their edges show. */
export const paperStack = (width: number, depth: number, sheets = 5): Object3D =>
  group(
    ...Array.from({ length: sheets }, (_, index) =>
      at(
        box(width, 0.6, depth, 0.1, plastic(index % 2 ? '#f4f4f1' : '#fbfbf9', 0.8)),
        ((index * 7) % 3) - 1,
        index * 0.75 + 0.3,
        ((index * 5) % 3) - 1,
      ),
    ),
  )

/** The groove between two mouldings on a face that looks to +z: a door, a flap, a drawer. */
export const groove = (width: number, height: number, corner: number, wide: number, body: string): Object3D =>
  frame(width, height, 0.5, corner, wide, plastic(darker(body, 0.72), 0.8))

/** The square socket of a printer cable. */
export const usbB = (): Object3D =>
  group(
    frame(12.4, 11.4, 1.2, 1.6, 0.7, steel()),
    at(slab(10.8, 9.8, 0.4, 1.2, 0, hollow()), 0, 0, 0),
    at(box(5.6, 3.4, 1, 0.3, plastic('#e8e8e4', 0.5)), 0, 0, 0.1),
  )

/** Louvres that look to +z. */
export const louvres = (width: number, height: number, count: number): Object3D =>
  repeated(
    new BoxGeometry(width, (height / count) * 0.42, 0.6),
    hollow(),
    row(count, height / count).map((y) => [0, y, 0]),
  )

/** A small dark display, its words lit. */
export const display = (width: number, height: number, lines: readonly string[], lit = '#cfe8ff'): Object3D => {
  const size = (height * 0.6) / Math.max(2, lines.length)
  const words = lines.map((text, index) => ({
    text,
    x: -width * 0.42,
    y: ((lines.length - 1) / 2 - index) * size * 1.25,
    size,
    align: 'left' as const,
  }))
  return group(
    box(width, height, 1.2, 1, darkGlass()),
    at(lettering(width * 0.94, height * 0.9, lit, words), 0, 0, 0.75),
  )
}

/** The sockets of an office machine on a plate 17 thick whose face is at z = 0: mains, network, USB, rating label. */
export const socketPanel = (body: string, network = true): Object3D =>
  group(
    at(
      openPlate(
        132,
        34,
        17,
        2,
        [opening(26, 18, 44, 0, 1), opening(14.2, 12.4, -34, 0, 0.4)],
        plastic(darker(body, 0.22), 0.6),
      ),
      0,
      0,
      -8.5,
    ),
    at(powerInlet(), 44, 0, 0.2),
    at(box(24, 17, 0.4, 0.1, hollow()), 44, 0, -2),
    at(box(14, 12, 0.4, 0.1, hollow()), -34, 0, -2.2),
    at(usbB(), -8, 0, 0.5),
    ...(network ? [at(jackBlock(1), -34, 0, 0.3)] : []),
    at(sticker(26, 14, ['220–240 V', '50 Hz']), 12, 0, 0.15),
    screws(2.2, [
      [-60, 11, 0.4],
      [-60, -11, 0.4],
      [60, 11, 0.4],
    ]),
  )
