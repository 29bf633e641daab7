import { BoxGeometry, CylinderGeometry, type Object3D } from 'three'
import { lettering, sticker } from '../kit/lettering.ts'
import { circuitBoard, gold, hollow, lamp, metal, mixed, plastic, steel } from '../kit/materials.ts'
import { honeycomb, opening, openPlate, wellGeometry } from '../kit/openings.ts'
import { softOutline } from '../kit/profiles.ts'
import { at, box, cylinder, extruded, group, repeated, row, turned } from '../kit/shapes.ts'
import type { Model } from '../model.ts'

const [long, high] = [167, 64]

/** Seen from above, the edge with the contacts towards +z; the slot's notch parts them. */
const board = (body: string): Object3D => {
  const [x, z] = [long / 2, high / 2]
  const outline = softOutline(
    [
      [-x, z],
      [-x, -z],
      [-x + 24, -z],
      [-x + 24, -z - 6.5],
      [-x + 36, -z - 6.5],
      [-x + 36, -z - 1],
      [-x + 38, -z - 1],
      [-x + 38, -z - 6.5],
      [-x + 90, -z - 6.5],
      [-x + 90, -z],
      [x, -z],
      [x, z],
    ],
    1.2,
  )
  const skin = circuitBoard(mixed(body, '#0c4a31', 0.93))
  return turned(extruded(outline, 1.6, 0.15, skin), -90, 0, 0)
}

const contacts = (): Object3D => {
  const finger = new BoxGeometry(0.72, 0.1, 5.4)
  const places = [...row(11, 1, -long / 2 + 30), ...row(49, 1, -long / 2 + 64)].map((x): [number, number, number] => [
    x,
    0,
    0,
  ])
  return repeated(finger, gold(), places)
}

/** A black extrusion with tall fins along the card. */
const heatSink = (): Object3D => {
  const skin = metal('#8e9296', 0.42)
  return group(
    at(box(46, 3.4, 44, 0.6, skin), 0, 1.7, 0),
    at(
      repeated(
        new BoxGeometry(1, 10, 44),
        skin,
        row(15, 3.1).map((x) => [x, 0, 0]),
      ),
      0,
      8,
      0,
    ),
    ...[-1, 1].map((side) => at(cylinder(2.6, 3, plastic('#23242a', 0.5)), side * 19, 4.6, side * 25.4)),
    ...[-1, 1].map((side) => at(box(9, 2, 9, 1, skin), side * 19, 1, side * 25)),
  )
}

/** Two wide plugs in one steel cage, mouths to +x. */
const widePlugs = (): Object3D => {
  const mouths = row(2, 21).map((x) => opening(17.6, 8.4, x, 0, 0.6))
  const cage = group(
    openPlate(42, 11.4, 1, 0.8, mouths, steel()),
    at(
      repeated(
        wellGeometry(17.4, 8.2, 14),
        metal('#4b4e51', 0.5),
        row(2, 21).map((x) => [x, 0, 0]),
      ),
      0,
      0,
      -0.4,
    ),
    at(box(42, 0.8, 20, 0.3, steel()), 0, 5.4, -10),
    ...[-21, 0, 21].map((x) => at(box(0.8, 11, 20, 0.3, steel()), x, 0, -10)),
    ...row(2, 21).flatMap((x) => [-1.6, 1.6].map((y) => at(box(13.6, 1, 11, 0.2, plastic('#17181b', 0.6)), x, y, -9))),
    at(
      repeated(
        new BoxGeometry(0.4, 0.16, 10),
        gold(),
        row(2, 21).flatMap((x) =>
          [-1, 2.2].flatMap((y) => row(16, 0.8).map((p): [number, number, number] => [x + p, y, 0])),
        ),
      ),
      0,
      0,
      -9,
    ),
    at(
      repeated(
        new BoxGeometry(5, 0.5, 1.6),
        hollow(),
        row(2, 21).map((x) => [x, 0, 0]),
      ),
      0,
      5.7,
      -5,
    ),
  )
  return turned(cage, 0, 90, 0)
}

