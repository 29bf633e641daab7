import type { Object3D } from 'three'
import { lettering, sticker } from '../kit/lettering.ts'
import { clearGlass, darker, hollow, lamp, lighter, metal, plastic, rubber } from '../kit/materials.ts'
import { display, louvres, paperStack, usbB } from '../kit/office-parts.ts'
import { opening, openPlate } from '../kit/openings.ts'
import { profiled } from '../kit/profiles.ts'
import { at, box, cylinder, group, ring, row, turned } from '../kit/shapes.ts'
import { barrelJack } from '../kit/sockets.ts'
import type { Model } from '../model.ts'

const pale = (body: string) => Number.parseInt(body.slice(1, 3), 16) > 150

/** The chute that folds up behind, drawn out in two parts, with pages waiting in it. */
const chute = (body: string): Object3D =>
  group(
    at(box(250, 120, 6, 3, plastic(body, 0.46)), 0, 56, 0),
    at(box(216, 70, 4, 2, plastic(darker(body, 0.12), 0.5)), 0, 138, -2),
    at(box(90, 26, 3, 1.4, plastic(darker(body, 0.22), 0.5)), 0, 182, -3),
    at(turned(paperStack(210, 226, 9), 90, 0, 0), 0, 112, 4),
    ...[-1, 1].map((side) => at(box(8, 52, 14, 2.4, plastic(darker(body, 0.4), 0.5)), side * 111, 34, 9)),
  )

const sheetFed: Model = (colour) => {
  const body = lighter(colour, 0.01)
  const width = 292
  const skin = plastic(body, 0.42)
  const ink = pale(body) ? '#47494c' : '#d9dcde'
  const trunk = profiled(
    [
      [-78, 4],
      [76, 4],
      [80, 30],
      [70, 74, 12],
      [30, 142, 16],
      [6, 154, 10],
      [-34, 150, 18],
      [-72, 92, 24],
      [-80, 40],
    ],
    width,
    5,
    7,
    skin,
  )
  const cover = profiled(
    [
      [71, 62],
      [79, 66],
      [33, 149, 12],
      [10, 160, 8],
      [6, 152],
      [28, 140],
    ],
    width - 84,
    2,
    2,
    plastic(lighter(body, 0.02), 0.36),
  )
  const face = -Math.atan2(68, 40)
  const tilt = 90 + (face * 180) / Math.PI
  const keys = group(
    box(26, 62, 2, 3, plastic('#15161a', 0.35)),
    at(turned(cylinder(8.6, 3, plastic('#2f6fb5', 0.4)), 90, 0, 0), 0, -14, 1.6),
    at(ring(9.2, 0.8, lamp('#6fb5ff', 1.3)), 0, -14, 2),
    at(turned(cylinder(5.4, 3, plastic('#c9ccce', 0.4)), 90, 0, 0), 0, 14, 1.4),
    at(
      lettering(24, 60, '#d9dcde', [
        { text: 'SCAN', x: 0, y: -1, size: 4 },
        { text: 'STOP', x: 0, y: 24, size: 4 },
      ]),
      0,
      0,
      1.2,
    ),
  )
  const back = group(
    at(usbB(), -40, 34, 0.4),
    at(barrelJack(), 40, 34, 0.4),
    at(louvres(90, 18, 4), 0, 34, 0.2),
    at(
      lettering(120, 6, ink, [
        { text: 'USB', x: -40, y: 0, size: 4 },
        { text: '24 V', x: 40, y: 0, size: 4 },
      ]),
      0,
      22,
      0.3,
    ),
  )
  return {
    object: group(
      trunk,
      at(cover, -14, 0, 0),
      at(turned(keys, -tilt, 0, 0), width / 2 - 27, 102, 56.6),
      at(turned(display(86, 40, ['Ready', 'Scan to PDF'], '#bfe4ff'), -tilt, 0, 0), -46, 112, 60.6),
      at(turned(chute(body), -28, 0, 0), 0, 118, -46),
      at(box(250, 17, 6, 3, hollow()), 0, 24, 78.4),
      at(box(230, 4, 130, 2, plastic(darker(body, 0.1), 0.46)), 0, 7, 124),
      at(box(120, 4, 60, 2, plastic(darker(body, 0.2), 0.46)), 0, 5.4, 204),
      at(box(110, 16, 4, 2, plastic(darker(body, 0.2), 0.46)), 0, 13, 233),
      at(turned(back, 0, 180, 0), 0, 8, -80.4),
      at(turned(sticker(70, 24, ['SHEET-FED SCANNER', 'S/N AR2A 0912']), 0, 180, 0), 0, 72, -79.2),
      ...[-1, 1].map((side) => at(turned(louvres(44, 20, 4), 0, side * 90, 0), side * (width / 2 + 0.05), 44, -20)),
      ...[-1, 1].flatMap((x) => [-1, 1].map((z) => at(cylinder(8, 5, rubber()), x * 120, 2.5, z * 58))),
    ),
    angles: {
      front: { azimuth: -32, elevation: 20 },
      detail: { azimuth: 16, elevation: 28, closeUp: { at: [58, 104, 56], across: 210 } },
    },
  }
}

