import type { Object3D } from 'three'
import { largeTray } from '../kit/drive-trays.ts'
import { instanced } from '../kit/instanced.ts'
import { lettering, sticker } from '../kit/lettering.ts'
import { darker, hollow, lamp, lighter, metal, plastic, rubber, steel } from '../kit/materials.ts'
import { jackBlock } from '../kit/network-sockets.ts'
import { honeycomb, opening, openPlate } from '../kit/openings.ts'
import { powerInlet } from '../kit/power-inlet.ts'
import { screws } from '../kit/rack-unit.ts'
import { at, box, cylinder, frame, group, ring, row, turned } from '../kit/shapes.ts'
import { usbA, vga } from '../kit/sockets.ts'
import { slotBrackets, supplyModule } from '../kit/supply-module.ts'
import { fan } from '../kit/vents.ts'
import type { Model } from '../model.ts'

const zinc = metal('#a9acae', 0.45)

const keyLock = (): Object3D =>
  group(
    turned(cylinder(6, 3, steel()), 90, 0, 0),
    at(ring(6, 0.7, metal('#d8dadc', 0.25)), 0, 0, 1.2),
    at(box(1.4, 6, 0.6, 0.2, hollow()), 0, 0, 1.5),
  )

const powerKey = (radius: number, body: string): Object3D =>
  group(
    turned(cylinder(radius, 2.4, plastic(lighter(body, 0.14), 0.4)), 90, 0, 0),
    at(ring(radius + 0.6, 0.7, lamp('#5aa8ff', 1.1)), 0, 0, 0.8),
    at(ring(radius * 0.42, 0.4, plastic('#d5d7d8', 0.5)), 0, 0, 1.25),
  )

/** Hinged at its left edge, where x = 0; a honeycomb one sees the drives through. */
const createDoor = (width: number, height: number, body: string): Object3D =>
  group(
    at(
      openPlate(width, height, 9, 5, honeycomb(width - 26, height - 40, 11, 3, -6), plastic(body, 0.48)),
      width / 2,
      0,
      0,
    ),
    at(frame(width - 18, height - 30, 1.2, 4, 1.2, plastic(lighter(body, 0.1), 0.4)), width / 2 + 2, -6, 4.6),
    at(keyLock(), width - 13, height / 2 - 11, 5),
    at(box(26, 3.4, 1, 0.8, plastic(lighter(body, 0.2), 0.4)), width / 2, height / 2 - 9, 4.7),
  )

const drivesBehind = (
  body: string,
  columns: number,
  rows: number,
  stepX: number,
  stepY: number,
  size: readonly [number, number],
): Object3D => {
  const upright = turned(group(largeTray(lighter(body, 0.03), ...size)), 0, 0, 90)
  return instanced(
    upright,
    row(rows, stepY).flatMap((y) => row(columns, stepX).map((x): [number, number, number] => [x, y, 0])),
  )
}

const towerBack = (width: number, height: number): Object3D =>
  group(
    openPlate(
      width,
      height,
      1.6,
      1,
      [
        ...honeycomb(96, 96, 7, -38, 32),
        opening(28.4, 12.8, -58, -48),
        opening(86, 38, 0, 178),
        opening(86, 38, 0, 136),
      ],
      zinc,
    ),
    at(box(width - 3, height - 3, 1, 0.2, hollow()), 0, 0, -26),
    at(fan(44, 7, '#26272a'), -38, 32, -9),
    at(supplyModule(), 0, 178, 1.6),
    at(supplyModule(), 0, 136, 1.6),
    at(jackBlock(2), -58, -48, 0.9),
    at(vga(), -66, -76, 1),
    ...row(4, 9, -48).map((y) => at(usbA('#27508f'), -28, y, 1)),
    at(turned(slotBrackets(5, 112), 0, 0, 0), 36, -128, 2.4),
    at(sticker(56, 26, ['TOWER SERVER', 'S/N 41D0 88A2']), 56, 66, 1),
    screws(3, [
      [-100, 200, 1.2],
      [100, 200, 1.2],
      [-100, -196, 1.2],
      [100, -196, 1.2],
    ]),
  )

