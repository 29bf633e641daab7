import type { Object3D } from 'three'
import { largeDrive } from '../kit/drive-trays.ts'
import { instanced } from '../kit/instanced.ts'
import { lettering, sticker } from '../kit/lettering.ts'
import { darker, glossy, hollow, lamp, lighter, metal, plastic, rubber } from '../kit/materials.ts'
import { jackBlock } from '../kit/network-sockets.ts'
import { honeycomb, opening, openPlate } from '../kit/openings.ts'
import { screws } from '../kit/rack-unit.ts'
import { at, box, cylinder, frame, group, ring, row, turned } from '../kit/shapes.ts'
import { barrelJack, lockSlot, usbA } from '../kit/sockets.ts'
import { fan } from '../kit/vents.ts'
import type { Model } from '../model.ts'

const trayWide = 33
const trayHigh = 132

/** An upright carrier: finger flap above, grip groove, number below; its face at z = 0. */
const tray = (body: string, number: number): Object3D =>
  group(
    at(box(trayWide, trayHigh, 12, 2.2, plastic(lighter(body, 0.05), 0.42)), 0, 0, -6),
    at(box(trayWide - 7, 30, 2, 1.6, plastic(lighter(body, 0.12), 0.38)), 0, trayHigh / 2 - 20, 0.2),
    at(box(trayWide - 13, 7, 1.4, 1, hollow()), 0, trayHigh / 2 - 12, 1),
    at(openPlate(trayWide - 8, 64, 1, 1.2, honeycomb(trayWide - 10, 62, 5), plastic(body, 0.5)), 0, -14, 0.2),
    at(box(trayWide - 9, 62, 0.4, 0.1, hollow()), 0, -14, -0.1),
    at(
      lettering(trayWide - 8, 8, '#b9bcbe', [{ text: `DISK ${number}`, x: 0, y: 0, size: 4 }]),
      0,
      -trayHigh / 2 + 10,
      0.15,
    ),
  )

const sled = (): Object3D =>
  group(
    at(turned(largeDrive(), 0, 0, 90), 0, 0, -14),
    ...[-1, 1].map((side) => at(box(27, 3, 150, 1, plastic('#2b2c2f', 0.5)), 0, side * 54, -84)),
    ...[-1, 1].map((side) => at(box(20, 1, 100, 0.3, metal('#9fa2a5', 0.4)), 0, side * 56, -80)),
  )

type Box = { readonly bays: 2 | 4; readonly width: number; readonly height: number; readonly depth: number }

const lights = (bays: number): Object3D =>
  group(
    ...row(bays + 2, 11).map((y, index) =>
      at(box(4.4, 2, 0.8, 0.6, index % 3 === 2 ? plastic('#8f968f', 0.4) : lamp('#54d66f', 1)), 0, y, 0),
    ),
  )

const createBack = ({ bays, width, height }: Box, body: string): Object3D => {
  const fans = bays === 2 ? [0] : [-46, 46]
  const radius = bays === 2 ? 40 : 40
  const low = -height / 2 + 24
  return group(
    openPlate(
      width - 4,
      height - 4,
      1.6,
      6,
      [
        ...fans.flatMap((x) => honeycomb(radius * 1.8, radius * 1.8, 6.4, x, 20)),
        opening(14.4, 12.8, -width / 2 + 22, low),
        ...(bays === 4 ? [opening(14.4, 12.8, -width / 2 + 42, low)] : []),
      ],
      plastic(darker(body, 0.1), 0.55),
    ),
    at(box(width - 10, height - 10, 1, 0.2, hollow()), 0, 0, -24),
    ...fans.map((x) => at(fan(radius, 7, '#2a2b2e'), x, 20, -9)),
    ...row(bays === 4 ? 2 : 1, 20, -width / 2 + (bays === 4 ? 32 : 22)).map((x) => at(jackBlock(1), x, low, 0.9)),
    ...row(2, 9, low).map((y) => at(usbA('#27508f'), -width / 2 + (bays === 4 ? 64 : 46), y, 0.9)),
    at(barrelJack(), width / 2 - 18, low, 1),
    at(lockSlot(), width / 2 - 18, height / 2 - 14, 1),
    screws(
      2.6,
      [-1, 1].flatMap((x) =>
        [-1, 1].map((y): [number, number, number] => [x * (width / 2 - 8), y * (height / 2 - 8), 1]),
      ),
    ),
    at(
      sticker(bays === 4 ? 50 : 24, 14, bays === 4 ? ['12 V DC 8.33 A', 'S/N 19B0 C7'] : ['12 V DC 5 A']),
      bays === 4 ? 30 : 12,
      low,
      1,
    ),
  )
}

const storageBox =
  (facts: Box): Model =>
  (colour, view) => {
    const body = lighter(colour, 0.01)
    const { bays, width, height, depth } = facts
    const [lift, face] = [5, depth / 2]
    const strip = 27
    const field = bays * (trayWide + 1.4)
    const from = -width / 2 + 7 + field / 2
    const places = row(bays, trayWide + 1.4, from).map((x): [number, number, number] => [x, 4, -2])
    const pulled = places.length - 2
    const inPlace = view === 'detail' ? places.filter((_, index) => index !== pulled) : places
    const front = group(
      at(
        openPlate(width, height, 20, 7, [opening(field + 2, trayHigh + 3, from, 4, 2)], plastic(body, 0.4)),
        0,
        0,
        -10,
      ),
      at(box(field, trayHigh, 1, 0.2, hollow()), from, 4, -190),
      instanced(group(...inPlace.map(([x, y, z], index) => at(tray(body, index + 1), x, y, z))), [[0, 0, 0]]),
      at(box(strip - 7, trayHigh + 3, 1.6, 1, glossy(darker(body, 0.35))), width / 2 - strip / 2 - 0.6, 4, 0.2),
      at(lights(bays), width / 2 - strip / 2 - 0.6, 34, 1),
      at(turned(usbA('#27508f'), 0, 0, 90), width / 2 - strip / 2 - 0.6, -20, 1),
      at(turned(cylinder(6.4, 2, plastic(lighter(body, 0.16), 0.35)), 90, 0, 0), width / 2 - strip / 2 - 0.6, -48, 1.4),
      at(ring(6.9, 0.6, lamp('#5aa8ff', 1.2)), width / 2 - strip / 2 - 0.6, -48, 1.4),
    )
    const [x = 0, y = 0] = places[pulled] ?? []
    if (view === 'detail') front.add(at(group(tray(body, pulled + 1), sled()), x, y, 78))
    const shell = frame(width, height, depth - 22, 7, 3, plastic(body, 0.4))
    return {
      object: group(
        at(shell, 0, lift + height / 2, -9),
        at(front, 0, lift + height / 2, face),
        at(turned(createBack(facts, body), 0, 180, 0), 0, lift + height / 2, -face + 1),
        ...[-1, 1].flatMap((sx) =>
          [-1, 1].map((sz) =>
            at(cylinder(8, lift + 1, rubber()), sx * (width / 2 - 16), lift / 2, sz * (depth / 2 - 24)),
          ),
        ),
      ),
      angles: {
        front: { azimuth: -34, elevation: 18 },
        detail: {
          azimuth: -40,
          elevation: 24,
          closeUp: { at: [x - 8, lift + height / 2 + 4, face + 24], across: bays === 2 ? 220 : 240 },
        },
      },
    }
  }

export const networkStorageModels = {
  'nas-2': storageBox({ bays: 2, width: 108, height: 162, depth: 226 }),
  'nas-4': storageBox({ bays: 4, width: 178, height: 162, depth: 226 }),
} satisfies Record<string, Model>
