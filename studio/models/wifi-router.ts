import { BoxGeometry, type Object3D } from 'three'
import { lettering, sticker } from '../kit/lettering.ts'
import { loft } from '../kit/loft.ts'
import { darker, glossy, hollow, lamp, lighter, plastic, rubber } from '../kit/materials.ts'
import { jackBlock } from '../kit/network-sockets.ts'
import { darkInside, opening, openPlate } from '../kit/openings.ts'
import { at, box, cylinder, frame, group, repeated, row, turned } from '../kit/shapes.ts'
import { barrelJack, usbA } from '../kit/sockets.ts'
import type { Model } from '../model.ts'

const [width, depth] = [232, 146]

/** Hinged at its foot: a knuckle, then a flat tapering blade. */
const aerial = (body: string): Object3D =>
  group(
    at(turned(cylinder(6, 13, plastic(darker(body, 0.1), 0.45)), 0, 0, 90), 0, 6, 0),
    at(cylinder(5.4, 14, plastic(darker(body, 0.1), 0.45)), 0, 12, 0),
    at(
      loft(
        [
          { y: 0, width: 12, depth: 10, corner: 4.8 },
          { y: 4, width: 13.4, depth: 10.6, corner: 5 },
          { y: 150, width: 15.4, depth: 7.6, corner: 3.6 },
          { y: 156, width: 14.6, depth: 7, corner: 3.4 },
          { y: 158, width: 11, depth: 5, corner: 2.4 },
        ],
        plastic(body, 0.45),
      ),
      0,
      18,
      0,
    ),
  )

/** A raised lid with ridges that run to the middle, air slots along both sides. */
const createTop = (body: string): Object3D => {
  const ridge = (turn: number) => turned(group(at(box(84, 2.6, 3, 1, glossy(darker(body, 0.4))), 58, 0, 0)), 0, turn, 0)
  const slots = repeated(
    new BoxGeometry(2.2, 0.7, 40),
    hollow(),
    row(10, 5).map((x) => [x, 0, 0]),
  )
  return group(
    ...[24, 156, 204, 336].map((turn) => at(ridge(turn), 0, 35.4, -4)),
    at(turned(group(cylinder(15, 3.4, glossy(darker(body, 0.4)))), 0, 0, 0), 0, 35.2, -4),
    at(slots, -78, 34.6, -4),
    at(slots.clone(), 78, 34.6, -4),
    ...row(6, 10).map((x, index) =>
      at(box(4, 0.8, 1.8, 0.4, index < 4 ? lamp('#7fd0ff', 1.2) : plastic(lighter(body, 0.2), 0.4)), x, 34.8, 50),
    ),
  )
}

const createBack = (body: string): Object3D =>
  group(
    openPlate(176, 22, 1.6, 3, [opening(14.4, 12.6, -34), opening(56.4, 12.6, 8)], plastic(darker(body, 0.2), 0.55)),
    at(darkInside(172, 19, 16), 0, 0, -0.4),
    at(frame(178, 24, 16, 3.6, 1.6, plastic(body, 0.5)), 0, 0, -7),
    at(jackBlock(1, 1, ['#8fb2d9', '#8fb2d9']), -34, 0, 0.9),
    at(jackBlock(4), 8, 0, 0.9),
    at(barrelJack(), 78, 0, 1),
    at(box(9, 6, 2.4, 1, plastic(lighter(body, 0.2), 0.4)), 62, 0, 1),
    at(usbA('#27508f'), -62, 0, 0.9),
    at(turned(cylinder(3, 2, plastic(lighter(body, 0.2), 0.4)), 90, 0, 0), -80, 0, 1),
    at(
      lettering(200, 20, '#d8dadb', [
        { text: 'RESET', x: -80, y: -8, size: 2.6 },
        { text: 'USB', x: -62, y: -8, size: 2.6 },
        { text: 'WAN', x: -34, y: -8.4, size: 2.6 },
        ...row(4, 14, 8).map((x, index) => ({ text: `LAN${index + 1}`, x, y: -8.4, size: 2.6 })),
        { text: 'ON', x: 62, y: -8, size: 2.6 },
        { text: '12 V', x: 78, y: -8, size: 2.6 },
      ]),
      0,
      0,
      0.95,
    ),
  )

const wifiRouter: Model = (colour) => {
  const body = lighter(colour, 0.01)
  const shell = loft(
    [
      { y: 4, width: width - 20, depth: depth - 16, corner: 16, z: 2 },
      { y: 9, width: width - 6, depth: depth - 4, corner: 20 },
      { y: 18, width, depth, corner: 22 },
      { y: 28, width: width - 3, depth: depth - 3, corner: 21 },
      { y: 33, width: width - 12, depth: depth - 12, corner: 18 },
      { y: 34.6, width: width - 26, depth: depth - 26, corner: 14 },
    ],
    plastic(body, 0.5),
    34,
  )
  const [outer, inner] = [depth / 2 - 18, -depth / 2 - 1]
  const aerials = [
    at(turned(aerial(body), -8, 0, 14), -width / 2 - 2, 12, -outer + 6),
    at(turned(aerial(body), -8, 0, -14), width / 2 + 2, 12, -outer + 6),
    ...[-1, 1].map((side) => at(turned(aerial(body), -10, 0, side * -6), side * 96, 12, inner - 3)),
  ]
  return {
    object: group(
      shell,
      createTop(body),
      at(turned(createBack(body), 0, 180, 0), 0, 17, -depth / 2 - 12),
      ...aerials,
      ...row(2, width + 2).map((x) =>
        at(box(10, 14, 18, 4, plastic(darker(body, 0.1), 0.5)), x - Math.sign(x) * 3, 18, -outer + 6),
      ),
      ...row(2, 192).map((x) => at(box(18, 14, 8, 3, plastic(darker(body, 0.1), 0.5)), x, 18, inner + 1)),
      ...[-1, 1].flatMap((x) => [-1, 1].map((z) => at(cylinder(7, 5, rubber()), x * 84, 2.5, z * 46))),
      at(turned(sticker(60, 30, ['DUAL BAND', 'S/N 55AA 10']), 90, 0, 0), 0, 3.8, 0),
    ),
    angles: {
      front: { azimuth: -26, elevation: 26 },
      back: { azimuth: 156, elevation: 20 },
      detail: { azimuth: 160, elevation: 20, closeUp: { at: [-4, 17, -depth / 2 - 12], across: 150 } },
    },
  }
}

export const wifiRouterModels = { 'router-wifi': wifiRouter } satisfies Record<string, Model>
