import { BoxGeometry, type Object3D } from 'three'
import { lettering, sticker } from './lettering.ts'
import { darker, hollow, lighter, metal, plastic, rubber } from './materials.ts'
import { jackBlock } from './network-sockets.ts'
import { darkInside, honeycomb, opening, openPlate } from './openings.ts'
import { powerInlet } from './power-inlet.ts'
import { rackShell, screws } from './rack-unit.ts'
import { at, cylinder, group, repeated, row, turned } from './shapes.ts'
import { usbA } from './sockets.ts'

/** A part that sits in a cut-out of the front sheet, `y` from the sheet's middle. */
export type Field = {
  readonly x: number
  readonly y?: number
  readonly width: number
  readonly height: number
  readonly part: Object3D
}

const applianceWidth = 438
const applianceHeight = 43.6
const middle = applianceHeight / 2

const createFront = (body: string, depth: number, fields: readonly Field[], print: readonly Object3D[]): Object3D => {
  const mouths = fields.map(({ x, y = 0, width, height }) => opening(width, height, x, y, 0.4))
  const sheet = openPlate(
    applianceWidth - 2.6,
    applianceHeight - 2.6,
    1.6,
    0.6,
    mouths,
    plastic(darker(body, 0.42), 0.5),
  )
  const front = group(sheet, at(darkInside(applianceWidth - 5, applianceHeight - 5, 32), 0, 0, -0.4), ...print)
  for (const { x, y = 0, part } of fields) front.add(at(part, x, y, 1))
  for (const part of print) part.position.z += 0.95
  return at(front, 0, middle, depth / 2 - 2.4)
}

const backOpenings = [
  ...honeycomb(62, 30, 5.4, -70),
  ...honeycomb(62, 30, 5.4, 2),
  opening(28, 20, 165),
  opening(14.4, 12.6, -150, 1),
  opening(13, 6, -176, 1),
]

const createBack = (body: string, depth: number): Object3D => {
  const words = [
    { text: 'USB', x: -176, y: -11, size: 2.8 },
    { text: 'CONSOLE', x: -150, y: -11, size: 2.8 },
    { text: '100–240 V~  50/60 Hz  3 A', x: 165, y: -14.5, size: 2.8 },
  ]
  const back = group(
    openPlate(applianceWidth - 2.6, applianceHeight - 2.6, 1.6, 0.6, backOpenings, plastic(body, 0.5)),
    at(darkInside(applianceWidth - 5, applianceHeight - 5, 26), 0, 0, -0.4),
    at(powerInlet(), 165, 0, 0.6),
    at(jackBlock(1), -150, 1, 0.9),
    at(usbA(), -176, 1, 0.9),
    screws(
      3.2,
      [
        [120, -6, 1.4],
        [120, 6, 1.4],
      ],
      metal('#c9a24a', 0.3),
    ),
    at(lettering(applianceWidth, 40, '#e9eaea', words), 0, 0, 0.95),
    at(sticker(44, 17, ['MODEL 1U-2404', 'S/N 0F2A 77C1 9B40']), 78, 0, 0.95),
  )
  return at(turned(back, 0, 180, 0), 0, middle, -depth / 2 + 2.4)
}

type Appliance = {
  readonly body: string
  readonly depth: number
  readonly fields: readonly Field[]
  /** Small parts and words that lie on the front sheet, placed from its middle. */
  readonly print: readonly Object3D[]
}

/** A network box of one rack unit on its rubber feet: sheet-metal housing, ears, a front full of sockets, mains behind. */
export const rackAppliance = ({ body: colour, depth, fields, print }: Appliance): Object3D => {
  const body = lighter(colour, 0.01)
  const vent = () =>
    repeated(
      new BoxGeometry(0.6, 9, 2.4),
      hollow(),
      row(22, 5).map((z) => [0, 0, z]),
    )
  return group(
    rackShell({
      width: applianceWidth,
      height: applianceHeight,
      depth,
      shell: plastic(body, 0.46),
      ears: plastic(darker(body, 0.42), 0.5),
    }),
    createFront(body, depth, fields, print),
    createBack(body, depth),
    ...[-1, 1].map((side) => at(vent(), side * (applianceWidth / 2 + 0.1), applianceHeight * 0.32, depth * 0.12)),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => at(cylinder(8, 2, rubber()), x * 190, -1, z * depth * 0.4))),
    at(
      turned(sticker(64, 22, ['1U  RACK MOUNT', 'IEEE 802.3']), -90, 0, 0),
      150,
      applianceHeight + 1.05,
      -depth * 0.28,
    ),
  )
}

/** How a rack box is seen; the close-up looks at `x` on its front, so many millimetres across. */
export const applianceAngles = (depth: number, x: number, across = 100) => ({
  front: { azimuth: -24, elevation: 15 },
  back: { azimuth: 156, elevation: 17 },
  detail: { azimuth: -30, elevation: 14, closeUp: { at: [x, middle, depth / 2] as const, across } },
})
