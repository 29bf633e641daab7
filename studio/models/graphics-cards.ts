import { BoxGeometry, type Object3D, Path, Shape, Vector2 } from 'three'
import { cardBoard, cardBracket, cardFoot, finStack, leadSocket } from '../kit/expansion-card.ts'
import { darker, hollow, lighter, metal, plastic } from '../kit/materials.ts'
import { roundOpening } from '../kit/openings.ts'
import { rotor } from '../kit/rotor.ts'
import { at, box, cylinder, extruded, group, repeated, ring, row, slab, tube, turned } from '../kit/shapes.ts'
import type { Angle, Model } from '../model.ts'
import { backPlate, boardAt, boardBack, cardHeight, screwHead } from './card-backs.ts'

const faceAt = 20
const sockets = ['DP', 'DP', 'DP', 'HDMI'] as const

const polygon = (points: readonly (readonly [number, number])[]): Shape =>
  new Shape(points.map(([x, y]) => new Vector2(x, y)))

const openFan = (x: number, y: number, radius: number, body: string): Object3D =>
  at(
    group(
      at(rotor({ radius: radius - 1.4, depth: 13, blades: 11, hex: lighter(body, 0.045) }), 0, 0, -1.6),
      at(turned(cylinder(radius * 0.24, 0.3, metal('#9da1a5', 0.3)), 90, 0, 0), 0, 0, -1.5),
      at(ring(radius + 0.8, 0.9, plastic(darker(body, 0.3), 0.35)), 0, 0, -0.2),
    ),
    x,
    y,
    faceAt,
  )

/** Brushed plates screwed on the shroud between and beside the fans. */
const createAccents = (all: readonly (readonly (readonly [number, number])[])[], body: string): Object3D[] =>
  all.flatMap((corners) =>
    [1, -1].map((flip) =>
      at(
        extruded(
          polygon(flip > 0 ? corners : corners.map(([x, y]) => [x, -y] as const).toReversed()),
          1.4,
          0.4,
          metal(lighter(body, 0.16), 0.38),
        ),
        0,
        middleOf,
        faceAt + 0.5,
      ),
    ),
  )

type FanCard = {
  readonly length: number
  readonly radius: number
  readonly fans: readonly number[]
  readonly outline: readonly (readonly [number, number])[]
  readonly accents: readonly (readonly (readonly [number, number])[])[]
  readonly plate: boolean
  readonly pins: number
}

const middleOf = (cardHeight + cardFoot + 4) / 2

const createShroud = ({ outline, fans, radius }: FanCard, body: string): Object3D => {
  const shape = polygon(outline)
  shape.holes.push(...fans.map((x) => new Path(roundOpening(radius, x, 0, 72).getPoints())))
  return at(extruded(shape, 17, 1.6, plastic(body, 0.5)), 0, middleOf, faceAt - 8.5)
}

const angles = (length: number): Partial<Record<'front' | 'back' | 'detail', Angle>> => ({
  front: { azimuth: -30, elevation: 16 },
  back: { azimuth: 150, elevation: 18 },
  detail: { azimuth: -58, elevation: 14, closeUp: { at: [-length / 2 + 10, 61, 4], across: 126 } },
})

const fanCard =
  (facts: FanCard): Model =>
  (body) => {
    const { length, fans, radius, plate, pins } = facts
    const stack = finStack(length - 14, cardHeight - 22, 17)
    const pipes = plate
      ? row(3, 9, middleOf + 8).map((y) =>
          tube(
            [
              [length * 0.2, y, -6],
              [length / 2 - 8, y, -6],
              [length / 2 - 3, y, 0],
              [length / 2 - 8, y, 5],
              [length * 0.2, y, 5],
            ],
            3,
            metal('#c9a27e', 0.3),
          ),
        )
      : []
    return {
      object: group(
        at(cardBoard(length, cardHeight, '#17191a'), 0, 0, boardAt),
        at(box(length - 10, cardHeight - 30, 3, 0.5, metal('#9b9ea0', 0.4)), 0, middleOf, boardAt + 6),
        at(stack, 0, middleOf, boardAt + 15.5),
        ...pipes,
        createShroud(facts, body),
        ...createAccents(facts.accents, body),
        ...fans.map((x) => openFan(x, middleOf, radius, body)),
        at(turned(leadSocket(pins), -90, 0, 0), length / 2 - 22, cardHeight + 1, boardAt + 7),
        at(box(length * 0.5, 1.6, 12, 0.5, plastic(darker(body, 0.15), 0.4)), -length * 0.08, middleOf + 50, 4),
        at(cardBracket({ slots: 2, sockets }), -length / 2 - 1, 0, boardAt),
        plate ? backPlate(length, body) : boardBack(length, '#17191a'),
        ...facts.outline
          .filter((_, index) => index % 2 === 0)
          .map(([x, y]) => screwHead(x * 0.95, middleOf + y * 0.88, faceAt + 0.1)),
      ),
      angles: angles(length),
    }
  }

