import { BoxGeometry, type Object3D } from 'three'
import { smallDrive, smallTray } from '../kit/drive-trays.ts'
import { instanced } from '../kit/instanced.ts'
import { lettering, sticker } from '../kit/lettering.ts'
import { darker, hollow, lamp, lighter, metal, plastic } from '../kit/materials.ts'
import { jackBlock } from '../kit/network-sockets.ts'
import { darkInside, honeycomb, opening, openPlate } from '../kit/openings.ts'
import { rackShell, screws } from '../kit/rack-unit.ts'
import { at, box, cylinder, frame, group, repeated, ring, row, turned } from '../kit/shapes.ts'
import { usbA, vga } from '../kit/sockets.ts'
import { slotBrackets, supplyModule } from '../kit/supply-module.ts'
import type { Model } from '../model.ts'

type Place = readonly [number, number, number]
const width = 434
const zinc = metal('#b4b7b9', 0.44)

/** Latch ear of a server: a moulded block with a thumb key, lights and the power key on the right one. */
const controlEar = (height: number, body: string, side: -1 | 1): Object3D => {
  const ear = group(
    at(box(24, height, 26, 3, plastic(body, 0.5)), 0, 0, -9),
    at(box(15, height - 10, 1.2, 1.6, plastic(darker(body, 0.35), 0.6)), 0, 0, 4),
  )
  if (side > 0)
    ear.add(
      at(turned(cylinder(4.4, 1.6, plastic(lighter(body, 0.12), 0.4)), 90, 0, 0), 0, height / 2 - 11, 4.9),
      at(ring(4.9, 0.5, lamp('#63dd80', 1.1)), 0, height / 2 - 11, 4.9),
      at(turned(usbA(), 0, 0, 90), 0, -height / 2 + 15, 4.7),
    )
  else
    ear.add(
      ...row(4, 4.6, 2).map((y, index) =>
        at(box(5.4, 1.7, 0.8, 0.4, index ? plastic('#9aa39a', 0.35) : lamp('#5aa8ff', 1.2)), 0, y, 4.7),
      ),
    )
  return ear
}

/** The lid over the hot parts: zinc sheet behind a painted strip, a lever to unlock, a map of what lies below. */
const createTop = (height: number, depth: number, body: string): Object3D => {
  const top = height + 0.95
  return group(
    at(box(width + 1.7, 0.9, depth * 0.2, 0.3, plastic(body, 0.5)), 0, top + 0.1, depth * 0.385),
    at(box(width - 2, 0.5, 0.9, 0.1, hollow()), 0, top, depth * 0.28),
    at(box(width - 2, 0.5, 0.9, 0.1, hollow()), 0, top, -depth * 0.3),
    at(box(66, 2.4, 34, 1, plastic('#1b1c1e', 0.5)), 0, top + 0.9, depth * 0.2),
    at(box(52, 2, 12, 1, plastic('#33557a', 0.5)), 0, top + 2, depth * 0.2),
    at(
      turned(
        sticker(118, 84, [
          'SYSTEM BOARD',
          'A1  A2  A3  A4   B1  B2',
          'CPU 1      CPU 2',
          'RISER 1    RISER 2',
          'FAN 1 – 6',
        ]),
        -90,
        0,
        0,
      ),
      -120,
      top + 0.3,
      -depth * 0.06,
    ),
    at(turned(sticker(70, 40, ['HOT SURFACE', 'See service label']), -90, 0, 0), 140, top + 0.3, -depth * 0.1),
    at(
      repeated(
        new BoxGeometry(2.2, 0.5, 12),
        hollow(),
        row(24, 5).map((x) => [x, 0, 0]),
      ),
      120,
      top,
      -depth * 0.42,
    ),
    at(
      turned(
        screws(3, [
          [-204, 0, 0],
          [204, 0, 0],
        ]),
        -90,
        0,
        0,
      ),
      0,
      top + 0.2,
      -depth * 0.46,
    ),
  )
}

