import type { Object3D } from 'three'
import { leadSocket } from '../kit/expansion-card.ts'
import { lettering } from '../kit/lettering.ts'
import { darker, hollow, lighter, metal, plastic, steel } from '../kit/materials.ts'
import { honeycomb, opening, openPlate, roundOpening } from '../kit/openings.ts'
import { powerInlet } from '../kit/power-inlet.ts'
import { paintBars, paintPaper, paintText, print } from '../kit/prints.ts'
import { rotor } from '../kit/rotor.ts'
import { at, box, cylinder, group, ring, row, slab, turned } from '../kit/shapes.ts'
import type { Model } from '../model.ts'

const [width, height, depth] = [150, 86, 152]

const screw = (): Object3D =>
  group(
    cylinder(3, 1.2, metal('#6d7073', 0.35)),
    at(box(3.6, 0.3, 0.8, 0.1, hollow()), 0, 0.55, 0),
    at(box(0.8, 0.3, 3.6, 0.1, hollow()), 0, 0.55, 0),
  )

const createTop = (body: string): Object3D => {
  const skin = plastic(lighter(body, 0.02), 0.5)
  const wire = metal('#303234', 0.35)
  return group(
    at(turned(openPlate(width, depth, 1.4, 2, [roundOpening(66, 0, 0, 80)], skin), -90, 0, 0), 0, height - 0.7, 0),
    at(turned(rotor({ radius: 63, depth: 17, blades: 9, hub: 21, hex: '#303236' }), -90, 0, 0), 0, height - 5, 0),
    ...row(6, 10.4, 38).map((radius) => at(turned(ring(radius, 0.95, wire), 90, 0, 0), 0, height + 0.9, 0)),
    ...[0, 90].map((turn) => at(turned(box(132, 1.5, 1.7, 0.5, wire), 0, turn + 45, 0), 0, height + 0.2, 0)),
    at(cylinder(12, 2, metal(lighter(body, 0.12), 0.35)), 0, height + 1, 0),
    at(turned(ring(66.6, 0.9, plastic(darker(body, 0.3), 0.5)), 90, 0, 0), 0, height, 0),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => at(screw(), x * 64, height + 0.3, z * 64))),
  )
}

/** Mains: inlet, switch, and the honeycomb the warm air leaves by. */
const createMains = (body: string): Object3D => {
  const cells = honeycomb(96, 74, 6.4, -22, 0)
  return group(
    openPlate(width, height, 1.4, 1.5, [...cells, opening(25, 17.6, 53, 16, 1)], plastic(lighter(body, 0.02), 0.5)),
    at(powerInlet(), 53, 16, 0.6),
    at(slab(22, 16, 1.6, 1.5, 0.3, plastic('#101113', 0.5)), 53, -14, 1),
    at(turned(box(18, 12, 4, 1.2, plastic('#18191b', 0.35)), 0, 12, 0), 53, -14, 1.4),
    at(
      lettering(18, 10, '#e9eaea', [
        { text: 'I', x: 5, y: 0, size: 6 },
        { text: 'O', x: -5, y: 0, size: 6 },
      ]),
      53,
      -14,
      4,
    ),
    ...[
      [-69, 37],
      [69, 37],
      [-69, -27],
      [43, -37],
    ].map(([x = 0, y = 0]) => at(turned(screw(), 90, 0, 0), x, y, 0.9)),
  )
}

const createOutlets = (body: string): Object3D => {
  const white = '#d7d9da'
  const lines = [
    { y: 18, sockets: [10, 4, 4], name: 'MOTHERBOARD' },
    { y: -18, sockets: [4, 4, 5, 5], name: 'CPU / PCI-E / SATA' },
  ]
  const blocks = lines.flatMap(({ y, sockets, name }) => {
    const total = sockets.reduce((sum, columns) => sum + columns * 4.2 + 7, -7)
    let x = -total / 2
    const placed = sockets.map((columns) => {
      const block = at(leadSocket(columns), x + (columns * 4.2) / 2, y, 4)
      x += columns * 4.2 + 7
      return block
    })
    return [
      ...placed,
      at(lettering(120, 6, white, [{ text: name, x: 0, y: 0, size: 4.4, weight: 600 }]), 0, y - 10.5, 0.8),
    ]
  })
  return turned(
    group(
      openPlate(width, height, 1.4, 1.5, [], plastic(lighter(body, 0.02), 0.5)),
      at(slab(width - 12, height - 12, 0.8, 3, 0.2, plastic(lighter(body, 0.09), 0.5)), 0, 0, 0.6),
      ...blocks,
    ),
    0,
    180,
    0,
  )
}

