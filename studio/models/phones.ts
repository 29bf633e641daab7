import type { Object3D } from 'three'
import { behind, earpiece, handset, homeKey, pinhole, type SideKey } from '../kit/handset.ts'
import { held } from '../kit/held.ts'
import { flash, lens } from '../kit/lenses.ts'
import { lockScreen } from '../kit/lit-screens.ts'
import { chrome, darker, darkGlass, glossy, lighter, metal, mixed, plastic } from '../kit/materials.ts'
import { pebble } from '../kit/pebbles.ts'
import { at, cylinder, group, slab, turned } from '../kit/shapes.ts'
import { sheen } from '../kit/sheen.ts'
import type { Model } from '../model.ts'

const volumeAndPower: readonly SideKey[] = [
  { side: 'left', from: 32, long: 7 },
  { side: 'left', from: 46, long: 11 },
  { side: 'left', from: 60, long: 11 },
  { side: 'right', from: 48, long: 18 },
]

const allOnTheRight: readonly SideKey[] = [
  { side: 'right', from: 34, long: 22 },
  { side: 'right', from: 64, long: 12 },
]

/** The same colour as the back, a tone apart and without its shine: the field the cameras stand on. */
const field = (size: number, hex: string, matte: boolean) =>
  pebble(
    { width: size, height: size, depth: 2.4, corner: size * 0.27, front: 0.7, back: 0 },
    matte ? glossy(hex) : plastic(hex, 0.42),
  )

const notch = (wide: number): Object3D =>
  group(
    slab(wide, 11, 0.2, 4.4, 0, darkGlass()),
    at(earpiece(8.5, 1), 0, 0.6, 0.12),
    at(lens(1.25, 0.12, plastic('#101114', 0.3)), wide * 0.29, 0, 0.06),
  )

const notched = {
  width: 71.5,
  height: 146.7,
  depth: 7.4,
  corner: 11,
  edge: 0.55,
  margins: [4, 4, 4],
  screenCorner: 8.2,
  keys: volumeAndPower,
  socket: 'flat',
} as const

const phoneNotch = held((body) => {
  const ring = metal(lighter(body, 0.18), 0.3)
  return group(
    handset({
      ...notched,
      picture: lockScreen('lagoon', 0.23),
      frame: sheen(body, 0.4, 0.45),
      back: sheen(body, 0.14),
      seams: mixed(body, '#8d8f92', 0.4),
    }),
    at(notch(35), 0, notched.height - 7.2, notched.depth / 2 + 0.4),
    behind(
      notched,
      at(field(29.5, mixed(body, '#808284', 0.1), false), 18.6, -18.6, 0),
      at(lens(6.6, 1.7, ring), 12.6, -12.2, 1.1),
      at(lens(6.6, 1.7, ring), 12.6, -25.2, 1.1),
      at(flash(2.7), 25.2, -18.7, 1.15),
      at(pinhole(), 25.2, -28, 1.15),
    ),
  )
}, 1.2)

/** Two cameras in an upright pill, a bright frame. */
const phoneNotchX = held((body) => {
  const facts = { ...notched, width: 70.9, height: 143.6, depth: 7.7, edge: 2.2 }
  const ring = metal(lighter(body, 0.12), 0.22)
  const pill = pebble(
    { width: 12.4, height: 29, depth: 2.2, corner: 6.1, front: 0.7, back: 0 },
    plastic(darker(body, 0.12), 0.36),
  )
  return group(
    handset({
      ...facts,
      picture: lockScreen('night', 0.23),
      frame: metal(lighter(body, 0.3), 0.14),
      back: sheen(body, 0.1),
      seams: mixed(body, '#8d8f92', 0.4),
    }),
    at(notch(35), 0, facts.height - 7.2, facts.depth / 2 + 0.4),
    behind(
      facts,
      at(pill, 10.6, -20, 0),
      at(lens(5.2, 1.4, ring), 10.6, -11.6, 1.1),
      at(lens(5.2, 1.4, ring), 10.6, -28.4, 1.1),
      at(flash(1.9), 10.6, -20, 1.15),
    ),
  )
}, 1.2)