const tower: Model = (colour, view) => {
  const body = lighter(colour, 0.01)
  const [width, height, depth] = [218, 426, 520]
  const [lift, face] = [10, depth / 2]
  const opened = view === 'detail'
  const hole = opening(154, 272, 0, -62, 6)
  const fascia = group(
    at(openPlate(width, height, 34, 9, [hole], plastic(body, 0.46)), 0, 0, -17),
    at(box(170, 286, 1, 0.3, hollow()), 0, -62, -46),
    at(drivesBehind(body, 4, 2, 36, 128, [124, 34]), 0, -62, -16),
    at(turned(createDoor(152, 270, body), 0, opened ? -104 : 0, 0), -76, -62, opened ? 2 : -3),
    at(box(150, 34, 1.2, 1.4, plastic(darker(body, 0.25), 0.5)), 0, 178, 0.3),
    at(box(140, 0.8, 0.6, 0.2, hollow()), 0, 173, 0.8),
    at(box(9, 3.4, 1.2, 0.6, plastic(lighter(body, 0.16), 0.4)), 60, 168, 0.9),
    at(box(150, 30, 1.2, 1.4, plastic(darker(body, 0.25), 0.5)), 0, 138, 0.3),
    at(powerKey(7.5, body), 56, 100, 1),
    ...row(3, 20, -54).map((x) => at(usbA('#27508f'), x, 100, 0.2)),
    ...row(3, 8, 10).map((x, index) =>
      at(box(5, 2, 0.8, 0.5, index ? plastic('#9aa39a', 0.4) : lamp('#54d66f', 1)), x, 100, 0.4),
    ),
    at(
      lettering(120, 8, '#a9adb0', [
        { text: '1', x: -20, y: 0, size: 4 },
        { text: '2', x: -12, y: 0, size: 4 },
      ]),
      30,
      90,
      0.2,
    ),
  )
  return {
    object: group(
      at(box(width - 4, height - 4, depth - 34, 2.5, plastic(body, 0.5)), 0, lift + height / 2, -17),
      at(box(1.2, height - 20, 0.8, 0.2, hollow()), -width / 2 + 1.8, lift + height / 2, face - 60),
      at(
        box(2, height - 40, depth - 130, 1, plastic(lighter(body, 0.01), 0.46)),
        -width / 2 + 1.8,
        lift + height / 2,
        -30,
      ),
      at(box(3, 46, 22, 1.4, plastic('#33557a', 0.5)), -width / 2 + 1.4, lift + height * 0.78, -depth * 0.3),
      at(fascia, 0, lift + height / 2, face),
      at(turned(towerBack(width - 8, height - 8), 0, 180, 0), 0, lift + height / 2, -face - 0.6),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
          at(box(46, lift + 2, 60, 4, rubber()), x * (width / 2 - 22), lift / 2, z * (depth / 2 - 70)),
        ),
      ),
    ),
    angles: {
      front: { azimuth: -34, elevation: 15 },
      back: { azimuth: 146, elevation: 15 },
      detail: { azimuth: 26, elevation: 14, closeUp: { at: [-6, lift + height / 2 - 58, face], across: 330 } },
    },
  }
}

const cube: Model = (colour, view) => {
  const body = lighter(colour, 0.01)
  const [width, height, depth] = [230, 224, 240]
  const [lift, face] = [8, depth / 2]
  const opened = view === 'detail'
  const front = group(
    at(openPlate(width, height, 24, 12, [opening(206, 164, 0, 22, 6)], plastic(body, 0.46)), 0, 0, -12),
    at(box(212, 170, 1, 0.3, hollow()), 0, 22, -44),
    at(drivesBehind(body, 4, 1, 48, 1, [136, 45]), 0, 22, -12),
    at(box(204, 24, 8, 1, plastic(darker(body, 0.3), 0.6)), 0, -46, -14),
    at(box(204, 24, 8, 1, plastic(darker(body, 0.3), 0.6)), 0, 92, -14),
    at(powerKey(6.4, body), 88, -86, 1),
    ...row(2, 20, -86).map((x) => at(usbA('#27508f'), x, -86, 0.2)),
    at(box(70, 2.4, 1, 0.8, lamp('#5aa8ff', 1.1)), 0, -86, 0.2),
    at(box(206, 1, 1, 0.3, hollow()), 0, -66, 0),
  )
  if (!opened) front.add(at(createDoor(204, 162, body), -102, 22, -3))
  const sideVents = [-1, 1].map((side) =>
    at(
      turned(openPlate(150, 90, 1, 2, honeycomb(140, 80, 8), plastic(darker(body, 0.2), 0.5)), 0, side * 90, 0),
      side * (width / 2 - 0.9),
      lift + height * 0.55,
      -20,
    ),
  )
  const back = group(
    openPlate(
      width - 8,
      height - 8,
      1.6,
      2,
      [...honeycomb(96, 96, 7, -42, 34), opening(28.4, 12.8, 54, -40), opening(28, 20, 76, -84)],
      zinc,
    ),
    at(box(width - 12, height - 12, 1, 0.2, hollow()), 0, 0, -26),
    at(fan(44, 7, '#26272a'), -42, 34, -9),
    at(jackBlock(2), 54, -40, 0.9),
    at(vga(), -6, -44, 1),
    ...row(2, 9, -44).map((y) => at(usbA('#27508f'), 24, y, 1)),
    at(powerInlet(), 76, -84, 0.6),
    at(turned(slotBrackets(2, 100), 0, 0, 90), 62, 36, 2.4),
    at(sticker(60, 20, ['MICRO SERVER', 'S/N 20C7 1F39']), -60, -78, 1),
  )
  return {
    object: group(
      at(box(width - 2, height - 2, depth - 20, 8, plastic(body, 0.5)), 0, lift + height / 2, -10),
      ...sideVents,
      at(front, 0, lift + height / 2, face),
      at(turned(back, 0, 180, 0), 0, lift + height / 2, -face - 0.6),
      ...[-1, 1].flatMap((x) => [-1, 1].map((z) => at(cylinder(14, lift + 2, rubber()), x * 86, lift / 2, z * 90))),
    ),
    angles: {
      detail: { azimuth: -26, elevation: 16, closeUp: { at: [0, lift + height / 2 + 22, face - 10], across: 250 } },
    },
  }
}

export const towerServerModels = { 'server-tower': tower, 'server-cube': cube } satisfies Record<string, Model>