const blower: Model = (body) => {
  const length = 241
  const [intakeAt, radius] = [length / 2 - 48, 34]
  const shape = polygon([
    [-length / 2 + 2, -50],
    [length / 2 - 3, -50],
    [length / 2, -47],
    [length / 2, 50],
    [-length / 2 + 2, 50],
  ])
  shape.holes.push(new Path(roundOpening(radius, intakeAt, 0, 72).getPoints()))
  const vanes = row(38, 1).map((_, index) => {
    const vane = group(at(turned(box(1, 9, 12, 0.3, plastic('#222325', 0.4)), 0, 0, 24), 0, radius - 8, 0))
    return at(turned(vane, 0, 0, (index * 360) / 38), intakeAt, middleOf, faceAt - 9)
  })
  const grooves = repeated(
    new BoxGeometry(1.3, 62, 0.4),
    hollow(),
    row(22, 3.4, -length * 0.2).map((x) => [x, 0, 0]),
  )
  return {
    object: group(
      at(cardBoard(length, cardHeight, '#17191a'), 0, 0, boardAt),
      at(extruded(shape, 31, 1.4, plastic(body, 0.52)), 0, middleOf, faceAt - 15.5),
      at(slab(length * 0.42, 74, 1.2, 3, 0.4, metal(lighter(body, 0.2), 0.38)), -length * 0.2, middleOf, faceAt + 0.4),
      at(grooves, 0, middleOf, faceAt + 0.95),
      at(turned(cylinder(radius - 1, 1, hollow()), 90, 0, 0), intakeAt, middleOf, faceAt - 24),
      ...vanes,
      at(turned(cylinder(radius * 0.5, 12, plastic('#1c1d1f', 0.4)), 90, 0, 0), intakeAt, middleOf, faceAt - 9),
      at(turned(cylinder(radius * 0.34, 0.4, metal('#8f9396', 0.3)), 90, 0, 0), intakeAt, middleOf, faceAt - 2.9),
      at(ring(radius + 1, 1.3, metal('#5a5d60', 0.35)), intakeAt, middleOf, faceAt + 0.2),
      at(box(5, 100.6, 31.4, 0.8, metal('#85888b', 0.36)), length / 2 - 92, middleOf, faceAt - 15.4),
      at(turned(leadSocket(4), 0, 90, 0), length / 2 + 1, middleOf + 30, boardAt + 9),
      at(cardBracket({ slots: 2, sockets: ['DP', 'DP', 'DP', 'DP'] }), -length / 2 - 1, 0, boardAt),
      backPlate(length, body),
      ...[-1, 1].flatMap((x) => [-1, 1].map((y) => screwHead(x * (length / 2 - 7), middleOf + y * 44, faceAt + 0.1))),
    ),
    angles: angles(length),
  }
}

export const graphicsCardModels = {
  'gpu-single-fan': fanCard({
    length: 172,
    radius: 44,
    fans: [2],
    outline: [
      [-85, -40],
      [-74, -51],
      [66, -51],
      [85, -34],
      [85, 34],
      [66, 51],
      [-74, 51],
      [-85, 40],
    ],
    accents: [
      [
        [-70, 46],
        [-81, 37],
        [-81, 8],
        [-62, 26],
        [-48, 46],
      ],
      [
        [62, 46],
        [80, 30],
        [80, 14],
        [62, 28],
        [48, 46],
      ],
    ],
    plate: false,
    pins: 3,
  }),
  'gpu-dual-fan': fanCard({
    length: 242,
    radius: 44,
    fans: [-62, 52],
    outline: [
      [-120, -42],
      [-110, -51],
      [-20, -51],
      [-12, -46],
      [6, -46],
      [14, -51],
      [104, -51],
      [121, -32],
      [121, 32],
      [104, 51],
      [14, 51],
      [6, 46],
      [-12, 46],
      [-20, 51],
      [-110, 51],
      [-120, 42],
    ],
    accents: [
      [
        [-18, 47],
        [-36, 47],
        [-11, 14],
        [1, 14],
        [26, 47],
        [12, 47],
        [4, 42],
        [-10, 42],
      ],
      [
        [101, 47],
        [86, 47],
        [108, 12],
        [117, 12],
        [117, 31],
      ],
    ],
    plate: true,
    pins: 4,
  }),
  'gpu-blower': blower,
} satisfies Record<string, Model>