/** Round sides and wide margins around a larger screen. */
const phoneNotchWide = held((body) => {
  const facts = {
    ...{ ...notched, width: 75.7, height: 150.9, depth: 8.3, edge: 3, corner: 12 },
    margins: [5.6, 5.6, 5.6],
    screenCorner: 8.6,
  } as const
  const ring = metal(lighter(body, 0.2), 0.3)
  return group(
    handset({
      ...facts,
      picture: lockScreen('orchid', 0.23),
      frame: sheen(body, 0.34, 0.45),
      back: sheen(body, 0.12),
      seams: mixed(body, '#8d8f92', 0.4),
    }),
    at(notch(37), 0, facts.height - 8.8, facts.depth / 2 + 0.4),
    behind(
      facts,
      at(field(31, mixed(body, '#808284', 0.1), true), 19.8, -19.8, 0),
      at(lens(6.8, 2, ring), 13.6, -13, 1.1),
      at(lens(6.8, 2, ring), 13.6, -26.8, 1.1),
      at(flash(2.7), 26.6, -19.8, 1.15),
      at(pinhole(), 26.6, -29.4, 1.15),
    ),
  )
}, 1.2)

/** Flat sides, a narrow notch, two large cameras across. */
const phoneNotchSlim = held((body) => {
  const facts = { ...notched, depth: 7.7, edge: 0.4 }
  const ring = metal(lighter(body, 0.22), 0.24)
  return group(
    handset({
      ...facts,
      picture: lockScreen('lagoon', 0.25),
      frame: sheen(body, 0.42, 0.45),
      back: sheen(body, 0.22),
      seams: mixed(body, '#8d8f92', 0.4),
    }),
    at(notch(26), 0, facts.height - 7.2, facts.depth / 2 + 0.4),
    behind(
      facts,
      at(field(31.5, mixed(body, '#9a9c9e', 0.1), false), 19.6, -19.6, 0),
      at(lens(7.2, 2.1, ring), 13.2, -13.2, 1.1),
      at(lens(7.2, 2.1, ring), 26, -26, 1.1),
      at(flash(2.7), 27, -12, 1.15),
      at(pinhole(), 12.4, -27.6, 1.15),
    ),
  )
}, 1.2)

const phoneNotchPro = held((body) => {
  const facts = { ...notched, width: 71.5, depth: 7.7, keys: volumeAndPower }
  const steelRing = metal(lighter(body, 0.3), 0.18)
  return group(
    handset({
      ...facts,
      picture: lockScreen('night', 0.23),
      frame: metal(lighter(body, 0.12), 0.16),
      back: sheen(body, 0.48),
      seams: mixed(body, '#8d8f92', 0.3),
    }),
    at(notch(27), 0, facts.height - 7.2, facts.depth / 2 + 0.4),
    behind(
      facts,
      at(field(36, mixed(body, '#909294', 0.12), true), 21.6, -21.6, 0),
      at(lens(7.9, 2.6, steelRing), 13.6, -13.2, 1.1),
      at(lens(7.9, 2.6, steelRing), 13.6, -30, 1.1),
      at(lens(7.9, 2.6, steelRing), 30, -21.6, 1.1),
      at(flash(2.8), 31.6, -9.6, 1.15),
      at(turned(cylinder(2.6, 0.4, darkGlass()), 90, 0, 0), 31.6, -33.6, 1.1),
      at(pinhole(), 21.4, -36.6, 1.15),
    ),
  )
}, 1.6)

const phoneIsland = held((body) => {
  const facts = {
    ...notched,
    width: 71.6,
    height: 147.6,
    depth: 7.8,
    corner: 12.5,
    edge: 1.6,
    margins: [2.9, 2.9, 2.9],
    screenCorner: 9.6,
    socket: 'usb-c',
  } as const
  const ring = metal(lighter(body, 0.22), 0.22)
  return group(
    handset({
      ...facts,
      rim: 1.2,
      picture: lockScreen('orchid', 0.27),
      frame: sheen(body, 0.38, 0.45),
      back: sheen(body, 0.4),
      seams: mixed(body, '#8d8f92', 0.4),
    }),
    at(
      group(slab(21.5, 6.4, 0.2, 3.2, 0, darkGlass()), at(lens(1.6, 0.12, plastic('#0c0d10', 0.2)), 7, 0, 0.06)),
      0,
      facts.height - 8.6,
      facts.depth / 2 + 0.4,
    ),
    behind(
      facts,
      at(field(31.5, mixed(body, '#9a9c9e', 0.1), true), 20, -20, 0),
      at(lens(7.3, 2.2, ring), 13.4, -13.4, 1.1),
      at(lens(7.3, 2.2, ring), 26.6, -26.6, 1.1),
      at(flash(2.8), 28.3, -11.8, 1.15),
      at(pinhole(), 11.6, -27.6, 1.15),
    ),
  )
}, 1.4)