const createRear = (height: number, depth: number, units: 1 | 2): Object3D => {
  const supplies: Place[] =
    units === 1
      ? [
          [-170, 0, 1.6],
          [-82, 0, 1.6],
        ]
      : [
          [-168, 21, 1.6],
          [-168, -21, 1.6],
        ]
  const low = units === 1 ? -9 : -30
  const plate = openPlate(
    width - 2.8,
    height - 2.8,
    1.2,
    0.6,
    [
      ...supplies.map(([x, y]) => opening(units === 1 ? 84 : 84, 38, x, y)),
      opening(56.4, 12.8, units === 1 ? 0 : -80, low),
      opening(14.4, 12.8, units === 1 ? 44 : -30, low),
      ...(units === 1 ? honeycomb(128, 12, 4.8, 24, 11) : honeycomb(130, 36, 4.8, -56, 14)),
    ],
    zinc,
  )
  const rear = group(
    plate,
    at(darkInside(width - 5, height - 5, 24), 0, 0, -0.4),
    instanced(supplyModule(), supplies),
    at(jackBlock(4), units === 1 ? 0 : -80, low, 0.8),
    at(jackBlock(1), units === 1 ? 44 : -30, low, 0.8),
    at(vga(), units === 1 ? 82 : 4, low, 0.8),
    ...row(2, 9).map((y) => at(usbA('#27508f'), units === 1 ? 112 : 36, low + y, 0.8)),
    at(
      lettering(170, 6, '#303234', [
        { text: '1   2   3   4', x: -50, y: 0, size: 3 },
        { text: 'MGMT', x: 0, y: 0, size: 3 },
        { text: 'VGA', x: 40, y: 0, size: 3 },
      ]),
      units === 1 ? 44 : -30,
      low - 8.6,
      0.75,
    ),
    at(units === 1 ? slotBrackets(2, 84) : slotBrackets(3, 104), units === 1 ? 168 : 76, units === 1 ? 0 : 8, 2.4),
    ...(units === 2
      ? [at(slotBrackets(3, 74), 174, 8, 2.4), at(sticker(60, 10, ['S/N 77C1 9B40 2F6A']), 130, -33, 0.8)]
      : []),
  )
  return at(turned(rear, 0, 180, 0), 0, height / 2, -depth / 2 + 2)
}

type RackServer = {
  readonly units: 1 | 2
  readonly height: number
  readonly depth: number
  readonly trays: readonly Place[]
  readonly upright: boolean
  readonly pulled: number
  readonly panels: (body: string) => Object3D
}

const rackServer =
  ({ units, height, depth, trays, upright, pulled, panels }: RackServer): Model =>
  (body, view) => {
    const front = depth / 2
    const stood = (part: Object3D) => turned(group(part), 0, 0, upright ? 90 : 0)
    const out = trays[pulled] ?? [0, 0, 0]
    const kept = view === 'detail' ? trays.filter((_, index) => index !== pulled) : trays
    const bay = group(
      instanced(stood(smallTray(body)), kept),
      at(frame(width + 0.8, height + 0.6, 8, 1.4, 2.2, plastic(body, 0.5)), 0, 0, -3),
      at(box(width - 6, height - 4, 1, 0.2, hollow()), 0, 0, -120),
      panels(body),
    )
    if (view === 'detail') bay.add(at(stood(group(smallTray(body), smallDrive())), out[0], out[1], 58))
    return {
      object: group(
        rackShell({ width, height, depth, shell: zinc }),
        at(bay, 0, height / 2, front - 1),
        ...[-1, 1].map((side) =>
          at(controlEar(height, body, side as -1 | 1), side * (width / 2 + 12.6), height / 2, front - 4),
        ),
        createTop(height, depth, body),
        createRear(height, depth, units),
      ),
      angles: {
        front: { azimuth: -21, elevation: units === 1 ? 13 : 15 },
        back: { azimuth: 158, elevation: 17 },
        detail: {
          azimuth: upright ? -34 : -30,
          elevation: 24,
          closeUp: { at: [out[0], height / 2 + out[1], front + 20], across: units === 1 ? 190 : 200 },
        },
      },
    }
  }

const oneUnitPanels = (body: string): Object3D =>
  group(
    at(openPlate(108, 40, 2, 0.6, honeycomb(92, 18, 5.2, 0, 8), plastic(body, 0.5)), 159, 0, -3),
    at(box(104, 36, 1, 0.2, hollow()), 159, 0, -9),
    at(box(66, 9, 3, 1, plastic(lighter(body, 0.05), 0.5)), 160, -13, -1.6),
    at(box(64, 0.5, 0.6, 0.1, hollow()), 160, -14.6, 0),
    at(turned(usbA(), 0, 0, 0), 204, -13, -1.8),
  )

const twoUnitPanels = (body: string): Object3D =>
  group(
    at(openPlate(119, 83, 2, 0.8, honeycomb(104, 46, 6.4, 0, 13), plastic(body, 0.5)), 154.5, 0, -3),
    at(box(117, 80, 1, 0.2, hollow()), 154.5, 0, -10),
    at(box(84, 11, 3, 1, plastic(lighter(body, 0.05), 0.5)), 154, -22, -1.6),
    at(box(82, 0.6, 0.6, 0.1, hollow()), 154, -24, 0),
    at(lettering(90, 6, '#b9bcbf', [{ text: '16 × 2.5" SFF', x: -42, y: 0, size: 4, align: 'left' }]), 160, -36, -1.8),
    at(box(13, 80, 4, 1, plastic(body, 0.5)), -208, 0, -3),
  )

export const rackServerModels = {
  'server-1u': rackServer({
    units: 1,
    height: 42.8,
    depth: 640,
    trays: row(4, 78, -54).flatMap((x) => row(2, 19.4).map((y): Place => [x, y, 0])),
    upright: false,
    pulled: 5,
    panels: oneUnitPanels,
  }),
  'server-2u': rackServer({
    units: 2,
    height: 86.8,
    depth: 660,
    trays: row(16, 18.7, -56).map((x): Place => [x, 0, 0]),
    upright: true,
    pulled: 9,
    panels: twoUnitPanels,
  }),
} satisfies Record<string, Model>