const bracket = (): Object3D =>
  group(
    turned(group(openPlate(79, 18.4, 0.9, 1.6, [...honeycomb(44, 11, 3.8, 4)], metal('#c6c9cb', 0.34))), 0, -90, 0),
    at(box(11, 0.9, 18.4, 0.3, metal('#c6c9cb', 0.34)), -5.4, 0, 0),
  )

const smallParts = (): Object3D => {
  const chip = (w: number, d: number, x: number, z: number) =>
    at(box(w, 1.3, d, 0.2, plastic('#1a1b1d', 0.5)), x, 1.5, z)
  const specks = (count: number, step: number, x: number, z: number) =>
    at(
      repeated(
        new BoxGeometry(1.6, 0.7, 0.9),
        plastic('#b39a72', 0.5),
        row(count, step).map((p) => [p, 0, 0]),
      ),
      x,
      1.1,
      z,
    )
  return group(
    ...row(4, 13, -14).map((z) => chip(11, 8.4, -52, z + 14)),
    chip(14, 10, 38, -22),
    chip(7, 7, 36, 20),
    chip(5, 6, 52, 24),
    specks(9, 3, 44, -9),
    specks(7, 3, -30, 27),
    specks(12, 2.6, 10, 28.4),
    specks(8, 2.8, -58, 27),
    at(
      repeated(new CylinderGeometry(3, 3, 6, 24), metal('#c9ccce', 0.3), [
        [0, 0, 0],
        [8, 0, 0],
        [16, 0, 0],
      ]),
      28,
      3.8,
      4,
    ),
    at(
      repeated(new CylinderGeometry(2.4, 2.4, 0.3, 24), plastic('#2f4d86', 0.5), [
        [0, 0, 0],
        [8, 0, 0],
        [16, 0, 0],
      ]),
      28,
      6.9,
      4,
    ),
    at(box(8, 4, 8, 0.8, plastic('#3b3d40', 0.6)), 42, 2.8, 14),
    at(box(12, 6, 5, 0.4, plastic('#e9e6dc', 0.5)), -68, 3.6, -26),
    at(
      repeated(
        new BoxGeometry(0.6, 5, 0.6),
        gold(),
        row(4, 2.5).map((x) => [x, 0, 0]),
      ),
      -68,
      5,
      -26,
    ),
    ...row(4, 4, -20).map((x, index) =>
      at(box(1.6, 1, 0.9, 0.2, index ? plastic('#e6ead8', 0.4) : lamp('#54d66f', 1)), x + 84, 1.3, -28),
    ),
    at(turned(sticker(30, 13, ['SAS 12Gb/s  8i', 'S/N SV7 40021']), -90, 0, 0), -52, 2.35, -2),
    at(
      turned(lettering(60, 6, '#dfe9e2', [{ text: 'PCIe x8   J1  J2   CR1', x: 0, y: 0, size: 2.6 }]), -90, 0, 0),
      36,
      0.95,
      30,
    ),
  )
}

const storageController: Model = (body) => {
  const lift = 4
  return {
    object: group(
      at(group(board(body)), 0, lift, 0),
      at(contacts(), 0, lift + 0.86, high / 2 + 3.6),
      at(heatSink(), 0, lift + 0.8, -1),
      at(smallParts(), 0, lift, 0),
      at(widePlugs(), long / 2 - 0.4, lift + 6.6, -6),
      at(bracket(), -long / 2 - 0.6, lift + 5.2, 0),
    ),
    angles: {
      front: { azimuth: 24, elevation: 34 },
      detail: { azimuth: 52, elevation: 26, closeUp: { at: [long / 2 - 14, lift + 5, -4], across: 74 } },
      top: { azimuth: 0, elevation: 86 },
    },
  }
}

export const storageControllerModels = { 'storage-controller': storageController } satisfies Record<string, Model>
