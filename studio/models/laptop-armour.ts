import type { Object3D } from 'three'
import { loft } from '../kit/loft.ts'
import { darker, lighter, metal, plastic, rubber, steel } from '../kit/materials.ts'
import { at, box, cylinder, extruded, frame, group, roundedOutline, row, slab, tube, turned } from '../kit/shapes.ts'
import { portRow } from './clamshell-ports.ts'
import { seen } from './laptop-finishes.ts'

/** Rubber at every corner, flaps over the sockets, a handle in front. */
export const ruggedBase = (body: string, top: number): Object3D[] => {
  const armour = rubber('#26282a')
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => at(box(34, top + 1, 34, 7, armour), x * 162, (top + 2) / 2, z * 112)),
  )
  const flaps = [-1, 1].flatMap((side) =>
    row(3, 52).map((z) =>
      group(
        at(turned(slab(46, 19, 2.6, 3, 0.8, rubber('#1c1d1f')), 0, 90, 0), side * 174, top / 2 + 1, z),
        at(turned(slab(14, 3, 1, 1.4, 0.3, rubber('#33363a')), 0, 90, 0), side * 175.2, top / 2 - 5, z),
        at(box(2.4, 2.4, 40, 1, armour), side * 173.4, top / 2 + 12, z),
      ),
    ),
  )
  const handle = [
    tube(
      [
        [-92, top / 2, 128],
        [-90, top / 2, 146],
        [-78, top / 2, 158],
        [-40, top / 2, 161],
        [40, top / 2, 161],
        [78, top / 2, 158],
        [90, top / 2, 146],
        [92, top / 2, 128],
      ],
      6.4,
      armour,
    ),
    ...[-92, 92].map((x) => at(box(24, 20, 12, 3, metal('#4a4d50', 0.5)), x, top / 2, 127)),
  ]
  return [
    ...corners,
    ...flaps,
    ...handle,
    at(box(300, 3, 1.4, 0.6, plastic(darker(seen(body), 0.4), 0.6)), 0, top / 2 + 4, 125.2),
  ]
}

export const ruggedLid = (body: string, height: number): Object3D[] => {
  const armour = rubber('#26282a')
  const tone = seen(body)
  const corners = [-1, 1].flatMap((x) => [
    at(box(30, 30, 19, 6, armour), x * 162, height - 12, -0.6),
    at(box(26, 22, 17, 6, armour), x * 164, 14, -0.6),
  ])
  const screws = row(6, 44).flatMap((x) =>
    [height - 16, 16].map((y) => at(turned(cylinder(2.4, 1.2, steel()), 90, 0, 0), x, y, -8.2)),
  )
  return [
    ...corners,
    ...screws,
    at(slab(288, height - 60, 3, 10, 1.2, plastic(lighter(tone, 0.012), 0.6)), 0, height / 2, -8.4),
    ...row(5, 46).map((x) =>
      at(turned(box(7, height * 0.62, 2, 0.9, plastic(tone, 0.65)), 0, 0, -18), x, height / 2, -9.8),
    ),
    at(box(56, 12, 20, 3, plastic('#2b2d30', 0.5)), 0, height + 1, 0.4),
    at(frame(60, 16, 2, 3, 2, steel()), 0, height - 2, 9.6),
  ]
}

/** A soft band all around, which takes the falls. */
export const schoolBase = (_: string, top: number): Object3D[] => {
  const band = [0, 1.2, 7, 8.2].map((y, index) => ({
    y: top - 12 + y,
    width: index % 3 ? 296 : 293,
    depth: index % 3 ? 206 : 203,
    corner: 16,
  }))
  const sides = [
    at(turned(portRow(['usbC', 'usbA', 'jack']), 0, -90, 0), -148, top - 8, -80),
    at(turned(portRow(['lock', 'usbA', 'usbC']), 0, 90, 0), 148, top - 8, 0),
  ]
  return [loft(band, rubber('#3b444d')), ...sides]
}

export const schoolLid = (_: string, height: number): Object3D[] => {
  const outline = roundedOutline(296, height + 3, 15)
  outline.holes.push(roundedOutline(287, height - 6, 11))
  return [at(extruded(outline, 9.4, 2, rubber('#3b444d')), 0, height / 2 + 0.4, 0)]
}
