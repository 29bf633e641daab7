import type { Object3D } from 'three'
import type { Look } from '../../packages/demo/src/platform/pictures/looks.ts'
import { loft } from '../kit/loft.ts'
import { darker, hollow, lamp, lighter, metal, plastic, rubber } from '../kit/materials.ts'
import { perforated } from '../kit/perforated.ts'
import { powerInlet } from '../kit/power-inlet.ts'
import { at, box, cylinder, frame, group, row, sheet, slab, turned } from '../kit/shapes.ts'
import { audioJack, barrelJack, displayPort, hdmi, lockSlot, rj45, usbA, usbC } from '../kit/sockets.ts'
import type { Model } from '../model.ts'
import { discDrive, lowSockets, powerButton, screw, towerRear } from './computer-parts.ts'
import { seen } from './laptop-finishes.ts'

/** Fronts stand away from the lamp above: a shade lighter than the sides, they look the same. */
const faced = (tone: string) => plastic(lighter(tone, 0.016), 0.42)

const bareSteel = '#85888b'
const behind = (object: Object3D) => group(turned(object, 0, 180, 0))

/** 154 wide, 350 high, 290 deep: what stands below office tables. */
const tower: Model = (body) => {
  const tone = seen(body)
  const [w, h, d] = [156, 350, 290]
  const face = d / 2
  const front = faced(tone)
  const object = group(
    at(box(w - 3, h - 6, d - 26, 2, metal(bareSteel, 0.5)), 0, h / 2 + 5, -13),
    ...[-1, 1].map((side) =>
      at(
        turned(slab(d - 34, h - 10, 2.4, 3, 0.8, plastic(tone, 0.48)), 0, side * 90, 0),
        side * (w / 2 - 0.6),
        h / 2 + 5,
        -11,
      ),
    ),
    at(box(w - 1, 2.4, d - 34, 1, plastic(tone, 0.48)), 0, h + 1.6, -11),
    at(box(w - 6, h - 10, 4, 1, hollow()), 0, h / 2 + 5, face - 26),
    at(slab(w, h - 2, 25, 6, 3, front), 0, h / 2 + 5, face - 12.5),
    at(slab(w - 16, 232, 1.2, 5, 0.4, plastic(darker(tone, 0.45), 0.6)), 0, 130, face),
    at(perforated(w - 22, 226, 6.2, lighter(tone, 0.016), 'hexagon'), 0, 130, face + 0.8),
    at(slab(w - 16, 2, 1.2, 0.8, 0.3, metal('#b8bbbe', 0.3)), 0, 251, face + 0.4),
    at(discDrive(132, lighter(tone, 0.01)), 0, 326, face + 0.2),
    at(slab(w - 16, 46, 1.2, 4, 0.4, plastic(darker(tone, 0.3), 0.35)), 0, 280, face),
    at(powerButton(8.5, lighter(tone, 0.02)), -52, 280, face + 0.9),
    at(audioJack(), -27, 280, face + 0.8),
    ...[-8, 12].map((x) => at(usbA('#10131a'), x, 288, face + 0.9)),
    ...[-8, 12].map((x) => at(usbA('#2456b8'), x, 272, face + 0.9)),
    at(usbC(), 34, 280, face + 0.9),
    at(box(2.4, 1.2, 0.8, 0.3, lamp('#e8eef2', 0.9)), 54, 280, face + 0.8),
    at(turned(perforated(110, 70, 6, tone, 'hexagon'), 0, -90, 0), -w / 2 - 1.5, 90, 20),
    at(turned(slab(26, 46, 1.4, 6, 0.5, plastic(darker(tone, 0.5), 0.6)), 0, -90, 0), -w / 2 - 1, 215, -118),
    at(behind(towerRear(4)), 0, h / 2 + 3, -face),
    at(behind(lockSlot()), 64, 190, -face - 0.4),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => at(cylinder(9, 6, rubber()), x * 56, 3, z * 112))),
  )
  return { object, angles: { detail: { azimuth: -24, elevation: 14, closeUp: { at: [0, 298, face], across: 170 } } } }
}

