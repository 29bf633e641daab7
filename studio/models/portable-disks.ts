import { BoxGeometry, type Object3D } from 'three'
import { cable, microBEnd, usbAEnd } from '../kit/cables.ts'
import { microB } from '../kit/drive-plugs.ts'
import { flatLettering } from '../kit/flat-lettering.ts'
import { lettering } from '../kit/lettering.ts'
import { darker, hollow, lamp, metal, plastic, rubber } from '../kit/materials.ts'
import { isPale } from '../kit/pale.ts'
import {
  at,
  box,
  cylinder,
  extruded,
  group,
  repeated,
  roundedOutline,
  row,
  sheet,
  slab,
  turned,
} from '../kit/shapes.ts'
import { barrelJack, lockSlot } from '../kit/sockets.ts'
import { slots } from '../kit/vents.ts'
import type { Model } from '../model.ts'

const straightDown = { azimuth: 0, elevation: 89 }

const pocketDisk: Model = (body, view) => {
  const [width, high, depth] = [81, 14, 112]
  const start = depth / 2 + (view === 'detail' ? 19 : 0.8)
  const top = isPale(body) ? metal(body, 0.42) : plastic(body, 0.48)
  const ridges = repeated(
    new BoxGeometry(0.9, 0.5, 34),
    plastic(darker(body, 0.35), 0.5),
    row(26, 2.7).map((x) => [x, 0, 0]),
  )
  return {
    object: group(
      at(sheet(width, 6.4, depth, 9, 1.6, plastic('#18191b', 0.6)), 0, 3.8, 0),
      at(sheet(width - 1.6, 1.2, depth - 1.6, 8.4, 0, hollow()), 0, 7.1, 0),
      at(sheet(width, 6.8, depth, 9, 2.2, top), 0, 10.8, 0),
      at(ridges, 0, high + 0.1, 30),
      at(flatLettering(40, 10, body, 'USB 3.0', 5.4), 16, high + 0.24, -44),
      at(cylinder(1.1, 0.3, lamp('#eef6ff', 1.1)), -32, high + 0.15, -46),
      at(microB(), 0, 5.4, depth / 2 - 0.1),
      at(turned(microBEnd(), 0, 180, 0), 0, 5.4, start),
      cable([
        [0, 5.2, start + 24],
        [-3, 3.4, start + 38],
        [-26, 2, start + 52],
        [-58, 2, start + 34],
        [-68, 2, 46],
        [-64, 2.4, 20],
        [-62, 4, -4],
      ]),
      at(turned(usbAEnd(), 0, 180 + 3, 0), -62, 4, -32),
      ...[-1, 1].flatMap((x) => [-1, 1].map((z) => at(cylinder(3, 1, rubber()), x * 30, 0.5, z * 44))),
    ),
    angles: {
      front: { azimuth: -26, elevation: 40 },
      detail: { azimuth: -30, elevation: 26, closeUp: { at: [0, 6, depth / 2 + 10], across: 66 } },
      top: straightDown,
    },
  }
}

const deskDisk: Model = (body) => {
  const [width, height, depth] = [48, 171, 138]
  const skin = plastic(body, 0.4)
  const rear = group(
    at(slots(28, 70, 13, true), 0, 36, 0.1),
    at(slab(36, 60, 0.8, 3, 0.2, plastic(darker(body, 0.2), 0.5)), 0, -46, 0.1),
    at(group(turned(microB(), 0, 0, 90)), 0, -32, 0.6),
    at(barrelJack(), 0, -50, 0.6),
    at(lockSlot(), 0, -64, 0.6),
    at(
      lettering(30, 60, '#9b9ea1', [
        { text: 'USB', x: -10, y: 14, size: 3.4 },
        { text: '12V', x: -10, y: -4, size: 3.4 },
      ]),
      0,
      -46,
      0.62,
    ),
  )
  const side = (edge: -1 | 1): Object3D => {
    const lines = repeated(
      new BoxGeometry(depth - 10, 1.5, 0.7),
      plastic(darker(body, 0.4), 0.55),
      row(15, 4.6).map((y) => [0, y, 0]),
    )
    return at(turned(lines, 0, edge * 90, 0), edge * (width / 2), 3 + 40, 0)
  }
  return {
    object: group(
      at(turned(extruded(roundedOutline(width, depth, 7), height, 2.4, skin), -90, 0, 0), 0, height / 2 + 3, 0),
      at(sheet(width - 3, 4, depth - 3, 6, 0.8, rubber()), 0, 2, 0),
      at(sheet(width + 0.3, 0.9, depth + 0.3, 7.1, 0, hollow()), 0, 84, 0),
      side(-1),
      side(1),
      at(turned(rear, 0, 180, 0), 0, height / 2 + 3, -depth / 2),
      at(box(2.4, 12, 0.6, 0.3, lamp('#f2f7ff', 1)), 0, 26, depth / 2 + 0.1),
      at(turned(slots(26, 84, 15, true), -90, 0, 0), 0, height + 3.05, 0),
    ),
    angles: {
      front: { azimuth: -36, elevation: 16 },
      back: { azimuth: 146, elevation: 16 },
      detail: { azimuth: 160, elevation: 12, closeUp: { at: [0, 46, -depth / 2], across: 92 } },
    },
  }
}

export const portableDiskModels = { 'external-hdd': pocketDisk, 'external-hdd-desk': deskDisk } satisfies Record<
  string,
  Model
>
