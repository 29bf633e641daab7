import { LatheGeometry, type Material, Mesh, type Object3D, Vector2 } from 'three'
import { lettering, sticker } from '../kit/lettering.ts'
import { loft } from '../kit/loft.ts'
import { darker, hollow, lamp, metal, plastic, rubber } from '../kit/materials.ts'
import { jackBlock } from '../kit/network-sockets.ts'
import { darkInside, honeycomb, opening, openPlate } from '../kit/openings.ts'
import { screws } from '../kit/rack-unit.ts'
import { at, box, cylinder, frame, group, ring, row, turned } from '../kit/shapes.ts'
import { barrelJack } from '../kit/sockets.ts'
import type { Model } from '../model.ts'

/** A body turned on a lathe; the outline goes from the axle below to the axle above. */
const lathed = (outline: readonly (readonly [radius: number, y: number])[], material: Material): Mesh =>
  new Mesh(
    new LatheGeometry(
      outline.map(([radius, y]) => new Vector2(radius, y)),
      120,
    ),
    material,
  )

const arc = (radius: number, y: number, round: number, from: number, to: number): [number, number][] =>
  Array.from({ length: 9 }, (_, index) => {
    const turn = ((from + ((to - from) * index) / 8) * Math.PI) / 180
    return [radius + Math.cos(turn) * round, y + Math.sin(turn) * round]
  })

/** The back of a plate that hangs on a ceiling, seen as if it faced +z: sockets in a pit, key holes, the label. */
const createUnderside = (size: number, round: boolean, body: string): Object3D => {
  const pit = opening(74, 30, 0, size * 0.2, 4)
  const hookPlaces = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => [x * size * 0.3, y * size * 0.17 - size * 0.06] as const),
  )
  const hooks = hookPlaces.map(([x, y]) => opening(5, 13, x, y, 2.4))
  const sheet = round
    ? openPlate(size, size, 2, size / 2, [pit, ...hooks], plastic(darker(body, 0.1), 0.6))
    : openPlate(size, size, 2, 12, [pit, ...hooks, ...honeycomb(70, 26, 6, 0, -size * 0.36)], metal('#c3c6c8', 0.42))
  return group(
    sheet,
    at(darkInside(78, 34, 13.4), 0, size * 0.2, -0.9),
    ...(round ? [] : [at(box(size * 0.6, size * 0.3, 0.6, 0.2, hollow()), 0, -size * 0.33, -3)]),
    ...hookPlaces.map(([x, y]) => at(box(8, 16, 0.6, 0.2, hollow()), x, y, -2)),
    at(box(30, 0.6, 13, 0.2, hollow()), -12, size * 0.2 - 7, -7.8),
    at(jackBlock(2), -12, size * 0.2, -3),
    at(barrelJack(), 18, size * 0.2, -3),
    at(turned(cylinder(1.4, 1, hollow()), 90, 0, 0), 28, size * 0.2, -11),
    at(sticker(56, 34, ['ACCESS POINT', '2.4 / 5 GHz', '48 V PoE   S/N 24A0 91']), 0, -size * 0.1, 1.15),
    screws(
      2.8,
      [-1, 1].flatMap((x) => [-1, 1].map((y): [number, number, number] => [x * size * 0.24, y * size * 0.31, 1.2])),
    ),
    at(
      lettering(70, 6, '#3c3f42', [
        { text: 'ETH 1 PoE', x: -18, y: 0, size: 3 },
        { text: 'ETH 2', x: 0, y: 0, size: 3 },
        { text: '48 V', x: 19, y: 0, size: 3 },
      ]),
      0,
      size * 0.2 - 19,
      1.1,
    ),
  )
}

/** Lies on its back for the front, on its face for the back: nobody has a ceiling in a studio. */
const round: Model = (body, view) => {
  const radius = 98
  const skin = plastic(body, 0.42)
  const dome = lathed(
    [[84, 3], ...arc(radius - 7, 10, 7, -90, 20), ...arc(76, 15, 16, 25, 80), [62, 32.2], [57.4, 32.6], [56.8, 31.6]],
    skin,
  )
  const lid = lathed(
    [
      [53.2, 31.6],
      [52.6, 32.9],
      [40, 33.8],
      [20, 34.4],
      [0, 34.6],
    ],
    plastic(body, 0.36),
  )
  const light = lathed(
    [
      [57.2, 31.4],
      [55, 32.1],
      [53, 31.6],
    ],
    lamp('#3f8dff', 1.5),
  )
  const seam = at(turned(ring(radius - 0.3, 0.5, plastic(darker(body, 0.35), 0.6)), 90, 0, 0), 0, 9.6, 0)
  const base = at(turned(createUnderside(172, true, body), 90, 0, 0), 0, 0.6, 0)
  const object = group(dome, lid, light, seam, base)
  const under = view !== 'front'
  return {
    object: group(at(turned(object, under ? 180 : 0, 0, 0), 0, under ? 34.6 : 1.6, 0)),
    angles: {
      front: { azimuth: -24, elevation: 38 },
      back: { azimuth: 24, elevation: 46 },
      detail: { azimuth: -16, elevation: 36, closeUp: { at: [0, 32, -34], across: 108 } },
    },
  }
}

const square: Model = (body, view) => {
  const size = 208
  const cover = loft(
    [
      { y: 17, width: size, depth: size, corner: 30 },
      { y: 22, width: size - 3, depth: size - 3, corner: 29 },
      { y: 30, width: size - 14, depth: size - 14, corner: 26 },
      { y: 35, width: size - 36, depth: size - 36, corner: 22 },
      { y: 37.4, width: size - 64, depth: size - 64, corner: 18 },
      { y: 38, width: size - 90, depth: size - 90, corner: 14 },
    ],
    plastic(body, 0.44),
    60,
  )
  const vents = row(2, size - 0.6).map((x) =>
    at(turned(group(...row(14, 7).map((z) => at(box(3.4, 5, 1, 0.8, hollow()), z, 0, 0))), 0, 90, 0), x, 12, 0),
  )
  const object = group(
    cover,
    at(turned(frame(size, size, 16, 30, 6, plastic(body, 0.44)), -90, 0, 0), 0, 10, 0),
    ...vents,
    at(box(14, 1.4, 3.4, 0.6, lamp('#54d66f', 1.3)), 0, 37.6, 52),
    at(turned(createUnderside(182, false, body), 90, 0, 0), 0, 2.4, 0),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => at(cylinder(5, 2.4, rubber('#8d9092')), x * 78, 1.2, z * 78))),
  )
  const under = view !== 'front'
  return {
    object: group(at(turned(object, under ? 180 : 0, 0, 0), 0, under ? 38 : 0, 0)),
    angles: {
      front: { azimuth: -28, elevation: 36 },
      back: { azimuth: 26, elevation: 44 },
      detail: { azimuth: -16, elevation: 36, closeUp: { at: [0, 34, -36], across: 108 } },
    },
  }
}

export const accessPointModels = { 'access-point': round, 'access-point-square': square } satisfies Record<
  string,
  Model
>
