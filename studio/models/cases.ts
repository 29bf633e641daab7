import type { Object3D } from 'three'
import { darker, hollow, lighter, metal, plastic, rubber, steel } from '../kit/materials.ts'
import { meshwork } from '../kit/meshwork.ts'
import { honeycomb, opening, openPlate } from '../kit/openings.ts'
import { pane } from '../kit/panes.ts'
import { rotor } from '../kit/rotor.ts'
import { at, box, cylinder, frame, group, ring, row, slab, turned } from '../kit/shapes.ts'
import { audioJack, usbA, usbC } from '../kit/sockets.ts'
import { slots } from '../kit/vents.ts'
import type { Model } from '../model.ts'

type Tower = {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly slots: number
  readonly fan: number
}

const foot = 14

const thumbScrew = (): Object3D =>
  group(
    turned(cylinder(5, 6, metal('#3a3c3e', 0.4)), 90, 0, 0),
    at(turned(cylinder(2.2, 0.6, hollow()), 90, 0, 0), 0, 0, 3),
  )

const caseFan = (size: number): Object3D =>
  group(
    frame(size, size, 22, 8, 4, plastic('#1b1c1e', 0.5)),
    at(frame(size - 4, size - 4, 20, size / 2 - 2, 3, plastic('#1b1c1e', 0.5)), 0, 0, 0),
    at(rotor({ radius: size / 2 - 5, depth: 18, blades: 9, hex: '#54575b' }), 0, 0, 10),
  )

/** Faces +z: build it and turn it to the rear. Its left is where the board's sockets come. */
const createRear = ({ width, height, slots: count, fan }: Tower, body: string): Object3D => {
  const [wide, high] = [width - 8, height - 8]
  const skin = plastic(lighter(body, 0.03), 0.55)
  const ioAt = [-wide / 2 + 32, high / 2 - 96] as const
  const fanAt = [-wide / 2 + 64 + fan / 2, high / 2 - fan / 2 - 22] as const
  const slotY = (index: number) => high / 2 - 202 - index * 20.3
  const slotX = -wide / 2 + 66
  const covers = Array.from({ length: count }, (_, index) => index)
  const supplyAt = -high / 2 + 54
  return group(
    openPlate(
      wide,
      high,
      1.6,
      2,
      [
        opening(45, 158, ioAt[0], ioAt[1], 1),
        ...honeycomb(fan - 8, fan - 8, 8.4, fanAt[0], fanAt[1]).filter((cell) => {
          const spot = cell.getPoint(0)
          return Math.hypot(spot.x - fanAt[0], spot.y - fanAt[1]) < fan / 2 - 2
        }),
        ...covers.map((index) => opening(102, 15.5, slotX, slotY(index), 1)),
        opening(142, 80, 0, supplyAt, 2),
      ],
      skin,
    ),
    at(caseFan(fan), fanAt[0], fanAt[1], -13),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((y) =>
        at(
          turned(cylinder(3.2, 1, steel()), 90, 0, 0),
          fanAt[0] + (x * (fan - 15)) / 2,
          fanAt[1] + (y * (fan - 15)) / 2,
          1,
        ),
      ),
    ),
    ...covers.flatMap((index) => [
      at(slab(101, 14.6, 1.2, 1, 0.2, metal(lighter(body, 0.1), 0.5)), slotX, slotY(index), 0.2),
      at(slots(64, 7, 9), slotX + 2, slotY(index), 0.75),
      at(turned(cylinder(3.4, 3, steel()), 90, 0, 0), slotX + 58, slotY(index), 2),
    ]),
    at(frame(150, 88, 2.4, 3, 5, skin), 0, supplyAt, 0.6),
    ...[-1, 1].flatMap((x) => [0.9, -0.9].map((y) => at(thumbScrew(), x * (wide / 2 - 5), (y * high) / 2, 3))),
  )
}

