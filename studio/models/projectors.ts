import { LatheGeometry, Mesh, type Object3D, Vector2 } from 'three'
import { lettering, sticker } from '../kit/lettering.ts'
import { darker, darkGlass, hollow, lamp, lighter, metal, plastic, rubber } from '../kit/materials.ts'
import { groove, louvres } from '../kit/office-parts.ts'
import { honeycomb, opening, openPlate, roundOpening } from '../kit/openings.ts'
import { powerInlet } from '../kit/power-inlet.ts'
import { at, box, cylinder, frame, group, ring, row, turned } from '../kit/shapes.ts'
import { audioJack, hdmi, lockSlot, usbA, vga } from '../kit/sockets.ts'
import type { Model } from '../model.ts'

const [width, height, depth] = [302, 74, 234]
const lensAt = 74
const lift = 9

const lathed = (outline: readonly (readonly [number, number])[], material: Mesh['material']): Mesh =>
  new Mesh(
    new LatheGeometry(
      outline.map(([radius, y]) => new Vector2(radius, y)),
      72,
    ),
    material,
  )

/** A barrel that goes inwards in steps to a domed glass with a violet coating; its rim at z = 0. */
const lens = (body: string): Object3D => {
  const barrel = plastic('#161719', 0.5)
  const funnel = lathed(
    [
      [34.4, -8],
      [34.4, 0],
      [33.4, 1.4],
      [30.4, 0],
      [29.6, -11],
      [26.6, -12],
      [26, -23],
      [23, -24],
      [22, -26],
    ],
    barrel,
  )
  const dome = lathed(
    Array.from({ length: 12 }, (_, index): [number, number] => [
      (22 * Math.sin((index / 11) * 1.05)) / Math.sin(1.05),
      -18 - 10 * (1 - Math.cos((index / 11) * 1.05)),
    ]).reverse(),
    darkGlass(),
  )
  const glow = lathed(
    [
      [11, -17.2],
      [8, -16.4],
      [4, -15.9],
      [0.01, -15.8],
    ].reverse() as [number, number][],
    darkGlass(),
  )
  return turned(
    group(
      funnel,
      dome,
      glow,
      at(turned(ring(32, 0.8, plastic(darker(body, 0.4), 0.4)), 90, 0, 0), 0, 1, 0),
      at(turned(ring(24.6, 0.5, metal('#5b5470', 0.2)), 90, 0, 0), 0, -22.4, 0),
    ),
    90,
    0,
    0,
  )
}

const shrunk = (object: Object3D, share: number): Object3D => {
  object.scale.setScalar(share)
  return object
}

const createFront = (body: string): Object3D =>
  group(
    openPlate(width - 5, height - 5, 2.4, 13, [roundOpening(29.6, lensAt, 0, 60)], plastic(body, 0.42)),
    at(box(width - 20, height - 14, 1, 0.3, hollow()), 0, 0, -34),
    at(shrunk(lens(body), 0.88), lensAt, 0, 1.6),
    at(louvres(122, 44, 9), -72, 2, 1.1),
    at(frame(130, 50, 1, 4, 1.4, plastic(darker(body, 0.1), 0.45)), -72, 2, 1.2),
    at(turned(cylinder(6, 1.4, plastic('#2a1518', 0.25)), 90, 0, 0), 14, 2, 1.2),
    at(box(18, 6, 1, 2, hollow()), 14, -24, 1),
  )