/** 293 wide, 95 high, 300 deep, under a screen or beside it. */
const lying: Model = (body) => {
  const tone = seen(body)
  const [w, h, d] = [293, 92, 300]
  const face = d / 2
  const y = h / 2 + 4
  const object = group(
    at(box(w - 3, h - 3, d - 24, 2, metal(bareSteel, 0.5)), 0, y, -12),
    at(sheet(w - 1, 2.4, d - 30, 3, 0.9, plastic(tone, 0.48)), 0, h + 2.8, -11),
    ...[-1, 1].map((side) =>
      at(turned(slab(d - 30, h - 5, 2.4, 3, 0.8, plastic(tone, 0.48)), 0, side * 90, 0), side * (w / 2 - 0.6), y, -11),
    ),
    at(box(w - 6, h - 6, 4, 1, hollow()), 0, y, face - 24),
    at(slab(w, h, 24, 5, 2.6, faced(tone)), 0, y, face - 12),
    at(slab(150, 60, 1, 4, 0.3, plastic(darker(tone, 0.45), 0.6)), -62, y - 9, face),
    at(perforated(146, 56, 6, lighter(tone, 0.016), 'hexagon'), -62, y - 9, face + 0.7),
    at(discDrive(138, lighter(tone, 0.01)), -66, y + 33, face + 0.2),
    at(slab(2, 74, 1.2, 0.8, 0.3, metal('#b8bbbe', 0.3)), 24, y, face + 0.4),
    at(slab(106, 74, 1, 4, 0.3, plastic(darker(tone, 0.3), 0.35)), 82, y, face),
    at(powerButton(8, lighter(tone, 0.02)), 118, y + 20, face + 0.7),
    ...[46, 64].flatMap((x) =>
      [y + 8, y - 8].map((at0, index) => at(usbA(index ? '#2456b8' : '#10131a'), x, at0, face + 0.7)),
    ),
    at(usbC(), 86, y - 8, face + 0.7),
    at(audioJack(), 86, y + 8, face + 0.6),
    at(box(2.4, 1.2, 0.8, 0.3, lamp('#e8eef2', 0.9)), 118, y - 6, face + 0.6),
    at(turned(slab(40, 20, 1.2, 6, 0.4, plastic(darker(tone, 0.5), 0.6)), -90, 0, 0), 0, h + 3.8, -122),
    at(turned(perforated(120, 48, 6, tone, 'hexagon'), 0, -90, 0), -w / 2 - 1.5, y, 20),
    at(behind(lowSockets()), 30, 28, -face - 0.4),
    at(behind(group(perforated(92, 34, 5, bareSteel, 'hexagon'))), -92, 72, -face - 0.9),
    at(behind(powerInlet()), -118, 34, -face - 0.4),
    ...row(4, 21).map((x) =>
      group(
        at(behind(slab(20, 46, 0.8, 1, 0, hollow())), 62 + x, 69, -face - 0.2),
        at(behind(slab(17, 44, 1.4, 1, 0.3, metal('#9a9da0', 0.4))), 62 + x, 69, -face - 0.6),
        at(behind(perforated(8, 32, 4, '#9a9da0', 'round')), 62 + x, 69, -face - 1.5),
      ),
    ),
    at(behind(screw(2.6)), -40, 84, -face - 0.4),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => at(cylinder(9, 5, rubber()), x * 118, 2.5, z * 122))),
  )
  return {
    object,
    angles: {
      front: { azimuth: -34, elevation: 24 },
      detail: { azimuth: -22, elevation: 16, closeUp: { at: [84, y, face], across: 130 } },
    },
  }
}

