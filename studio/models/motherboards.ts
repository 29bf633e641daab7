import type { Object3D } from 'three'
import {
  capacitors,
  cardSocket,
  chokes,
  coinCell,
  coolingPlate,
  heatSink,
  memorySlot,
  pinHeader,
  processorSocket,
} from '../kit/board-parts.ts'
import { chip, grains, lacquerOf, tracesOn } from '../kit/circuits.ts'
import { leadSocket } from '../kit/expansion-card.ts'
import { instanced } from '../kit/instanced.ts'
import { circuitBoard, darker, hollow, lighter, metal, plastic, steel } from '../kit/materials.ts'
import { openPlate, roundOpening } from '../kit/openings.ts'
import { paintText, print } from '../kit/prints.ts'
import { createRandom } from '../kit/random.ts'
import { at, box, cylinder, group, ring, row, turned } from '../kit/shapes.ts'
import { audioJack, displayPort, hdmi, rj45, usbA, usbC } from '../kit/sockets.ts'
import type { Model } from '../model.ts'

type Board = {
  readonly long: number
  readonly armoured: boolean
  readonly slots: readonly (readonly [fromTop: number, length: number])[]
}

const wide = 244

const silkscreen = ({ long, slots }: Board, body: string): Object3D =>
  print(wide, long, (paint) => {
    const ink = lighter(body, 0.55)
    paint.strokeStyle = ink
    paint.lineWidth = 0.3
    paint.strokeRect(72, 36, 68, 78)
    for (const [from, length] of slots) {
      paint.strokeRect(28, from - 5.5, length + 8, 11)
      paintText(paint, length > 60 ? 'PCIEX16' : 'PCIEX1', 30 + length + 10, from + 1, 2.6, ink)
    }
    for (const [index, name] of ['A1', 'A2', 'B1', 'B2'].entries())
      paintText(paint, name, 162 + index * 9.6, 156, 2.4, ink)
    paintText(paint, 'ATX_PWR', 224, 122, 2.4, ink)
    paintText(paint, 'CPU_FAN', 146, 10, 2.2, ink)
    paintText(paint, 'M.2', 184, 152, 3, ink)
    paintText(paint, 'REV 1.2', 150, long - 20, 4, ink, 700)
    paintText(paint, 'F_AUDIO', 24, long - 11, 2.2, ink)
    paintText(paint, 'USB_1   USB_2', 106, long - 11, 2.2, ink)
    paintText(paint, 'F_PANEL', 196, long - 11, 2.2, ink)
  })

/** Serial plugs lying on the edge, mouths to +x, two high. */
const diskPlugs = (): Object3D =>
  group(
    at(box(18, 17, 15, 0.6, plastic('#151618', 0.5)), 0, 0, 7.5),
    ...[4, 11].map((z) => at(turned(box(12, 0.8, 0.6, 0.1, hollow()), 0, 90, 90), 9, 0, z)),
    ...[4, 11].map((z) => at(box(0.5, 13, 3.4, 0.2, hollow()), 8.95, 0, z)),
  )

const createBoard = (facts: Board, body: string): Object3D => {
  const { long, armoured, slots } = facts
  const lacquer = lacquerOf(body)
  const top = (down: number) => long / 2 - down
  const sink = armoured ? lighter(body, 0.12) : '#85898c'
  const holes = [7, long / 2, long - 7].flatMap((down) =>
    [-wide / 2 + 8, 34, wide / 2 - 7].map((x) => [x, top(down)] as const),
  )
  const power = [
    ...row(6, 11, 75).map((down) => [-50, top(down)] as const),
    ...row(4, 11, -18).map((x) => [x, top(28)] as const),
  ]
  const filter = [
    ...row(7, 9, 75).map((down) => [-40.5, top(down)] as const),
    ...row(5, 9, -16).map((x) => [x, top(37)] as const),
  ]
  const random = createRandom(5)
  const strewn = Array.from(
    { length: 70 },
    () => [24 + random() * 88, -long / 2 + 14 + random() * (long - 182)] as const,
  )
  const left = Array.from(
    { length: 34 },
    () => [-118 + random() * 24, -long / 2 + 12 + random() * (long - 176)] as const,
  )
  return group(
    openPlate(
      wide,
      long,
      1.6,
      1.5,
      holes.map(([x, y]) => roundOpening(2.1, x, y)),
      circuitBoard(lacquer),
    ),
    at(tracesOn(wide - 2, long - 2, lacquer, 31, 110), 0, 0, 0.9),
    at(silkscreen(facts, body), 0, 0, 1),
    at(
      group(
        ...holes.map(([x, y]) => at(ring(3.2, 0.7, metal('#c3c6c8', 0.4)), x, y, -0.4)),
        at(processorSocket(), -16, top(75), 0),
        instanced(
          group(memorySlot('#1b1c1f')),
          [0, 2].map((index): [number, number, number] => [42 + index * 9.6, top(80), 0]),
        ),
        instanced(
          group(memorySlot('#7d8184')),
          [1, 3].map((index): [number, number, number] => [42 + index * 9.6, top(80), 0]),
        ),
        chokes(power),
        capacitors(filter),
        capacitors([
          [28, top(120)],
          [28, top(128)],
          [100, top(30)],
          [100, top(40)],
          [34, top(152)],
          [34, top(160)],
        ]),
        capacitors(
          row(5, 9, long - 44).map((down) => [-100, top(down)] as const),
          3,
          7,
          '#cfa95c',
        ),
        at(heatSink(20, 88, armoured ? 24 : 16, sink), -66, top(76), 0),
        ...(armoured ? [at(turned(heatSink(18, 74, 22, sink), 0, 0, 90), -18, top(12), 0)] : []),
        at(turned(leadSocket(4), 0, 0, 0), -74, top(8), 12),
        at(group(turned(leadSocket(12), 0, 0, 90)), wide / 2 - 8, top(90), 12),
        ...slots.map(([down, length], index) =>
          at(cardSocket(length, '#1b1c1f', armoured && index === 0), -90, top(down), 0),
        ),
        armoured
          ? at(coolingPlate(84, 22, 4, sink), -14, top(148), 0)
          : at(box(6, 22, 4.2, 0.4, plastic('#1b1c1f', 0.5)), 26, top(146), 2.1),
        at(coolingPlate(44, 48, armoured ? 7 : 9, sink), 72, -long / 2 + (armoured ? 78 : 50), 0),
        ...row(3, 19, -long / 2 + 74).map((y) => at(diskPlugs(), wide / 2 - 10, y, 0)),
        at(coinCell(), 22, -long / 2 + 58, 0),
        ...[-92, -8, 18, 44, 84].map((x, index) =>
          at(pinHeader(index === 4 ? 6 : 5, 2, index === 2 ? '#2455a0' : '#17181a'), x, -long / 2 + 6, 0),
        ),
        ...[
          [30, 8],
          [90, 6],
        ].map(([x = 0, down = 0]) => at(pinHeader(4, 1, '#e9e9e5'), x, top(down), 0)),
        at(chip(10, 10, 1.2, ['ALC-7', 'AUDIO', '1932']), -110, -long / 2 + 66, 0),
        at(chip(14, 14, 1.4, ['IT86', 'SUPER I/O', '2019-C']), -6, -long / 2 + 26, 0),
        at(chip(6, 5, 1, ['BIOS']), 42, -long / 2 + 30, 0),
        at(chip(8, 8, 1, ['GbE', 'I21']), -84, top(126), 0),
        grains(strewn, 1.8),
        grains(left, 1.8, true, false),
      ),
      0,
      0,
      0.8,
    ),
  )
}

