import { BoxGeometry, type Object3D } from 'three'
import { sticker } from '../kit/lettering.ts'
import { darker, hollow, lamp, lighter, plastic, rubber } from '../kit/materials.ts'
import { display, groove, louvres, paperStack, socketPanel } from '../kit/office-parts.ts'
import { profiled } from '../kit/profiles.ts'
import { at, box, cylinder, group, repeated, ring, row, turned } from '../kit/shapes.ts'
import { usbA } from '../kit/sockets.ts'
import type { Model } from '../model.ts'

type Body = { readonly width: number; readonly depth: number; readonly height: number }

const trim = '#3a3c3f'
const drawerTop = 62

const feet = ({ width, depth }: Body): Object3D[] =>
  [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => at(box(40, 8, 40, 3, rubber('#2a2b2d')), x * (width / 2 - 34), 3, z * (depth / 2 - 34))),
  )

const drawer = ({ width, depth }: Body, body: string): Object3D =>
  group(
    at(box(width - 4, drawerTop - 8, depth - 8, 4, plastic(body, 0.5)), 0, (drawerTop + 6) / 2, -3),
    at(box(width - 34, drawerTop - 16, 8, 3, plastic(trim, 0.5)), 0, drawerTop / 2 + 3, depth / 2 - 5),
    at(box(110, 13, 3, 5, hollow()), 0, drawerTop / 2 - 6, depth / 2 - 1.8),
    at(box(118, 4, 6, 1.6, plastic(lighter(trim, 0.06), 0.45)), 0, drawerTop / 2 + 3, depth / 2 - 2),
    at(box(5, 24, 1, 0.6, plastic('#d9dcdd', 0.4)), width / 2 - 34, drawerTop / 2 + 4, depth / 2 - 0.8),
  )

/** Two cheeks and, between them, the middle with the bin where the pages land. */
const housing = ({ width, depth, height }: Body, body: string, left: number, right: number): Object3D => {
  const [front, back, skin] = [depth / 2, -depth / 2, plastic(body, 0.48)]
  const cheek = (wide: number) =>
    profiled(
      [
        [back, drawerTop],
        [front, drawerTop],
        [front, height - 52, 30],
        [front - 26, height, 26],
        [back + 34, height, 26],
        [back, height - 40, 20],
      ],
      wide,
      3,
      4,
      skin,
    )
  const middle = profiled(
    [
      [back + 3, drawerTop],
      [front - 2, drawerTop],
      [front - 3, height - 44, 12],
      [front - 34, height - 32, 10],
      [back + depth * 0.34, height - 62, 6],
      [back + depth * 0.33, height - 8, 6],
      [back + 26, height - 5, 26],
      [back + 3, height - 42],
    ],
    width - left - right + 6,
    3,
    1,
    plastic(darker(body, 0.04), 0.55),
  )
  const centre = (left - right) / 2
  const bin = profiled(
    [
      [back + depth * 0.345, height - 62],
      [front - 40, height - 33],
      [front - 40, height - 31.6],
      [back + depth * 0.345, height - 60.6],
    ],
    width - left - right - 4,
    0.5,
    0.3,
    plastic(trim, 0.6),
  )
  const slope = (Math.atan2(29, front - 40 - (back + depth * 0.345)) * 180) / Math.PI
  return group(
    at(cheek(left), -width / 2 + left / 2, 0, 0),
    at(cheek(right), width / 2 - right / 2, 0, 0),
    at(middle, centre, 0, 0),
    at(bin, centre, 0, 0),
    at(box(width - left - right - 2, 14, 3, 1, hollow()), centre, height - 48, back + depth * 0.335),
    at(turned(paperStack(210, depth * 0.46, 4), -slope, 0, 0), centre, height - 46.4, depth * 0.1),
    at(box(60, 3, 46, 1.4, plastic(lighter(trim, 0.05), 0.5)), centre, height - 31, front - 34),
  )
}

const frontFlap = ({ width, depth, height }: Body, body: string, left: number, right: number): Object3D => {
  const [wide, high] = [width - left - right - 6, height - 52 - drawerTop - 4]
  return group(
    at(groove(wide, high, 5, 1.1, body), (left - right) / 2, drawerTop + 5 + high / 2, depth / 2 - 1.9),
    at(box(80, 11, 3, 4, hollow()), (left - right) / 2, drawerTop + high - 10, depth / 2 - 2.4),
  )
}

const rear = ({ width, depth, height }: Body, body: string): Object3D => {
  const door = group(
    groove(width - 90, height * 0.4, 5, 1.2, body),
    at(box(70, 10, 2, 3, hollow()), 0, height * 0.16, 0),
    at(louvres(width * 0.5, 20, 4), 0, -height * 0.1, 0.1),
  )
  return at(
    turned(
      group(
        at(door, 0, height * 0.56, 0.2),
        at(socketPanel(body), -width / 2 + 84, 40, 1.6),
        at(sticker(74, 30, ['LASER CLASS 1', '220–240 V~  50/60 Hz', 'S/N PH 70 4412']), width / 2 - 66, 42, 2.2),
      ),
      0,
      180,
      0,
    ),
    0,
    0,
    -depth / 2 - 0.1,
  )
}