/** 36 wide, 182 high, 178 deep, on a low foot. */
const palmSized: Model = (body) => {
  const tone = seen(body)
  const [w, h, d] = [37, 182, 179]
  const face = d / 2
  const y = h / 2 + 8
  const shell = plastic(tone, 0.46)
  const object = group(
    at(
      turned(
        loft(
          [
            { y: -d / 2, width: w - 2, depth: h - 2, corner: 4 },
            { y: -d / 2 + 2, width: w, depth: h, corner: 5 },
            { y: d / 2 - 14, width: w, depth: h, corner: 5 },
          ],
          shell,
        ),
        90,
        0,
        0,
      ),
      0,
      y,
      0,
    ),
    at(slab(w - 1.6, h - 1.6, 3, 5, 0.2, hollow()), 0, y, face - 13),
    at(slab(w, h, 12.4, 5, 2, faced(tone)), 0, y, face - 6),
    at(slab(28, 84, 0.8, 3, 0.2, plastic(darker(tone, 0.5), 0.6)), 0, y - 36, face),
    at(perforated(26, 82, 4.4, lighter(tone, 0.016), 'hexagon'), 0, y - 36, face + 0.6),
    at(powerButton(6.5, lighter(tone, 0.02)), 0, y + 76, face + 0.3),
    at(turned(usbA('#2456b8'), 0, 0, 90), 0, y + 54, face + 0.4),
    at(turned(usbA('#10131a'), 0, 0, 90), 0, y + 36, face + 0.4),
    at(turned(usbC(), 0, 0, 90), 0, y + 21, face + 0.4),
    at(audioJack(), 0, y + 11, face + 0.3),
    at(box(1.4, 1.4, 0.8, 0.3, lamp('#e8eef2', 0.9)), 10, y + 66, face + 0.2),
    ...[-1, 1].map((side) =>
      at(turned(perforated(104, 66, 5.4, tone, 'hexagon'), 0, side * 90, 0), side * (w / 2 + 0.35), y - 34, -6),
    ),
    at(
      behind(
        group(
          slab(w - 6, h - 12, 1.2, 2, 0.3, metal(bareSteel, 0.5)),
          at(perforated(24, 40, 4, bareSteel, 'hexagon'), 0, 62, 0.9),
          at(turned(displayPort(), 0, 0, 90), -5, 29, 0.9),
          at(turned(displayPort(), 0, 0, 90), -5, 9, 0.9),
          at(turned(hdmi(), 0, 0, 90), 6, 20, 0.9),
          at(turned(rj45(['#58b368', '#e0a13a']), 0, 0, 90), 0, -13, 0.9),
          ...[-33, -50].flatMap((at0) => [-7, 6].map((x) => at(turned(usbA('#2456b8'), 0, 0, 90), x, at0, 0.9))),
          at(barrelJack(), 0, -69, 0.9),
          at(screw(3.4), 0, 82, 0.8),
        ),
      ),
      0,
      y,
      -face - 0.2,
    ),
    loft(
      [
        { y: 0, width: 92, depth: 132, corner: 10 },
        { y: 3, width: 92, depth: 132, corner: 10 },
        { y: 6, width: 62, depth: 118, corner: 8 },
        { y: 13, width: w + 5, depth: 112, corner: 4 },
        { y: 18, width: w + 4, depth: 110, corner: 4 },
      ],
      rubber('#242628'),
    ),
  )
  return {
    object,
    angles: { detail: { azimuth: -28, elevation: 14, closeUp: { at: [0, y + 34, face - 6], across: 128 } } },
  }
}

/** A flat square of metal with wide corners. */
const flatSquare: Model = (body) => {
  const side = 197
  const [low, high] = [5, 37]
  const corner = 32
  const shell = metal(body, 0.4)
  const object = group(
    at(cylinder(74, 5.5, rubber('#1b1c1e')), 0, 2.75, 0),
    loft(
      [
        { y: low - 1, width: side - 8, depth: side - 8, corner: corner - 4 },
        { y: low, width: side - 2, depth: side - 2, corner: corner - 1 },
        { y: low + 1.4, width: side, depth: side, corner },
        { y: high - 1.8, width: side, depth: side, corner },
        { y: high - 0.5, width: side - 1.2, depth: side - 1.2, corner: corner - 0.6 },
        { y: high, width: side - 3.6, depth: side - 3.6, corner: corner - 1.8 },
      ],
      shell,
      50,
    ),
    at(turned(cylinder(1, 0.8, lamp('#ffffff', 1.5)), 90, 0, 0), 70, 12, side / 2),
    at(turned(cylinder(1.7, 0.6, plastic(darker(body, 0.35), 0.5)), 90, 0, 0), 70, 12, side / 2 - 0.05),
    at(
      behind(
        group(
          slab(140, 22, 0.8, 3, 0.2, plastic('#121314', 0.55)),
          at(slab(140, 3.4, 0.6, 1.6, 0.1, hollow()), 0, -14.2, 0),
          at(turned(cylinder(6, 1, plastic('#1d1f21', 0.4)), 90, 0, 0), -62, 0, 0.2),
          at(frame(15, 9, 1.2, 4.4, 1, metal('#5a5d60', 0.4)), -43, 0, 0.4),
          at(rj45(['#58b368', '#e0a13a']), -22, 0, 0.6),
          ...row(2, 13, -2).map((x) => at(usbC(), x + 3, 0, 0.6)),
          at(hdmi(), 24, 0, 0.6),
          ...[-4, 4].map((y) => at(usbA(), 42, y, 0.6)),
          at(audioJack(), 60, 0, 0.5),
        ),
      ),
      0,
      22,
      -side / 2 - 0.2,
    ),
  )
  return {
    object,
    angles: {
      front: { azimuth: -30, elevation: 26 },
      back: { azimuth: 156, elevation: 24 },
      detail: { azimuth: 162, elevation: 14, closeUp: { at: [0, 20, -side / 2], across: 118 } },
    },
  }
}

export const desktopModels = {
  'desktop-tower': tower,
  'desktop-sff': lying,
  'desktop-usff': palmSized,
  'desktop-cube': flatSquare,
} satisfies Partial<Record<Look, Model>>