/** A steel shell as wide as its sockets; the mouths face +z. */
const shell = (x: number, width: number, high: number, deep: number, ...mouths: readonly Object3D[]): Object3D =>
  at(group(at(box(width, high, deep, 0.5, steel()), 0, high / 2, -deep / 2), ...mouths), x, 0, 0)

/** The rear edge from the upper corner down, facing +z. */
const createSockets = (armoured: boolean, body: string): Object3D => {
  const usbPair = (hex: string, y = 4.4) => [at(usbA(hex), 0, y, 0.3), at(usbA(hex), 0, y + 7.6, 0.3)]
  const sound = ['#5fae7c', '#5b87c5', '#c87f92', '#d09250', '#3d4043', '#b5b7b9']
  const all = group(
    shell(
      -134,
      15.5,
      31,
      20,
      ...usbPair('#15171c'),
      at(
        group(
          turned(cylinder(6.4, 1, plastic('#6a4d86', 0.5)), 90, 0, 0),
          at(turned(cylinder(4.4, 1.2, hollow()), 90, 0, 0), 0, 0, 0.06),
          at(ring(6.4, 0.6, steel()), 0, 0, 0.5),
        ),
        0,
        23.6,
        0.2,
      ),
    ),
    shell(-113, 19, 21, 20, at(displayPort(), 0, 5, 0.3), at(hdmi(), 0, 14.6, 0.3)),
    shell(-92, 15.5, 17, 18, ...usbPair('#2a62b4')),
    shell(-70, 17.5, 31.5, 22, ...usbPair('#2a62b4'), at(rj45(['#8fcf7a', '#e5b25a']), 0, 23.4, 0.3)),
    shell(-49, 15.5, 17, 18, at(usbA('#b0302f'), 0, 4.6, 0.3), at(usbC(), 0, 12.2, 0.3)),
    at(
      group(
        at(box(27, 37, 16, 0.6, plastic('#1b1c1f', 0.5)), 0, 18.5, -8),
        ...sound.map((hex, index) =>
          at(audioJack(hex), (index % 2) * 12.6 - 6.3, 6.4 + Math.floor(index / 2) * 12, 0.4),
        ),
      ),
      -21,
      0,
      0,
    ),
  )
  if (armoured)
    all.add(
      at(box(136, 3, 34, 1.4, plastic(body, 0.5)), -75, 38.6, -18),
      at(box(136, 36, 3, 1.2, plastic(darker(body, 0.1), 0.5)), -75, 21, -34),
      ...row(7, 5).map((off) => at(turned(box(1.4, 0.4, 22, 0.15, hollow()), 0, 30, 0), off - 96, 40.1, -18)),
    )
  return all
}

const motherboard =
  (facts: Board): Model =>
  (body) => ({
    object: group(
      at(turned(createBoard(facts, body), -90, 0, 0), 0, 3, 0),
      at(turned(createSockets(facts.armoured, body), 0, -90, 0), -wide / 2 - 1.6, 4, -facts.long / 2 + 152),
    ),
    angles: {
      front: { azimuth: -30, elevation: 38 },
      detail: { azimuth: -72, elevation: 20, closeUp: { at: [-wide / 2, 18, -facts.long / 2 + 74], across: 158 } },
      top: { azimuth: 0, elevation: 89 },
    },
  })

export const motherboardModels = {
  motherboard: motherboard({
    long: 305,
    armoured: true,
    slots: [
      [168, 89],
      [189, 25],
      [209, 89],
      [229, 25],
      [250, 89],
    ],
  }),
  'motherboard-matx': motherboard({
    long: 244,
    armoured: false,
    slots: [
      [168, 89],
      [189, 25],
      [209, 89],
    ],
  }),
} satisfies Record<string, Model>
