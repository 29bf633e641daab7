import { behind, handset, homeKey, pinhole } from '../kit/handset.ts'
import { held } from '../kit/held.ts'
import { flash, lens } from '../kit/lenses.ts'
import { homeScreen, lockScreen } from '../kit/lit-screens.ts'
import { darkGlass, lighter, metal, mixed, plastic } from '../kit/materials.ts'
import { pebble } from '../kit/pebbles.ts'
import { at, box, group } from '../kit/shapes.ts'
import { sheen } from '../kit/sheen.ts'
import type { Model } from '../model.ts'

const frontCamera = (radius = 1.5) => lens(radius, 0.12, plastic('#101114', 0.3))

/** Three contacts for a keyboard cover. */
const contacts = (body: string) =>
  group(
    ...[-5, 0, 5].map((x) =>
      at(
        pebble({ width: 3, height: 3, depth: 0.4, corner: 1.5, front: 0.1, back: 0 }, metal(lighter(body, 0.35), 0.3)),
        x,
        0,
        0,
      ),
    ),
  )

const tabletHomeButton = held((body) => {
  const facts = { width: 174.1, height: 250.6, depth: 7.5, corner: 9.5 } as const
  return group(
    handset({
      ...facts,
      edge: 0.6,
      backEdge: [6, 4.2],
      margins: [7.6, 21, 21],
      screenCorner: 0.5,
      rim: 0.8,
      picture: homeScreen('lagoon', 5, 5),
      frame: sheen(body, 0.42, 0.35),
      keys: [
        { side: 'right', from: 16, long: 10 },
        { side: 'right', from: 29, long: 10 },
        { side: 'top', from: 152, long: 10 },
      ],
      socket: 'flat',
      speakers: 9,
    }),
    at(homeKey(6.2, lighter(body, 0.25)), 0, 10.8, facts.depth / 2 + 0.2),
    at(frontCamera(1.9), 0, facts.height - 10.8, facts.depth / 2 + 0.22),
    behind(facts, at(lens(4.4, 0.4, metal(lighter(body, 0.2), 0.3)), 14, -13.5, 0.1), at(pinhole(0.6), 87, -5, 0.1)),
  )
})

const tabletEdge = held((body) => {
  const facts = { width: 178.5, height: 247.6, depth: 6.1, corner: 17 } as const
  const camera = { width: 19, height: 19, depth: 2, corner: 6, front: 0.6, back: 0 }
  return group(
    handset({
      ...facts,
      edge: 0.55,
      margins: [8.6, 8.6, 8.6],
      screenCorner: 9,
      rim: 0.7,
      picture: homeScreen('orchid', 5, 5),
      frame: sheen(body, 0.42, 0.35),
      keys: [
        { side: 'right', from: 18, long: 10 },
        { side: 'right', from: 31, long: 10 },
        { side: 'top', from: 146, long: 14 },
      ],
      seams: mixed(body, '#9b9da0', 0.4),
      speakers: 9,
    }),
    at(frontCamera(), 0, facts.height - 4.6, facts.depth / 2 + 0.2),
    behind(
      facts,
      at(pebble(camera, metal(body, 0.36)), 15.5, -15.5, 0.6),
      at(lens(6.2, 0.9, metal(lighter(body, 0.25), 0.2)), 15.5, -15.5, 1.5),
      at(flash(2.3), 31, -12, 0.1),
      at(pinhole(0.5), 31, -19, 0.1),
      at(contacts(body), facts.width / 2, -facts.height + 13, 0.1),
    ),
  )
}, 0.6)

const tabletWide = held((body) => {
  const facts = { width: 246.8, height: 161.9, depth: 6.9, corner: 11 } as const
  const strip = mixed(body, '#000000', 0.12)
  return group(
    handset({
      ...facts,
      edge: [1, 0.9],
      backEdge: [2.6, 2.2],
      margins: [9.6, 9.6, 9.6],
      screenCorner: 3.4,
      rim: 0.9,
      picture: lockScreen('sunset', 0.36),
      frame: sheen(body, 0.42, 0.35),
      keys: [
        { side: 'top', from: 16, long: 12 },
        { side: 'top', from: 36, long: 24 },
      ],
      speakers: 7,
      socketOn: 'right',
    }),
    at(frontCamera(1.7), 0, facts.height - 5, facts.depth / 2 + 0.2),
    behind(
      facts,
      at(box(facts.width - 6, 0.5, 0.3, 0.1, plastic(strip, 0.7)), facts.width / 2, -21, 0.12),
      at(lens(5.2, 1, metal(lighter(body, 0.15), 0.25)), 13, -10.8, 0.1),
      at(flash(2.2), 24, -10.8, 0.1),
      at(pinhole(0.5), 30, -10.8, 0.1),
      at(
        pebble({ width: 30, height: 5, depth: 0.5, corner: 2.5, front: 0.15, back: 0 }, darkGlass()),
        facts.width / 2,
        -10.8,
        0.05,
      ),
    ),
  )
}, 0.4)

export const tabletModels = {
  'tablet-home-button': tabletHomeButton,
  'tablet-edge': tabletEdge,
  'tablet-wide': tabletWide,
} satisfies Record<string, Model>
