import type { Object3D } from 'three'
import { sticker } from '../kit/lettering.ts'
import { loft } from '../kit/loft.ts'
import { clearGlass, darker, glossy, hollow, lamp, lighter, plastic, rubber } from '../kit/materials.ts'
import { display, groove, louvres, paperStack, socketPanel, usbB } from '../kit/office-parts.ts'
import { opening } from '../kit/openings.ts'
import { at, box, cylinder, extruded, group, ring, roundedOutline, row, sheet, turned } from '../kit/shapes.ts'
import { barrelJack } from '../kit/sockets.ts'
import type { Model } from '../model.ts'

const inks = ['#131417', '#1583c4', '#c3246d', '#e3b409']

/** The bottles' windows at the right-hand front: each tank full to a different height. */
const inkTanks = (body: string): Object3D =>
  group(
    box(104, 98, 60, 9, plastic(body, 0.45)),
    at(box(96, 1, 56, 0.3, hollow()), 0, 40, 0),
    at(box(92, 58, 3, 4, glossy(darker(body, 0.3))), 0, -6, 29.6),
    ...inks.map((hex, index) => {
      const x = (index - 1.5) * 21
      const level = [40, 33, 37, 29][index] ?? 30
      return group(
        at(box(15, 46, 2, 2.4, plastic('#d7dadb', 0.3)), x, -6, 30.6),
        at(box(13.4, level, 2, 1.6, glossy(hex)), x, -28 + level / 2, 31),
        at(box(17, 5, 1.6, 1, glossy(hex)), x, 24, 30.8),
      )
    }),
  )

const keyRow = (): Object3D =>
  group(
    box(150, 5, 34, 3, plastic('#17181a', 0.4)),
    ...row(5, 26).map((x, index) =>
      at(cylinder(7.4, 2.4, plastic(index === 4 ? '#3b8a56' : index === 3 ? '#a8463c' : '#c9ccce', 0.45)), x, 3, 2),
    ),
    ...row(5, 26).map((x, index) =>
      at(box(6, 0.8, 1.8, 0.4, index < 2 ? lamp('#54d66f', 1.2) : plastic('#6c7074', 0.4)), x, 2.6, -11),
    ),
  )

const ink: Model = (colour) => {
  const body = lighter(colour, 0.01)
  const [width, depth, height] = [375, 300, 140]
  const skin = plastic(body, 0.46)
  const feed = group(
    at(box(230, 110, 4, 3, plastic(lighter(body, 0.02), 0.5)), 0, 55, 0),
    at(turned(paperStack(210, 190, 8), 90, 0, 0), 0, 92, 3),
    ...[-1, 1].map((side) => at(box(10, 30, 12, 3, plastic(darker(body, 0.2), 0.5)), side * 110, 18, 7)),
  )
  const rear = group(
    at(groove(200, 60, 5, 1.2, body), 30, 78, 0.1),
    at(louvres(110, 30, 6), 30, 78, 0.2),
    at(socketPanel(body, false), -100, 32, 1.6),
    at(sticker(64, 26, ['INK TANK SYSTEM', 'S/N X5E9 0231']), 110, 30, 1),
  )
  return {
    object: group(
      at(box(width, height - 6, depth, 12, skin), 0, height / 2 + 5, 0),
      at(sheet(width + 0.3, 1.2, depth + 0.3, 12, 0.2, hollow()), 0, height - 18, 0),
      at(box(width - 2, 24, depth - 2, 9, skin), 0, height + 2, 0),
      at(box(width - 60, 1, depth - 60, 0.4, plastic(lighter(body, 0.015), 0.35)), 0, height + 14, -6),
      at(box(90, 3, 5, 1.4, plastic(darker(body, 0.3), 0.5)), 0, height - 6, depth / 2 - 1),
      at(box(220, 44, 6, 3, hollow()), -50, 38, depth / 2 - 2),
      at(box(214, 5, 120, 2.4, plastic(lighter(body, 0.02), 0.5)), -50, 20, depth / 2 + 44),
      at(paperStack(208, 150, 3), -50, 23.4, depth / 2 + 20),
      at(box(30, 12, 4, 2, plastic(lighter(body, 0.02), 0.5)), -50, 26, depth / 2 + 102),
      at(turned(keyRow(), 52, 0, 0), -50, 92, depth / 2 + 3),
      at(inkTanks(body), width / 2 - 54, 58, depth / 2 + 6),
      at(turned(feed, -20, 0, 0), 0, height - 4, -depth / 2 + 8),
      at(turned(rear, 0, 180, 0), 0, 0, -depth / 2 - 0.2),
      ...[-1, 1].flatMap((x) => [-1, 1].map((z) => at(cylinder(12, 9, rubber()), x * 150, 4.5, z * 110))),
    ),
    angles: {
      front: { azimuth: 28, elevation: 22 },
      detail: { azimuth: 14, elevation: 24, closeUp: { at: [34, 72, depth / 2 + 10], across: 325 } },
    },
  }
}

