import type { Object3D } from 'three'
import type { Look } from '../../packages/demo/src/platform/pictures/looks.ts'
import { darker, hollow, lamp, lighter, metal, plastic, rubber, steel } from '../kit/materials.ts'
import { band } from '../kit/outlines.ts'
import { pane } from '../kit/panes.ts'
import { perforated } from '../kit/perforated.ts'
import { at, box, cylinder, extruded, group, row, sheet, slab, turned } from '../kit/shapes.ts'
import { audioJack, usbA, usbC } from '../kit/sockets.ts'
import type { Model } from '../model.ts'
import { discDrive, powerButton, screw, towerRear } from './computer-parts.ts'
import { seen } from './laptop-finishes.ts'
import { innards, litFan } from './tower-innards.ts'

const behind = (object: Object3D) => group(turned(object, 0, 180, 0))

const gaming: Model = (body) => {
  const tone = seen(body)
  const [w, h, d] = [218, 470, 440]
  const face = d / 2
  const skin = plastic(tone, 0.46)
  const inside = plastic('#727272', 0.6)
  const [light, other] = ['#3fd6ff', '#c65cff']
  const object = group(
    at(sheet(w, 7, d, 8, 2, skin), 0, h + 6, 0),
    at(sheet(w, 8, d, 8, 2, skin), 0, 14, 0),
    at(box(5, h - 14, d - 6, 2, skin), w / 2 - 2.5, h / 2 + 9, 0),
    at(box(3, h - 20, d - 16, 1, inside), w / 2 - 8, h / 2 + 9, 0),
    at(box(w - 8, h - 14, 4, 1, plastic('#3c3c3c', 0.5)), 0, h / 2 + 9, -face + 2),
    at(box(w - 12, 96, d - 80, 3, plastic('#4a4a4a', 0.5)), 2, 66, -36),
    ...[-1, 1].map((z) => at(box(12, h - 12, 14, 3, skin), -w / 2 + 7, h / 2 + 9, z * (face - 8))),
    innards(light, other),
    ...row(3, 132).map((up) => at(litFan(124, up > 0 ? other : light), 4, h / 2 + 14 + up, face - 42)),
    at(turned(litFan(118, other), 0, 0, 0), 10, 380, -face + 24),
    at(turned(pane(d - 30, h - 26, 3.4, 6), 0, -90, 0), -w / 2 - 0.4, h / 2 + 9, 0),
    ...[-1, 1].flatMap((z) =>
      [-1, 1].map((up) =>
        at(
          turned(cylinder(7, 5, metal('#55585c', 0.35)), 0, 0, 90),
          -w / 2 - 3,
          h / 2 + 9 + up * (h / 2 - 28),
          z * (face - 28),
        ),
      ),
    ),
    at(slab(w - 4, h - 14, 5, 6, 1.5, plastic(darker(tone, 0.3), 0.5)), 0, h / 2 + 9, face - 3),
    at(perforated(w - 24, h - 40, 5, lighter(tone, 0.02), 'hexagon'), 0, h / 2 + 9, face + 0.4),
    ...[-1, 1].map((side) =>
      at(box(4, h - 24, 10, 1.5, plastic(lighter(tone, 0.016), 0.4)), side * (w / 2 - 5), h / 2 + 9, face + 1),
    ),
    at(box(2, h - 60, 2, 0.6, lamp(light, 1.4)), -w / 2 + 15, h / 2 + 9, face + 1),
    at(turned(powerButton(8, lighter(tone, 0.02)), -90, 0, 0), -70, h + 9.8, face - 24),
    ...row(2, 20).map((x) => at(turned(usbA('#2456b8'), -90, 0, 0), -24 + x, h + 9.8, face - 24)),
    at(turned(usbC(), -90, 0, 0), 12, h + 9.8, face - 24),
    at(turned(audioJack(), -90, 0, 0), 30, h + 9.8, face - 24),
    at(turned(perforated(w - 60, d - 130, 5, lighter(tone, 0.01), 'hexagon'), -90, 0, 0), 0, h + 10, -30),
    at(behind(towerRear(6, '#3c3c3c')), 16, h / 2 + 42, -face - 0.4),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => at(box(30, 10, 60, 3, rubber()), x * 80, 5, z * 160))),
  )
  return {
    object,
    angles: {
      front: { azimuth: -46, elevation: 13 },
      back: { azimuth: 152, elevation: 14 },
      detail: { azimuth: -72, elevation: 12, closeUp: { at: [-40, 244, -16], across: 350 } },
    },
  }
}