/** The tray with its cable openings and the shroud over the power supply. */
const createInside = ({ width, height, depth }: Tower, body: string): Object3D => {
  const dark = plastic(lighter(body, 0.045), 0.6)
  const tray = openPlate(
    depth - 30,
    height - 20,
    1.6,
    2,
    [
      opening(104, 110, depth * 0.1, height * 0.18, 6),
      ...row(3, 92, 10).map((y) => opening(22, 66, -depth * 0.24, y + 20, 8)),
      ...row(3, 70, depth * 0.12).map((x) => opening(46, 16, x, -height * 0.27, 6)),
    ],
    dark,
  )
  const grommets = row(3, 92, 10).map((y) => at(frame(26, 70, 3, 10, 6, rubber()), -depth * 0.24, y + 20, 1))
  const standoffs = [-20, 60, 130].flatMap((y) =>
    [0, 60, 128].map((x) => at(turned(cylinder(2.6, 7, metal('#c8a45a', 0.35)), 90, 0, 0), x - 14, y, 3)),
  )
  return group(
    at(
      turned(
        group(tray, at(box(depth - 32, height - 22, 1, 0.3, hollow()), 0, 0, -14), ...grommets, ...standoffs),
        0,
        -90,
        0,
      ),
      width / 2 - 22,
      foot + height / 2,
      -4,
    ),
    at(box(width - 34, 2, depth - 40, 0.8, dark), -8, foot + 104, -4),
    at(turned(slab(depth - 40, 98, 2, 2, 0.5, dark), 0, -90, 0), -width / 2 + 12, foot + 54, -4),
    at(turned(slots(90, 60, 16), 0, -90, 0), -width / 2 + 10.8, foot + 54, depth * 0.22),
    ...[0.18, 0.34].map((share) =>
      at(box(width - 60, 0.6, 30, 0.2, hollow()), -8, foot + 105.2, (share - 0.3) * depth),
    ),
  )
}

const outerPanels = ({ width, height, depth }: Tower, body: string): Object3D => {
  const skin = plastic(body, 0.55)
  return group(
    at(box(width, 8, depth - 26, 2, skin), 0, foot + height - 4, -8),
    at(box(width, 6, depth - 26, 2, skin), 0, foot + 3, -8),
    at(box(3, height - 15, depth - 30, 1, skin), width / 2 - 1.5, foot + height / 2, -8),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        at(
          group(
            box(34, foot, 44, 3, plastic('#17181a', 0.5)),
            at(box(26, 2, 34, 0.6, rubber()), 0, -foot / 2 + 0.4, 0),
          ),
          x * (width / 2 - 26),
          foot / 2,
          z * (depth / 2 - 44),
        ),
      ),
    ),
  )
}

/** Power, two plugs and sound in a row along x, facing +z. */
const createPanel = (body: string): Object3D =>
  group(
    at(
      group(
        turned(cylinder(7.4, 2, plastic(darker(body, 0.2), 0.4)), 90, 0, 0),
        at(ring(7.6, 0.7, metal('#b9bcbf', 0.25)), 0, 0, 0.7),
        at(turned(cylinder(1.1, 0.5, plastic('#e9f2f4', 0.3)), 90, 0, 0), 0, 0, 1.1),
      ),
      -62,
      0,
      0,
    ),
    at(usbA('#2a62a8'), -34, 0, 0.2),
    at(usbA('#2a62a8'), -12, 0, 0.2),
    at(usbC(), 9, 0, 0.2),
    at(audioJack('#2b2d2f'), 28, 0, 0.2),
    at(audioJack('#2b2d2f'), 42, 0, 0.2),
    at(turned(cylinder(2.6, 1.6, plastic(darker(body, 0.2), 0.4)), 90, 0, 0), 60, 0, 0.2),
  )