const ratings = (): Object3D =>
  print(118, 62, (paint) => {
    paintPaper(paint, 118, 62, '#e6e7e7', 2)
    paintText(paint, 'ATX SWITCHING POWER SUPPLY', 5, 9.6, 5.4, '#1d1f21', 700)
    paintText(paint, 'AC INPUT  100-240V~  10-5A  50-60Hz', 5, 16.4, 4)
    paint.strokeStyle = '#2a2c2e'
    paint.lineWidth = 0.4
    const [left, top, wide, high] = [5, 21, 108, 9]
    for (let line = 0; line < 3; line++)
      for (let cell = 0; cell < 6; cell++) paint.strokeRect(left + (cell * wide) / 6, top + line * high, wide / 6, high)
    const table = [
      ['DC OUT', '+3.3V', '+5V', '+12V', '-12V', '+5VSB'],
      ['MAX', '20A', '20A', '54A', '0.3A', '3A'],
      ['POWER', '110W', '', '', '3.6W', '15W'],
    ]
    for (const [y, line] of table.entries())
      for (const [x, text] of line.entries())
        paintText(paint, text, left + 1.4 + (x * wide) / 6, top + 6.2 + y * high, 3.7, '#1d1f21', y ? 500 : 700)
    paintBars(paint, 5, 51.5, 46, 7, 14)
    paintText(paint, 'CAUTION  Do not open. Hazardous area.', 55, 56.5, 3, '#44484b')
  })

const supply: Model = (body) => {
  const skin = plastic(lighter(body, 0.02), 0.5)
  const side = (edge: -1 | 1): Object3D =>
    at(
      turned(
        group(
          slab(depth, height, 1.4, 1.5, 0.3, skin),
          at(
            edge < 0
              ? ratings()
              : lettering(110, 40, lighter(body, 0.4), [
                  { text: 'ATX', x: 0, y: 3, size: 20, weight: 700 },
                  { text: 'POWER SUPPLY UNIT', x: 0, y: -13, size: 6 },
                ]),
            0,
            0,
            0.8,
          ),
        ),
        0,
        edge * 90,
        0,
      ),
      edge * (width / 2 - 0.7),
      height / 2,
      0,
    )
  return {
    object: group(
      at(box(width - 3, 2, depth - 3, 0.6, skin), 0, 1, 0),
      at(box(width - 4, height - 26, depth - 48, 1, hollow()), 0, (height - 26) / 2 + 1, -21),
      at(box(100, height - 5, 1, 0.3, hollow()), -23, height / 2, depth / 2 - 9),
      ...[-1, 1].map((edge) =>
        at(box(1, height - 5, depth - 6, 0.3, hollow()), edge * (width / 2 - 2.4), height / 2, 0),
      ),
      at(box(52, height - 5, 1, 0.3, hollow()), 48, height / 2, depth / 2 - 21),
      at(box(width - 6, height - 5, 1, 0.3, hollow()), 0, height / 2, -depth / 2 + 3),
      at(box(width - 6, 1, depth - 6, 0.3, hollow()), 0, 3, 0),
      createTop(body),
      at(createMains(body), 0, height / 2, depth / 2 - 0.7),
      at(createOutlets(body), 0, height / 2, -depth / 2 + 0.7),
      side(-1),
      side(1),
      ...[-1, 1].map((x) => at(turned(cylinder(1.6, 1, steel()), 0, 0, 90), x * (width / 2), 8, 60)),
    ),
    angles: {
      front: { azimuth: -36, elevation: 30 },
      back: { azimuth: 142, elevation: 26 },
      detail: { azimuth: -14, elevation: 12, closeUp: { at: [22, 44, depth / 2], across: 112 } },
    },
  }
}

export const powerSupplyModels = { psu: supply } satisfies Record<string, Model>
