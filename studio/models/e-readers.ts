import type { Object3D } from 'three'
import { bookPage } from '../kit/book-page.ts'
import { behind, lowerEdge } from '../kit/handset.ts'
import { held } from '../kit/held.ts'
import { lettering } from '../kit/lettering.ts'
import { darker, lamp, lighter, mixed, plastic } from '../kit/materials.ts'
import { pebble } from '../kit/pebbles.ts'
import { at, box, cylinder, group, turned } from '../kit/shapes.ts'
import { sheen } from '../kit/sheen.ts'
import type { Model } from '../model.ts'

const regulatory = (body: string): Object3D =>
  lettering(40, 8, mixed(body, '#ffffff', 0.35), [
    { text: '32GB · Wi-Fi', x: 0, y: 2, size: 2.6 },
    { text: '5V ⎓ 1A', x: 0, y: -2, size: 2.6 },
  ])

/** On the lower edge beside the socket, facing -y. */
const powerKey = (body: string): Object3D =>
  group(
    at(box(9, 0.9, 2.6, 0.4, plastic(lighter(body, 0.08), 0.45)), 0, 0, 0),
    at(turned(cylinder(0.7, 0.3, lamp('#6fd08a', 0.9)), 0, 0, 0), 8, 0.1, 0),
  )

const eReader = held((body) => {
  const facts = { width: 124.6, height: 174.2, depth: 8.1, corner: 8.5 } as const
  const page = { width: 103.2, height: 137.6, y: 8 }
  return group(
    at(
      pebble({ ...facts, front: 1.4, back: [4, 3.4], recess: { ...page, corner: 1, deep: 0.9 } }, plastic(body, 0.62)),
      0,
      facts.height / 2,
      0,
    ),
    at(bookPage(page.width, page.height), 0, facts.height / 2 + page.y, facts.depth / 2 - 0.8),
    at(lowerEdge({ ...facts, long: facts.width, speakers: 0 }), 0, -0.02, 0),
    at(powerKey(body), 30, 0, 0),
    behind(
      facts,
      at(
        pebble(
          { width: 111, height: 160, depth: 0.6, corner: 6, front: 0.2, back: 0 },
          sheen(lighter(body, 0.03), 0.85),
        ),
        facts.width / 2,
        -facts.height / 2,
        -0.3,
      ),
      at(regulatory(body), facts.width / 2, -facts.height + 18, 0.15),
    ),
  )
})

const eReaderKeys = held((body) => {
  const facts = { width: 144.6, height: 161, depth: 7, corner: 9 } as const
  const page = { width: 107.3, height: 143, x: -10.4, y: 0 }
  const keyAt = facts.width / 2 - 9.6
  return group(
    at(
      pebble(
        { ...facts, front: 1.2, back: [2.6, 2.2], recess: { ...page, corner: 1, deep: 0.8 } },
        plastic(body, 0.58),
      ),
      0,
      facts.height / 2,
      0,
    ),
    at(bookPage(page.width, page.height, 1.04), page.x, facts.height / 2 + page.y, facts.depth / 2 - 0.7),
    ...[1, -1].flatMap((side) => [
      at(
        pebble(
          { width: 8.6, height: 26.6, depth: 0.5, corner: 3.8, front: 0.1, back: 0 },
          plastic(darker(body, 0.5), 0.8),
        ),
        keyAt,
        facts.height / 2 + side * 15.5,
        facts.depth / 2 - 0.1,
      ),
      at(
        pebble(
          { width: 7.6, height: 25.6, depth: 1.6, corner: 3.4, front: [1.6, 0.9], back: 0 },
          plastic(lighter(body, 0.05), 0.42),
        ),
        keyAt,
        facts.height / 2 + side * 15.5,
        facts.depth / 2 + 0.3,
      ),
    ]),
    at(
      turned(group(lowerEdge({ ...facts, long: facts.height, speakers: 0 })), 0, 0, 90),
      facts.width / 2 + 0.02,
      facts.height / 2 - 50,
      0,
    ),
    behind(
      facts,
      at(
        pebble(
          { width: 42, height: 146, depth: 3.4, corner: 8, front: [6, 3], back: 0 },
          plastic(lighter(body, 0.02), 0.75),
        ),
        30,
        -facts.height / 2,
        0.5,
      ),
      at(turned(cylinder(5, 0.8, plastic(lighter(body, 0.12), 0.4)), 90, 0, 0), 24, -24, 2.2),
      at(regulatory(body), facts.width - 38, -facts.height + 14, 0.32),
    ),
  )
}, 0)

export const eReaderModels = { 'e-reader': eReader, 'e-reader-keys': eReaderKeys } satisfies Record<string, Model>