/** 178 wide, 450 high, 500 deep: carried by two people, hence the handles. */
const workstation: Model = (body) => {
  const tone = seen(body)
  const [w, h, d] = [182, 440, 480]
  const face = d / 2
  const skin = plastic(tone, 0.46)
  const handle = (z: number, turn: number) =>
    at(
      turned(
        extruded(
          band(
            [
              [-70, 0],
              [-62, 26],
              [-46, 34],
              [0, 35],
              [46, 34],
              [62, 26],
              [70, 0],
            ],
            13,
          ),
          22,
          4,
          metal('#6b6e72', 0.42),
        ),
        turn,
        0,
        0,
      ),
      0,
      h + 5,
      z,
    )
  const object = group(
    at(box(w - 3, h - 6, d - 34, 3, metal('#6f7275', 0.5)), 0, h / 2 + 8, -17),
    ...[-1, 1].map((side) =>
      at(turned(slab(d - 44, h - 10, 3, 4, 1, skin), 0, side * 90, 0), side * (w / 2 - 0.6), h / 2 + 8, -15),
    ),
    at(sheet(w - 2, 3, d - 44, 4, 1, skin), 0, h + 5, -15),
    at(box(w - 6, h - 10, 5, 1, hollow()), 0, h / 2 + 8, face - 34),
    at(slab(w, h, 32, 8, 4, plastic(lighter(tone, 0.014), 0.42)), 0, h / 2 + 6, face - 16),
    at(slab(w - 18, 286, 1.4, 6, 0.4, plastic(darker(tone, 0.5), 0.6)), 0, 160, face),
    at(perforated(w - 24, 280, 6.4, lighter(tone, 0.03), 'hexagon'), 0, 160, face + 1),
    ...row(4, 56).map((y) =>
      at(turned(box(w - 26, 4, 5, 1.6, plastic(lighter(tone, 0.02), 0.4)), 0, 0, 0), 0, 160 + y, face + 1.4),
    ),
    at(slab(w - 18, 2.6, 1.6, 1, 0.4, metal('#c3c6c9', 0.3)), 0, 310, face + 0.6),
    at(slab(w - 18, 52, 1.4, 5, 0.4, plastic(darker(tone, 0.35), 0.35)), 0, 344, face),
    at(powerButton(9, lighter(tone, 0.02)), -62, 344, face + 1.2),
    ...[-34, -14].map((x) => at(usbA('#2456b8'), x, 344, face + 1.1)),
    ...[10, 26].map((x) => at(usbC(), x, 344, face + 1.1)),
    at(audioJack(), 44, 344, face + 1),
    at(box(3, 1.4, 1, 0.3, lamp('#e8eef2', 0.9)), 66, 344, face + 1),
    at(discDrive(140, lighter(tone, 0.01)), 0, 392, face + 0.4),
    handle(face - 44, -12),
    handle(-face + 34, 12),
    ...[-1, 1].flatMap((x) =>
      [face - 44, -face + 34].map((z) => at(box(20, 8, 30, 3, metal('#4d5053', 0.45)), x * 68, h + 8, z)),
    ),
    at(turned(slab(30, 64, 1.6, 8, 0.6, plastic(darker(tone, 0.5), 0.6)), 0, -90, 0), -w / 2 - 1.2, 300, -190),
    at(turned(slab(22, 50, 2.4, 6, 0.8, metal('#6b6e72', 0.4)), 0, -90, 0), -w / 2 - 1.6, 302, -190),
    at(turned(perforated(170, 90, 6.4, tone, 'hexagon'), 0, -90, 0), -w / 2 - 1.8, 100, 60),
    at(behind(towerRear(6)), 0, h / 2 + 48, -face - 0.4),
    at(behind(screw(3)), 70, 40, -face - 0.4),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => at(box(36, 10, 52, 4, rubber()), x * 64, 5, z * 180))),
    at(turned(cylinder(3, 3, steel()), 0, 0, 90), -w / 2 - 1.4, 424, -190),
  )
  return {
    object,
    angles: {
      front: { azimuth: -34, elevation: 17 },
      detail: { azimuth: -36, elevation: 22, closeUp: { at: [0, h + 8, face - 40], across: 250 } },
    },
  }
}

export const desktopTowerModels = {
  'desktop-tower-gaming': gaming,
  'desktop-workstation': workstation,
} satisfies Partial<Record<Look, Model>>