const midi: Model = (body) => {
  const facts: Tower = { width: 215, height: 450, depth: 430, slots: 7, fan: 120 }
  const { width, height, depth } = facts
  const skin = plastic(body, 0.55)
  const wheels = [120, -10].map((y) => [0, y, 66] as const)
  return {
    object: group(
      outerPanels(facts, body),
      createInside(facts, body),
      at(turned(createRear(facts, body), 0, 180, 0), 0, foot + height / 2, -depth / 2 + 6),
      at(box(width, height, 22, 5, skin), 0, foot + height / 2, depth / 2 - 11),
      at(
        slab(width - 22, height - 22, 2, 4, 0.6, plastic(lighter(body, 0.04), 0.5)),
        0,
        foot + height / 2,
        depth / 2 + 0.2,
      ),
      at(meshwork(width - 28, height - 28, 4.2, wheels), 0, foot + height / 2, depth / 2 + 1.3),
      at(turned(pane(depth - 32, height - 16, 4, 3), 0, -90, 0), -width / 2 + 2, foot + height / 2, -8),
      ...[-1, 1].flatMap((y) =>
        [-1, 1].map((z) =>
          at(
            turned(thumbScrew(), 0, -90, 0),
            -width / 2 - 1.6,
            foot + height / 2 + y * (height / 2 - 26),
            -8 + z * (depth / 2 - 34),
          ),
        ),
      ),
      at(turned(meshwork(width - 50, depth * 0.6, 4.2), -90, 0, 0), 0, foot + height + 0.1, -depth * 0.08),
      at(turned(createPanel(body), -90, 0, 0), 0, foot + height, depth / 2 - 26),
    ),
    angles: {
      front: { azimuth: -38, elevation: 16 },
      back: { azimuth: 148, elevation: 14 },
      detail: { azimuth: 158, elevation: 8, closeUp: { at: [-2, foot + 372, -depth / 2], across: 186 } },
    },
  }
}

const mini: Model = (body) => {
  const facts: Tower = { width: 190, height: 372, depth: 370, slots: 4, fan: 92 }
  const { width, height, depth } = facts
  const skin = plastic(body, 0.55)
  return {
    object: group(
      outerPanels(facts, body),
      at(turned(createRear(facts, body), 0, 180, 0), 0, foot + height / 2, -depth / 2 + 6),
      at(box(width - 14, height - 20, 2, 0.5, plastic('#101112', 0.8)), 0, foot + height / 2, -depth / 2 + 60),
      at(box(width, height, 24, 7, skin), 0, foot + height / 2, depth / 2 - 12),
      at(slab(width - 26, 44, 1.6, 4, 0.6, metal(lighter(body, 0.12), 0.35)), 0, foot + height - 44, depth / 2 + 0.3),
      at(createPanel(body), 4, foot + height - 44, depth / 2 + 1.4),
      at(
        slab(width - 26, height - 118, 1.6, 4, 0.6, plastic(lighter(body, 0.05), 0.5)),
        0,
        foot + height / 2 - 34,
        depth / 2 + 0.3,
      ),
      at(meshwork(width - 34, height - 126, 4.6, [[0, 10, 60]]), 0, foot + height / 2 - 34, depth / 2 + 1.3),
      at(
        turned(
          group(slab(depth - 32, height - 15, 2.4, 3, 0.8, skin), at(meshwork(150, 130, 5), 40, -60, 1.4)),
          0,
          -90,
          0,
        ),
        -width / 2 + 1.2,
        foot + height / 2,
        -8,
      ),
      at(turned(meshwork(width - 60, depth * 0.4, 5), -90, 0, 0), 0, foot + height + 0.1, -depth * 0.1),
    ),
    angles: {
      front: { azimuth: -34, elevation: 16 },
      back: { azimuth: 148, elevation: 14 },
      detail: { azimuth: -20, elevation: 14, closeUp: { at: [0, foot + height - 48, depth / 2], across: 170 } },
    },
  }
}

export const caseModels = { case: midi, 'case-small': mini } satisfies Record<string, Model>
