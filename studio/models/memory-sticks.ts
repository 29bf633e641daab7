import { type Object3D, Shape } from 'three'
import { boardOf, chip, contacts, grains, lacquerOf, tracesOn } from '../kit/circuits.ts'
import { metal } from '../kit/materials.ts'
import { paintBars, paintMatrix, paintPaper, paintText, print } from '../kit/prints.ts'
import { at, extruded, group, row, turned } from '../kit/shapes.ts'
import type { Angle, Model } from '../model.ts'

type Stick = {
  readonly width: number
  readonly height: number
  readonly thick: number
  /** Where the key is cut, from the middle, and how wide. */
  readonly key: readonly [at: number, width: number]
  /** Heights of the round notches the latches grip. */
  readonly latches: readonly number[]
  readonly pitch: number
  readonly chips: readonly number[]
  readonly chip: readonly [width: number, height: number]
  readonly label?: readonly [at: number, width: number, height: number]
  readonly close: Angle
}

const outlineOf = ({ width, height, key: [key, keyWide], latches }: Stick): Shape => {
  const [half, notch] = [width / 2, 1.5]
  const outline = new Shape()
  outline
    .moveTo(-half + 0.6, 0)
    .lineTo(key - keyWide / 2, 0)
    .lineTo(key - keyWide / 2, 3.4)
  outline
    .lineTo(key + keyWide / 2, 3.4)
    .lineTo(key + keyWide / 2, 0)
    .lineTo(half - 0.6, 0)
    .lineTo(half, 0.6)
  for (const y of latches) outline.lineTo(half, y - notch).absarc(half, y, notch, -Math.PI / 2, Math.PI / 2, true)
  outline
    .lineTo(half, height - 0.5)
    .lineTo(half - 0.5, height)
    .lineTo(-half + 0.5, height)
    .lineTo(-half, height - 0.5)
  for (const y of latches.toReversed())
    outline.lineTo(-half, y + notch).absarc(-half, y, notch, Math.PI / 2, -Math.PI / 2, true)
  outline.lineTo(-half, 0.6)
  return outline
}

/** Both rows stop short of the key and of the ends. */
const createContacts = ({ width, key: [key, keyWide], pitch }: Stick): Object3D => {
  const spans = [
    [-width / 2 + 2, key - keyWide / 2 - 0.3],
    [key + keyWide / 2 + 0.3, width / 2 - 2],
  ] as const
  return group(
    ...spans.map(([from, to]) =>
      at(contacts(Math.floor((to - from) / pitch), pitch, 2.9), (from + to) / 2, 1.75, 0.02),
    ),
  )
}

const createLabel = (width: number, height: number): Object3D =>
  print(width, height, (paint) => {
    paintPaper(paint, width, height, '#f4f4f0', 0.8)
    paintText(paint, 'MEMORY MODULE', 1.5, 3.4, 2.3, '#1d1f21', 700)
    paintText(paint, 'DDR 1Rx8 PC-11', 1.5, 6.3, 2)
    paintText(paint, 'S/N 0271 8836 41', 1.5, height - 1.4, 1.5)
    paintBars(paint, 1.5, 7.4, width * 0.62, height - 10.8, 5)
    paintMatrix(paint, width - 8, height - 8, 6.4, 8)
  })

const createSide = (facts: Stick, body: string): Object3D => {
  const {
    width,
    height,
    chips,
    chip: [wide, high],
    label,
  } = facts
  const middle = height * 0.6
  const shelf = chips.flatMap((x) =>
    row(Math.floor(wide / 1.25), 1.2).map((off) => [x + off, middle - high / 2 - 2.1] as const),
  )
  const upper = chips.flatMap((x) => row(3, 3).map((off) => [x + off, middle + high / 2 + 1.5] as const))
  const between = chips.flatMap((x) => row(4, 2.3).map((off) => [x + wide / 2 + 1.5, middle + off] as const))
  const board = group(
    at(tracesOn(width - 4, height - 4, lacquerOf(body), width, width * 0.5), 0, height / 2 + 1, 0.04),
    createContacts(facts),
    ...chips.map((x) => at(chip(wide, high, 1.1, ['D9VPP', '8Gb x8', '2133-R']), x, middle, 0.06)),
    at(grains(shelf, 1), 0, 0, 0.05),
    at(grains(upper, 1.2), 0, 0, 0.05),
    at(grains(between, 1.1, false, false), 0, 0, 0.05),
  )
  if (chips.length > 4)
    board.add(at(chip(4, 3, 0.8, ['SPD']), 2, middle - 1, 0.06), at(chip(3, 3, 0.8, ['T1']), -6, middle + 5, 0.06))
  if (label) board.add(at(createLabel(label[1], label[2]), label[0], middle, 1.26))
  return board
}