/** Two lines of display, an arrow cross and two keys; lies flat facing up, its front towards +z. */
const keyPanel = (body: string): Object3D =>
  group(
    box(62, 8, 112, 4, plastic(darker(trim, 0.2), 0.4)),
    at(turned(display(48, 22, ['Ready', 'Tray 2: A4']), -90, 0, 0), 0, 4.4, -34),
    at(cylinder(17, 2.4, plastic(lighter(trim, 0.08), 0.45)), 0, 4.4, 8),
    at(cylinder(7, 3.6, plastic(darker(body, 0.1), 0.4)), 0, 4.8, 8),
    ...[0, 90, 180, 270]
      .map((turn) => turned(group(at(box(3, 1, 3, 0.4, plastic('#e4e6e7', 0.5)), 12, 5.6, 0)), 0, turn, 0))
      .map((mark) => at(mark, 0, 0, 8)),
    at(turned(cylinder(5.4, 2, plastic('#b23a34', 0.45)), 0, 0, 0), -16, 4.6, 40),
    at(turned(cylinder(5.4, 2, plastic('#3b8a56', 0.45)), 0, 0, 0), 16, 4.6, 40),
    at(box(8, 0.8, 2, 0.4, lamp('#54d66f', 1.2)), 0, 4.3, 34),
  )

const laser: Model = (body) => {
  const facts: Body = { width: 381, depth: 357, height: 216 }
  const [left, right] = [42, 78]
  return {
    object: group(
      ...feet(facts),
      drawer(facts, body),
      housing(facts, body, left, right),
      frontFlap(facts, body, left, right),
      at(turned(keyPanel(body), 7, 0, 0), 381 / 2 - right / 2, 220.5, 84),
      at(turned(cylinder(7, 3, plastic(trim, 0.4)), 90, 0, 0), -381 / 2 + 22, 96, 357 / 2),
      at(ring(7.4, 0.7, lamp('#54d66f', 1)), -381 / 2 + 22, 96, 357 / 2 + 0.8),
      at(usbA(), 381 / 2 - 40, 110, 357 / 2 + 0.1),
      ...[-1, 1].map((side) => at(turned(louvres(80, 46, 7), 0, side * 90, 0), (side * 381) / 2, 110, -70)),
      rear(facts, body),
    ),
    angles: {
      detail: { azimuth: 18, elevation: 42, closeUp: { at: [381 / 2 - right / 2 - 8, 220, 84], across: 180 } },
    },
  }
}

/** The glass, its lid and the sheet feeder with a pile of pages in it. */
const scanUnit = ({ width, depth }: Body, body: string): Object3D => {
  const feeder = profiled(
    [
      [-depth / 2 + 20, 0],
      [depth / 2 - 60, 0],
      [depth / 2 - 70, 26, 10],
      [40, 44, 20],
      [-60, 50, 20],
      [-depth / 2 + 24, 34, 14],
    ],
    width - 150,
    4,
    4,
    plastic(body, 0.48),
  )
  return group(
    at(box(width, 40, depth - 10, 8, plastic(body, 0.48)), 0, 20, -4),
    at(box(width - 3, 2, depth - 13, 0.4, plastic(darker(body, 0.8), 0.8)), 0, 40.4, -4),
    at(box(width, 14, depth - 12, 5, plastic(body, 0.48)), 0, 48.2, -5),
    at(feeder, -70, 52, 0),
    at(turned(box(width - 190, 5, depth * 0.62, 2.4, plastic(trim, 0.5)), 0, 0, 16), 96, 82, -14),
    at(turned(paperStack(210, 190, 7), 0, 0, 16), 92, 85, -14),
    ...[-1, 1].map((side) =>
      at(turned(box(60, 16, 3, 1.4, plastic(lighter(trim, 0.1), 0.5)), 0, 0, 16), 100, 92, -14 + side * 98),
    ),
    at(box(width - 150, 1, 3, 0.3, hollow()), -70, 64, depth / 2 - 66),
  )
}

const touchPanel = (): Object3D =>
  group(
    box(190, 66, 10, 5, plastic(darker(trim, 0.2), 0.4)),
    at(display(92, 50, ['Ready', 'Copy     Scan', 'Fax      Setup'], '#bfe4ff'), -38, 0, 4.8),
    ...row(4, 15, 66).flatMap((x, column) =>
      row(3, 15, 2).map((y) =>
        at(box(11, 10, 3, 2.4, plastic(column === 3 ? '#5a5d61' : '#cfd2d4', 0.45)), x - 8, y, 5),
      ),
    ),
    at(turned(cylinder(5, 3, plastic('#3b8a56', 0.45)), 90, 0, 0), 80, -22, 5),
  )

const multifunction: Model = (body) => {
  const facts: Body = { width: 420, depth: 390, height: 226 }
  const [left, right] = [60, 60]
  const pillar = (side: number) => at(box(54, 44, 330, 8, plastic(body, 0.48)), side * 181, 238, -20)
  return {
    object: group(
      ...feet(facts),
      drawer(facts, body),
      housing(facts, body, left, right),
      frontFlap(facts, body, left, right),
      pillar(-1),
      pillar(1),
      at(box(300, 40, 40, 4, plastic(darker(body, 0.05), 0.5)), 0, 238, -158),
      at(scanUnit(facts, body), 0, 256, 0),
      at(turned(touchPanel(), -38, 0, 0), 0, 268, 390 / 2 + 8),
      at(turned(cylinder(7, 3, plastic(trim, 0.4)), 90, 0, 0), -182, 100, 390 / 2),
      at(usbA(), 182, 110, 390 / 2 + 0.1),
      ...[-1, 1].map((side) => at(turned(louvres(80, 46, 7), 0, side * 90, 0), side * 210, 120, -70)),
      at(
        repeated(
          new BoxGeometry(1, 0.6, 60),
          hollow(),
          row(8, 6).map((x) => [x, 0, 0]),
        ),
        150,
        310,
        -100,
      ),
      rear(facts, body),
    ),
    angles: { detail: { azimuth: -16, elevation: 34, closeUp: { at: [0, 268, 390 / 2], across: 240 } } },
  }
}

export const laserPrinterModels = { 'printer-laser': laser, 'printer-mfp': multifunction } satisfies Record<
  string,
  Model
>