/** Printed at the end that has come out. */
const labelTongue = (): Object3D =>
  group(
    box(62, 0.5, 46, 0.1, plastic('#fbfbf8', 0.7)),
    at(turned(sticker(52, 30, ['ORDER 10482', 'Shelf B-07']), -90, 0, 0), 0, 0.4, 4),
  )

const label: Model = (colour) => {
  const body = lighter(colour, 0.01)
  const [width, depth] = [125, 214]
  const skin = plastic(body, 0.45)
  const base = loft(
    [
      { y: 3, width: width - 8, depth: depth - 8, corner: 12 },
      { y: 8, width, depth, corner: 16 },
      { y: 84, width, depth, corner: 16 },
      { y: 88, width: width - 3, depth: depth - 3, corner: 15 },
    ],
    skin,
  )
  const hood = roundedOutline(width - 6, 150, 14)
  hood.holes.push(opening(88, 104, 0, 0, 14))
  const lid = group(
    at(turned(extruded(hood, 50, 3.5, skin), -90, 0, 0), 0, 111, 0),
    at(turned(box(90, 106, 1.6, 0.6, clearGlass()), -90, 0, 0), 0, 132, 0),
    at(turned(cylinder(45, 64, plastic('#fafaf6', 0.75)), 0, 0, 90), 0, 84, -2),
    at(turned(cylinder(16, 66, plastic('#c3a983', 0.8)), 0, 0, 90), 0, 88, -2),
    ...[-1, 1].map((side) => at(turned(cylinder(30, 3, plastic('#2d2e31', 0.5)), 0, 0, 90), side * 35, 88, -2)),
  )
  const panelFace = group(
    box(104, 48, 4, 3, plastic('#141517', 0.38)),
    at(display(58, 30, ['62 mm', 'Ready']), -16, 3, 2.2),
    ...row(3, 14, 2).map((y, index) => at(box(20, 9, 3, 2, plastic(index ? '#5c6064' : '#c9ccce', 0.45)), 34, y, 2)),
    at(ring(3.4, 0.6, lamp('#54d66f', 1.2)), -40, -18, 2.4),
  )
  const back = group(
    at(barrelJack(), 30, 24, 0.4),
    at(usbB(), 0, 24, 0.4),
    at(box(15, 13, 0.8, 0.5, hollow()), -30, 24, 0.2),
    at(sticker(60, 26, ['LABEL PRINTER', '25 V DC 3.6 A']), 0, 60, 0.4),
  )
  return {
    object: group(
      base,
      at(lid, 0, 0, -24),
      at(sheet(width + 0.3, 1, depth + 0.3, 16, 0.2, hollow()), 0, 46, 0),
      at(turned(box(108, 52, 8, 6, skin), -40, 0, 0), 0, 104, 72),
      at(turned(panelFace, -40, 0, 0), 0, 108, 75),
      at(box(76, 7, 4, 2, hollow()), 0, 70, depth / 2 - 1),
      at(box(84, 3, 7, 1.2, plastic(lighter(body, 0.03), 0.4)), 0, 64.6, depth / 2 + 1),
      at(box(84, 3, 6, 1.2, plastic(lighter(body, 0.03), 0.4)), 0, 75.6, depth / 2 + 0.4),
      at(turned(labelTongue(), 10, 0, 0), 0, 66.4, depth / 2 + 20),
      ...[-1, 1].map((side) =>
        at(box(4, 26, 40, 1.6, plastic(lighter(body, 0.04), 0.4)), side * (width / 2 - 1), 84, -10),
      ),
      at(turned(back, 0, 180, 0), 0, 0, -depth / 2 - 0.2),
      ...[-1, 1].flatMap((x) => [-1, 1].map((z) => at(cylinder(9, 4, rubber()), x * 42, 2, z * 82))),
    ),
    angles: {
      front: { azimuth: -32, elevation: 24 },
      detail: { azimuth: -30, elevation: 20, closeUp: { at: [0, 78, depth / 2], across: 150 } },
    },
  }
}

export const smallPrinterModels = { 'printer-ink': ink, 'printer-label': label } satisfies Record<string, Model>
