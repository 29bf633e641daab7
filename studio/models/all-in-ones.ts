import type { Object3D } from 'three'
import type { Look } from '../../packages/demo/src/platform/pictures/looks.ts'
import { loft } from '../kit/loft.ts'
import { anodised, darker, darkGlass, hollow, lamp, lighter, metal, plastic, rubber } from '../kit/materials.ts'
import { band } from '../kit/outlines.ts'
import { perforated } from '../kit/perforated.ts'
import { dunes, ribbons } from '../kit/screen-pictures.ts'
import { desk } from '../kit/screen-windows.ts'
import { screen } from '../kit/screens.ts'
import { at, box, cylinder, extruded, group, ring, row, slab, turned } from '../kit/shapes.ts'
import { audioJack, displayPort, hdmi, lockSlot, rj45, usbA, usbC } from '../kit/sockets.ts'
import type { Model } from '../model.ts'
import {
  backwards,
  createColumn,
  createHead,
  createHump,
  createPlateFoot,
  type Head,
  headSize,
} from './display-parts.ts'
import { seen } from './laptop-finishes.ts'

const behind = (object: Object3D) => group(turned(object, 0, 180, 0))

const computerPorts = (): Object3D =>
  group(
    slab(250, 26, 1, 2, 0.2, plastic('#141517', 0.6)),
    at(slab(18, 9, 1.6, 2, 0.3, hollow()), -106, 0, 0.6),
    at(rj45(['#58b368', '#e0a13a']), -74, 0, 1),
    at(hdmi(), -48, 0, 0.9),
    at(displayPort(), -26, 0, 0.9),
    ...row(4, 18).map((x) => at(usbA('#2456b8'), 24 + x, 0, 0.9)),
    at(usbC(), 74, 0, 0.9),
    at(audioJack('#7fc8a0'), 96, 0, 0.8),
  )

/** A 24-inch screen, loudspeakers below it, the computer in the hump behind. */
const office: Model = (body) => {
  const tone = seen(body)
  const head: Head = {
    ...{
      screen: [527, 296],
      rim: [9, 11, 34],
      thick: 18,
      corner: 5,
      shell: tone,
      frame: plastic(lighter(tone, 0.006), 0.46),
    },
    picture: desk(
      ribbons(['#123047', '#1f5f78', '#4fa3a5', '#a6d6c0', '#f0e3b0']),
      'bar',
      { shows: 'letter', area: [0.08, 0.08, 0.36, 0.76] },
      { shows: 'chart', area: [0.52, 0.14, 0.38, 0.5] },
    ),
  }
  const { width, height } = headSize(head)
  const y = 262
  const front = group(
    createHead(head),
    at(createHump(width * 0.72, height * 0.66, 18, 36, tone, computerPorts()), 0, 0, 0),
    at(perforated(width * 0.7, 12, 3, lighter(tone, 0.006)), 0, -height / 2 + 17, 0.4),
    at(turned(cylinder(2.2, 0.6, darkGlass()), 90, 0, 0), 0, height / 2 - 5.5, 0.2),
    at(turned(cylinder(0.5, 0.6, lamp('#ffffff', 0.7)), 90, 0, 0), 8, height / 2 - 5.5, 0.2),
    at(box(62, 9, 12, 2, plastic(lighter(tone, 0.008), 0.5)), 0, height / 2 + 4, -9),
    at(turned(cylinder(1.6, 0.8, lamp('#e8eef2', 1)), 90, 0, 0), width / 2 - 16, -height / 2 + 17, 0.2),
    ...[-58, -40, -24].map((up, index) =>
      at(turned(index ? usbA('#2456b8') : usbC(), 0, -90, 90), -width / 2 - 0.1, up, -10),
    ),
    at(turned(perforated(width * 0.5, height * 0.3, 5, tone, 'hexagon'), 0, 180, 0), 0, height * 0.06, -54.7),
    at(behind(lockSlot()), 150, -70, -54.5),
  )
  return {
    object: group(
      at(turned(front, -4, 0, 0), 0, y, 58),
      createColumn(y, -24, tone, darker(tone, 0.3), 84),
      createPlateFoot(250, 220, tone, 10),
    ),
    angles: {
      front: { azimuth: -28, elevation: 12 },
      back: { azimuth: 150, elevation: 14 },
      detail: { azimuth: -34, elevation: 22, closeUp: { at: [0, 62, 20], across: 330 } },
    },
  }
}