const phoneHomeButton = held((body) => {
  const facts = {
    width: 67.3,
    height: 138.4,
    depth: 7.3,
    corner: 10.4,
    edge: 3,
    margins: [4.4, 17, 17],
    screenCorner: 0.6,
    keys: volumeAndPower,
    socket: 'flat',
    rim: 1.6,
  } as const
  return group(
    handset({ ...facts, picture: lockScreen('meadow', 0.22), frame: sheen(body, 0.38, 0.45), back: sheen(body, 0.14) }),
    at(homeKey(5.4, lighter(body, 0.25)), 0, 8.6, facts.depth / 2 + 0.2),
    at(earpiece(10.5, 1.3), 0, facts.height - 8.6, facts.depth / 2 + 0.2),
    at(lens(1.5, 0.1, plastic('#101114', 0.3)), -11, facts.height - 8.6, facts.depth / 2 + 0.24),
    behind(
      facts,
      at(lens(5.6, 1.3, metal(lighter(body, 0.2), 0.28)), 11.4, -10.6, 0),
      at(pinhole(), 19.6, -10.6, 0),
      at(flash(2.6), 25.2, -10.6, 0),
    ),
  )
}, 0.55)

const phonePunchHole = held((body) => {
  const facts = {
    width: 71.2,
    height: 151.7,
    depth: 7.9,
    corner: 9.4,
    edge: 2.2,
    margins: [3, 3.4, 4.4],
    screenCorner: 7.2,
    keys: allOnTheRight,
    rim: 1.2,
  } as const
  const ring = metal(darker(body, 0.15), 0.2)
  return group(
    handset({
      ...facts,
      picture: lockScreen('sunset', 0.24),
      frame: sheen(body, 0.26, 0.5),
      back: sheen(body, 0.14),
      seams: mixed(body, '#8d8f92', 0.35),
    }),
    at(lens(1.9, 0.1, darkGlass()), 0, facts.height - 8.4, facts.depth / 2 + 0.3),
    behind(
      facts,
      ...[-14.4, -31.4, -48.4].map((y) => at(lens(6.6, 1.9, ring), 13.6, y, 0)),
      at(flash(2.4), 26.4, -14.4, 0),
      at(turned(cylinder(2.1, 0.3, darkGlass()), 90, 0, 0), 26.4, -31.4, 0),
    ),
  )
}, 0.8)

const phoneVisor = held((body) => {
  const facts = {
    width: 73.2,
    height: 155.6,
    depth: 8.7,
    corner: 10,
    edge: 2.4,
    margins: [3.2, 3.6, 4.8],
    screenCorner: 7.4,
    keys: allOnTheRight,
    rim: 1.3,
  } as const
  const bar = { width: facts.width - 0.5, height: 23, depth: 2.4, corner: 1.8, front: 0.9, back: 0 }
  return group(
    handset({ ...facts, picture: lockScreen('sand', 0.24), frame: sheen(body, 0.38, 0.45), back: sheen(body, 0.36) }),
    at(lens(1.9, 0.1, darkGlass()), 0, facts.height - 8.8, facts.depth / 2 + 0.3),
    behind(
      facts,
      at(pebble(bar, sheen(mixed(body, '#202122', 0.3), 0.3, 0.4)), facts.width / 2, -27, 0.4),
      at(
        pebble({ width: 61, height: 15, depth: 1, corner: 7.5, front: 0.35, back: 0 }, darkGlass()),
        facts.width / 2,
        -27,
        1.6,
      ),
      at(lens(5.4, 0.5, chrome()), 16, -27, 2),
      at(lens(5.4, 0.5, chrome()), 31, -27, 2),
      at(flash(2.6), 59.5, -27, 2.1),
      at(pinhole(0.6), 44, -27, 2.05),
    ),
  )
}, 0.8)

export const phoneModels = {
  'phone-home-button': phoneHomeButton,
  'phone-notch': phoneNotch,
  'phone-notch-x': phoneNotchX,
  'phone-notch-wide': phoneNotchWide,
  'phone-notch-slim': phoneNotchSlim,
  'phone-notch-pro': phoneNotchPro,
  'phone-island': phoneIsland,
  'phone-punch-hole': phonePunchHole,
  'phone-visor': phoneVisor,
} satisfies Record<string, Model>
