import { BoxGeometry, type Object3D, Path, Shape, Vector2 } from 'three'
import { boardOf, contacts, gilt } from './circuits.ts'
import { instanced } from './instanced.ts'
import { lettering } from './lettering.ts'
import { chrome, hollow, metal, plastic } from './materials.ts'
import { opening, openPlate, wellGeometry } from './openings.ts'
import { softOutline } from './profiles.ts'
import { at, box, extruded, grid, group, repeated, row, turned } from './shapes.ts'

/** A card stands on its contacts, its parts face +z and its bracket is on the left: everything in millimetres from the contacts' lower edge. */
export const cardFoot = 8

/** The board with its sixteen-lane contacts below, keyed near the bracket. */
export const cardBoard = (length: number, height: number, body: string): Object3D => {
  const [left, from] = [-length / 2, -length / 2 + 38]
  const outline = new Shape()
  outline
    .moveTo(left, cardFoot + 4)
    .lineTo(from - 3, cardFoot + 4)
    .lineTo(from - 3, cardFoot)
    .lineTo(from, cardFoot)
    .lineTo(from, 0.5)
  outline
    .lineTo(from + 0.5, 0)
    .lineTo(from + 11.4, 0)
    .lineTo(from + 11.4, 7)
    .lineTo(from + 13.2, 7)
    .lineTo(from + 13.2, 0)
  outline
    .lineTo(from + 84.5, 0)
    .lineTo(from + 85, 0.5)
    .lineTo(from + 85, cardFoot - 1)
    .lineTo(from + 89, cardFoot - 1)
  outline
    .lineTo(from + 89, 2.6)
    .lineTo(from + 93, 2.6)
    .lineTo(from + 93, cardFoot)
    .lineTo(length / 2, cardFoot)
  outline.lineTo(length / 2, height).lineTo(left, height)
  const gilded = [-1, 1].flatMap((face) => [
    at(contacts(11, 1, 4.6), from + 5.8, 2.9, face * 0.82),
    at(contacts(70, 1, 4.6), from + 48.9, 2.9, face * 0.82),
  ])
  return group(extruded(outline, 1.6, 0.15, boardOf(body)), ...gilded)
}

type Video = 'DP' | 'HDMI'

type Bracket = {
  readonly slots: 1 | 2
  /** From the bottom up. */
  readonly sockets: readonly Video[]
}

const rim = (kind: Video): Shape =>
  kind === 'DP'
    ? softOutline(
        [
          [-8.2, -2.7],
          [8.2, -2.7],
          [8.2, 0.9],
          [6.4, 2.7],
          [-8.2, 2.7],
        ],
        0.6,
      )
    : softOutline(
        [
          [-5.6, -2.9],
          [5.6, -2.9],
          [7.6, -1],
          [7.6, 2.9],
          [-7.6, 2.9],
          [-7.6, -1],
        ],
        0.6,
      )

/** Lies along x and faces +z: a bright shell, a dark throat, the tongue with its contacts. */
const videoSocket = (kind: Video): Object3D => {
  const shell = rim(kind)
  shell.holes.push(
    new Path(
      rim(kind)
        .getPoints(6)
        .map((point) => point.multiply(new Vector2(0.93, 0.82))),
    ),
  )
  return group(
    at(extruded(shell, 3, 0.15, chrome()), 0, 0, -0.6),
    at(repeated(wellGeometry(15.4, 5, 10), plastic('#15161a', 0.7), [[0, 0, 0]]), 0, 0, -0.4),
    at(box(11.4, 1.3, 8, 0.2, plastic('#26282b', 0.5)), 0, 0.4, -5.4),
    at(
      repeated(
        new BoxGeometry(0.5, 0.1, 6),
        gilt(),
        row(9, 1.1).map((x) => [x, 0, 0]),
      ),
      0,
      -0.28,
      -4.6,
    ),
  )
}

/** Faces -x; the board lies behind its first slot, at z = 0. */
export const cardBracket = ({ slots, sockets }: Bracket): Object3D => {
  const wide = slots * 20.3 - 2
  const middle = wide / 2 - 4
  const skin = metal('#d6d8da', 0.36)
  const socketAt = 5.6
  const places = row(sockets.length, 23, 62)
  const vents = slots === 2 ? row(6, 16).flatMap((y) => [-4, 4].map((x) => opening(6, 12, 11 + x, y, 1))) : []
  const mouths = places.map((y) => opening(6, 17, socketAt - middle, y - 62, 0.5))
  return turned(
    group(
      at(openPlate(wide, 108, 1, 1.6, [...vents, ...mouths], skin), middle, 62, 0),
      at(box(18, 100, 1, 0.2, hollow()), middle + 10, 62, -6),
      ...row(slots, 20.3, middle).map((x) => at(box(11, 14, 1, 0.3, skin), x - 2.4, 5, 0)),
      at(box(wide, 1, 12.4, 0.4, skin), middle, 115.6, 5.8),
      ...row(slots, 20.3, middle).map((x) => at(box(4.4, 1.2, 6, 0.4, hollow()), x + 4, 115.7, 9.6)),
      ...sockets.map((kind, index) => at(group(turned(videoSocket(kind), 0, 0, 90)), socketAt, places[index] ?? 0, 0)),
      ...sockets.map((kind, index) =>
        at(
          turned(lettering(12, 4, '#3f4244', [{ text: kind, x: 0, y: 0, size: 2.8 }]), 0, 0, 90),
          socketAt + 5.6,
          places[index] ?? 0,
          0.6,
        ),
      ),
    ),
    0,
    -90,
    0,
  )
}

/** Thin metal sheets across the card, their middle at the origin. */
export const finStack = (length: number, height: number, depth: number, step = 2.1): Object3D =>
  repeated(
    new BoxGeometry(0.55, height, depth),
    metal('#b6b9bb', 0.38),
    row(Math.floor(length / step), step).map((x) => [x, 0, 0]),
  )

/** A socket for the extra power lead; it faces +z, its mouth at z = 0. */
export const leadSocket = (columns: number): Object3D => {
  const [wide, high] = [columns * 4.2 + 1.6, 10]
  const black = plastic('#131416', 0.5)
  const pin = group(
    at(box(2.9, 2.9, 0.4, 0.3, hollow()), 0, 0, 0.02),
    at(box(0.8, 0.8, 0.5, 0.1, metal('#d9c08a', 0.3)), 0, 0, 0.04),
  )
  return group(
    at(box(wide, high, 11, 0.5, black), 0, 0, -5.5),
    at(box(4, 1.8, 8, 0.3, black), 0, high / 2 + 0.6, -4.4),
    instanced(pin, grid(columns, 2, 4.2, 4.2)),
  )
}