const createStick = (facts: Stick, body: string): Object3D =>
  group(
    at(extruded(outlineOf(facts), facts.thick, 0.12, boardOf(body)), 0, 0, 0),
    at(createSide(facts, body), 0, 0, facts.thick / 2),
    at(createContacts(facts), 0, 0, -facts.thick / 2 - 0.02),
  )

const lying = (object: Object3D, turn: number): Object3D => group(turned(group(turned(object, -90, 0, 0)), 0, turn, 0))

const stick =
  (facts: Stick): Model =>
  (body, view) => {
    const whole = createStick(facts, body)
    return {
      object: view === 'top' ? lying(whole, 34) : turned(whole, -17, 0, 0),
      angles: {
        front: { azimuth: -46, elevation: 20 },
        detail: facts.close,
        top: { azimuth: 0, elevation: 89 },
      },
    }
  }

export const memoryStickModels = {
  'ram-dimm': stick({
    width: 133.4,
    height: 31.3,
    thick: 1.3,
    key: [4.6, 1.6],
    latches: [8.6, 17.6],
    pitch: 0.85,
    chips: [...row(4, 14, -37.5), ...row(4, 14, 37.5)],
    chip: [10.2, 12.4],
    close: { azimuth: -24, elevation: 14, closeUp: { at: [12, 10, 0], across: 38 } },
  }),
  'ram-sodimm': stick({
    width: 69.6,
    height: 30,
    thick: 1.1,
    key: [-4.2, 1.5],
    latches: [15.2],
    pitch: 0.5,
    chips: row(4, 16.4),
    chip: [11.4, 13.4],
    label: [16.4, 31, 14],
    close: { azimuth: -24, elevation: 14, closeUp: { at: [-6, 8, 0], across: 34 } },
  }),
} satisfies Record<string, Model>

const m2Outline = (): Shape => {
  const outline = new Shape()
  outline.moveTo(-40, -9.9).lineTo(-36, -9.9).lineTo(-36, -11).lineTo(39.6, -11).lineTo(40, -10.6).lineTo(40, -1.75)
  outline.absarc(40, 0, 1.75, -Math.PI / 2, Math.PI / 2, true)
  outline.lineTo(40, 10.6).lineTo(39.6, 11).lineTo(-36, 11).lineTo(-36, 9.9).lineTo(-40, 9.9)
  outline.lineTo(-40, 7.2).lineTo(-36.4, 7.2).lineTo(-36.4, 6).lineTo(-40, 6)
  return outline
}

const halfRing = (): Shape => {
  const outline = new Shape()
  outline.moveTo(0, 3.1).absarc(0, 0, 3.1, Math.PI / 2, Math.PI * 1.5, false)
  outline.lineTo(0, -1.8).absarc(0, 0, 1.8, Math.PI * 1.5, Math.PI / 2, true)
  return outline
}

const m2: Model = (body, view) => {
  const hex = lacquerOf(body)
  const near = [...row(7, 2, -25).map((x) => [x, -8.6] as const), ...row(6, 2.2, -25).map((x) => [x, 9.3] as const)]
  const far = row(9, 1.9).map((y) => [-34, y] as const)
  const middle = row(8, 2.2).map((y) => [-4.2, y] as const)
  const screwRing = extruded(halfRing(), 0.96, 0, metal('#f3c875', 0.34))
  const board = group(
    extruded(m2Outline(), 0.8, 0.08, boardOf(body)),
    at(tracesOn(74, 21, hex, 11, 40), 1, 0, 0.43),
    at(turned(contacts(32, 0.5, 2.8), 0, 0, 90), -38.3, -2.2, 0.42),
    at(turned(contacts(5, 0.5, 2.8), 0, 0, 90), -38.3, 8.5, 0.42),
    at(chip(14, 14, 1.3, ['C1120', 'NVME', '2114-A3']), -24, 0, 0.42),
    at(chip(9, 13, 1.1, ['D9WKX', '4Gb']), -10.6, 0, 0.42),
    ...[7, 24.5].map((x) => at(chip(14, 18, 1.3, ['3D NAND', 'TH58LJ', 'B21 1934']), x, 0, 0.42)),
    at(grains(near, 1.3), 0, 0, 0.42),
    at(grains(far, 1.1, true), 0, 0, 0.42),
    at(grains(middle, 1.2, false, false), 0, 0, 0.42),
    at(screwRing, 40, 0, 0),
  )
  return {
    object: group(turned(group(turned(board, -90, 0, 0)), 0, view === 'top' ? 40 : 32, 0)),
    angles: {
      front: { azimuth: -20, elevation: 40 },
      detail: { azimuth: -30, elevation: 34, closeUp: { at: [-28, 1, 18], across: 26 } },
      top: { azimuth: 0, elevation: 89 },
    },
  }
}

export const driveStickModels = { 'ssd-m2': m2 } satisfies Record<string, Model>