const flatbed: Model = (colour) => {
  const body = lighter(colour, 0.01)
  const [width, depth, high] = [252, 366, 26]
  const skin = plastic(body, 0.42)
  const bed = group(
    at(turned(openPlate(width, depth, high, 14, [opening(220, 304, 0, 2, 3)], skin), -90, 0, 0), 0, high / 2 + 3, 0),
    at(box(230, 1, 312, 0.3, plastic('#202225', 0.8)), 0, 8, -2),
    at(box(216, 6, 22, 2, plastic('#2c2e31', 0.5)), 0, 13, -90),
    at(box(206, 1, 5, 0.3, plastic('#dfe6e2', 0.4)), 0, 16.4, -90),
    at(box(219, 1, 303, 0.3, clearGlass()), 0, high + 1, -2),
    ...[-1, 1].map((side) => at(box(2, 6, 296, 0.6, metal('#8e9194', 0.4)), side * 96, 10, -2)),
    at(
      turned(lettering(40, 8, pale(body) ? '#55585b' : '#9fa3a6', [{ text: 'A4', x: 0, y: 0, size: 5 }]), -90, 0, 0),
      -84,
      high + 3.15,
      168,
    ),
  )
  const lid = group(
    at(turned(box(width, depth - 6, 11, 5.2, skin), -90, 0, 0), 0, 6, (depth - 6) / 2),
    at(box(222, 3, 306, 1, plastic('#f3f3ef', 0.75)), 0, -0.6, (depth - 6) / 2 + 2),
    at(box(width - 50, 0.8, depth - 60, 0.3, plastic(lighter(body, 0.015), 0.3)), 0, 11.6, (depth - 6) / 2),
  )
  const keys = group(
    ...row(5, 22).map((x, index) =>
      at(box(16, 6.4, 3, 2, plastic(index ? lighter(body, 0.14) : '#3f7d57', 0.42)), x, 0, 0),
    ),
    at(box(4, 1.8, 1, 0.6, lamp('#54d66f', 1.3)), -66, 0, 0.4),
    at(
      lettering(
        140,
        5,
        pale(body) ? '#47494c' : '#d9dcde',
        ['PDF', 'COPY', 'SCAN', 'SEND', 'AUTO'].map((text, index) => ({ text, x: (index - 2) * 22, y: 0, size: 3.6 })),
      ),
      0,
      -7,
      0.25,
    ),
  )
  const hinge = (x: number) =>
    group(at(box(26, 20, 10, 3, plastic(darker(body, 0.2), 0.5)), x, high - 2, -depth / 2 + 3))
  const back = group(
    at(usbB(), 60, high / 2 + 2, 0.4),
    at(sticker(60, 14, ['FLATBED  USB', 'S/N LK30 77']), -30, high / 2 + 2, 0.4),
  )
  return {
    object: group(
      bed,
      hinge(-76),
      hinge(76),
      at(turned(lid, -52, 0, 0), 0, high + 5, -depth / 2 + 4),
      at(keys, 0, high / 2 + 6, depth / 2 + 0.4),
      at(turned(back, 0, 180, 0), 0, 0, -depth / 2 - 0.1),
      ...[-1, 1].flatMap((x) => [-1, 1].map((z) => at(cylinder(9, 4, rubber()), x * 104, 2, z * 156))),
    ),
    angles: {
      front: { azimuth: -32, elevation: 28 },
      back: { azimuth: 144, elevation: 22 },
      detail: { azimuth: -22, elevation: 24, closeUp: { at: [0, high / 2 + 6, depth / 2], across: 165 } },
    },
  }
}

export const scannerModels = { 'scanner-sheet': sheetFed, 'scanner-flat': flatbed } satisfies Record<string, Model>