const createTop = (body: string): Object3D => {
  const key = (x: number, z: number) => at(cylinder(5.2, 2, plastic(darker(body, 0.25), 0.45)), x, 0.6, z)
  return group(
    at(box(62, 1.6, 30, 6, plastic(darker(body, 0.1), 0.5)), lensAt, 0, 84),
    at(box(50, 1, 20, 4, hollow()), lensAt, 0.6, 84),
    ...row(9, 5).map((x) => at(box(2.4, 5, 17, 1, plastic('#2f3033', 0.5)), lensAt + x, -0.4, 84)),
    at(box(116, 1, 60, 6, plastic(lighter(body, 0.4), 0.35)), -70, 0, 20),
    ...row(2, 24, -70).map((x) => key(x, 20)),
    key(-70, 8),
    key(-70, 32),
    at(cylinder(5.2, 2, plastic('#3f7d57', 0.45)), -112, 0.6, 20),
    at(cylinder(5.2, 2, plastic(darker(body, 0.25), 0.45)), -28, 0.6, 20),
    ...row(3, 12, -70).map((x, index) =>
      at(box(5, 0.8, 1.8, 0.4, index ? plastic('#c9c2a8', 0.4) : lamp('#4f9bff', 1.3)), x, 0.6, 44),
    ),
    at(
      turned(
        lettering(110, 8, '#5b5e61', [
          { text: 'POWER', x: -42, y: 0, size: 4 },
          { text: 'MENU', x: 0, y: 0, size: 4 },
          { text: 'SOURCE', x: 42, y: 0, size: 4 },
        ]),
        -90,
        0,
        0,
      ),
      -70,
      0.65,
      50,
    ),
    at(turned(groove(130, 76, 6, 0.9, body), -90, 0, 0), 60, 0.1, -50),
  )
}

const createBack = (body: string): Object3D => {
  const names = [
    { text: 'HDMI', x: -92, y: -3, size: 4 },
    { text: 'COMPUTER', x: -50, y: -3, size: 4 },
    { text: 'USB-A', x: -8, y: -3, size: 4 },
    { text: 'AUDIO', x: 18, y: -3, size: 4 },
  ]
  return group(
    openPlate(
      width - 5,
      height - 5,
      2.4,
      13,
      [opening(27, 19.6, 104, -6), ...honeycomb(58, 36, 6, 52, 8)],
      plastic(body, 0.42),
    ),
    at(box(width - 20, height - 14, 1, 0.3, hollow()), 0, 0, -34),
    at(box(146, 34, 1.4, 3, plastic('#3c3e41', 0.55)), -52, 8, 1.2),
    at(hdmi(), -92, 10, 2),
    at(vga(), -50, 10, 2),
    at(usbA(), -8, 10, 2),
    at(audioJack(), 14, 10, 2),
    at(
      lettering(
        146,
        34,
        '#eceeee',
        names.map((name) => ({ ...name, x: name.x + 52, y: -9 })),
      ),
      -52,
      8,
      2,
    ),
    at(powerInlet(), 104, -6, 1.2),
    at(lockSlot(), -130, -20, 1.4),
    at(sticker(70, 16, ['100–240 V~  3.1 A', 'S/N X4HT 801']), -40, -22, 1.4),
    at(turned(cylinder(5, 1.4, plastic('#2a1518', 0.25)), 90, 0, 0), 60, -24, 1),
  )
}

const projector: Model = (body) => {
  const y = lift + height / 2
  const top = lift + height
  return {
    object: group(
      at(frame(width, height, depth, 15, 3, plastic(body, 0.42)), 0, y, 0),
      ...[-1, 1].map((side) =>
        at(box(0.6, 0.9, depth - 8, 0.2, plastic(darker(body, 0.6), 0.6)), (side * width) / 2, y - 16, 0),
      ),
      at(createFront(body), 0, y, depth / 2 - 3),
      at(turned(createBack(body), 0, 180, 0), 0, y, -depth / 2 + 3),
      at(createTop(body), 0, top, 0),
      ...[-1, 1].map((side) => at(turned(louvres(140, 34, 7), 0, side * 90, 0), side * (width / 2 + 0.05), y + 6, -10)),
      at(cylinder(12, 6, plastic('#2b2c2f', 0.5)), 0, 3, depth / 2 - 24),
      at(cylinder(5, 12, plastic('#2b2c2f', 0.5)), 0, 6, depth / 2 - 24),
      ...[-1, 1].map((side) => at(cylinder(9, lift + 1, rubber()), side * 120, lift / 2, -depth / 2 + 30)),
    ),
    angles: {
      front: { azimuth: -26, elevation: 20 },
      detail: { azimuth: -26, elevation: 14, closeUp: { at: [lensAt - 6, y + 4, depth / 2], across: 112 } },
    },
  }
}

export const projectorModels = { projector } satisfies Record<string, Model>