/** Black glass above, metal chin below, a bulging back, on one bent sheet of metal. */
const withChin: Model = (body) => {
  const [width, height, chin] = [548, 402, 66]
  const y = 300
  const tone = lighter(body, 0.035)
  const shell = anodised(tone, 0.4)
  const foot = extruded(
    band(
      [
        [104, 3.5],
        [40, 3.5],
        [-40, 3.5],
        [-72, 4.2],
        [-88, 12],
        [-86, 34],
        [-70, 90],
        [-50, 160],
        [-34, 214],
      ],
      6.4,
    ),
    190,
    1.2,
    shell,
  )
  const picture = desk(dunes(['#5a86c8', '#f4d4c4', '#d99aa8', '#9a79b0', '#5f5a9c', '#34407c']), 'dock')
  const head = group(
    at(
      backwards(
        loft(
          [
            { y: 0, width: width - 1.2, depth: height - 1.2, corner: 8.4 },
            { y: 0.8, width, depth: height, corner: 9 },
            { y: 5.2, width, depth: height, corner: 9 },
            { y: 6.2, width: width - 2, depth: height - 2, corner: 8 },
            { y: 9, width: width * 0.94, depth: height * 0.92, corner: 26 },
            { y: 17, width: width * 0.78, depth: height * 0.74, corner: 60 },
            { y: 26, width: width * 0.56, depth: height * 0.52, corner: 70 },
            { y: 32, width: width * 0.32, depth: height * 0.3, corner: 50 },
            { y: 34, width: width * 0.12, depth: height * 0.12, corner: 20 },
          ],
          shell,
          60,
        ),
      ),
      0,
      0,
      0,
    ),
    at(slab(width - 3, height - chin - 2, 1.6, 7, 0.4, darkGlass()), 0, chin / 2 - 0.4, 0),
    at(screen(width - 30, height - chin - 28, 'slate', picture), 0, chin / 2, 1.2),
    at(slab(width - 3, chin - 2, 1.4, 6, 0.5, anodised(lighter(tone, 0.03), 0.4)), 0, -height / 2 + chin / 2, 0),
    at(turned(cylinder(2, 0.6, plastic('#1b2638', 0.2)), 90, 0, 0), 0, height / 2 - 7, 0.9),
    at(slab(width - 60, 1.6, 1, 0.6, 0, hollow()), 0, -height / 2 - 0.2, -3),
    at(turned(cylinder(9, 8, anodised(darker(tone, 0.2), 0.4)), 90, 0, 0), 178, -height / 2 + 62, -16.5),
    at(
      behind(
        group(
          at(slab(132, 22, 12, 8, 1.5, anodised(darker(tone, 0.3), 0.45)), 4, 0, -6),
          ...row(4, 17).map((x) => at(turned(usbC(), 0, 0, 90), x, 0, 0.4)),
          at(rj45(), 50, 0, 0.4),
          at(audioJack('#2a2c2e'), -44, 0, 0.4),
        ),
      ),
      -178,
      -height / 2 + 64,
      -20,
    ),
    at(turned(slab(150, 3, 0.8, 1.4, 0.1, hollow()), 0, 180, 0), 0, -height * 0.2, -31),
  )
  return {
    object: group(
      at(turned(head, -3, 0, 0), 0, y, 0),
      turned(foot, 0, -90, 0),
      at(turned(cylinder(19, 8, hollow()), 106, 0, 0), 0, 118, -62),
      ...[-1, 1].map((face) =>
        at(turned(ring(19, 1.2, anodised(darker(tone, 0.3), 0.35)), 16, 0, 0), 0, 118 - face, -62 + face * 3.6),
      ),
      at(turned(cylinder(8, 120, metal(darker(body, 0.25), 0.35)), 0, 0, 90), 0, 214, -34),
      at(box(178, 1.4, 180, 0.4, rubber('#3a3d40')), 0, 0.3, 14),
    ),
    angles: {
      front: { azimuth: -28, elevation: 12 },
      back: { azimuth: 150, elevation: 14 },
      detail: {
        azimuth: -66,
        elevation: 16,
        closeUp: { at: [-width / 2 + 24, y + height / 2 - 44, -12], across: 150 },
      },
    },
  }
}

export const allInOneModels = {
  'desktop-aio': office,
  'desktop-aio-chin': withChin,
} satisfies Partial<Record<Look, Model>>
