import { MeshStandardMaterial, type Object3D } from 'three'
import { boardField, boardKeys, paintUnderglow } from '../kit/board-keys.ts'
import { canvasTexture } from '../kit/canvas-texture.ts'
import { cord } from '../kit/cords.ts'
import { wellLit } from '../kit/held.ts'
import { darker, hollow, lamp, lighter, metal, mixed, plastic, rubber } from '../kit/materials.ts'
import { isPale } from '../kit/pale.ts'
import { pebble } from '../kit/pebbles.ts'
import { at, box, cylinder, group, panel, sheet, turned } from '../kit/shapes.ts'
import type { Model } from '../model.ts'

const unit = 19.05
const [fieldWide, fieldDeep] = boardField(unit)

/** Lies flat, its upper side up, the middle of its underside at the origin. */
const lying = (part: Object3D): Object3D => group(turned(part, -90, 0, 0))

const tail = (x: number, y: number, z: number): Object3D =>
  group(
    at(turned(cylinder(3.4, 9, rubber('#222324'), 2.6), -90, 0, 0), x, y, z - 3),
    cord([
      [x, y, z],
      [x, y, z - 10],
      [x + 5, y * 0.7, z - 22],
      [x + 22, 2.4, z - 32],
      [x + 60, 3.4, z - 33],
      [x + 84, 4, z - 33],
    ]),
  )

const propped = (board: Object3D, degrees: number, feet: Object3D): Object3D =>
  group(turned(board, degrees, 0, 0), feet)

const keyboard: Model = (body, view) => {
  const [width, depth, height] = [fieldWide + 14, fieldDeep + 22, 11]
  const pale = isPale(body)
  const locks = [-8, 0, 8].map((x) =>
    at(
      cylinder(1, 0.5, x ? plastic('#3c403c', 0.4) : lamp('#6fd08a', 1)),
      fieldWide / 2 - 38 + x,
      height + 0.2,
      -depth / 2 + 6.5,
    ),
  )
  const board = group(
    at(
      lying(
        pebble({ width, height: depth, depth: height, corner: 7, front: [2.2, 2.2], back: 1.4 }, plastic(body, 0.58)),
      ),
      0,
      height / 2,
      0,
    ),
    at(sheet(fieldWide + 3, 0.5, fieldDeep + 3, 2.5, 0, plastic(darker(body, 0.45), 0.8)), 0, height + 0.1, 4),
    at(
      boardKeys({
        unit,
        height: 3.6,
        gap: 1.9,
        lean: 0.9,
        dish: 0.35,
        cap: plastic(mixed(body, '#ffffff', pale ? 0.2 : 0.02), 0.46),
        legend: pale ? '#3b4046' : '#e4e6e8',
        pixelsPerMillimetre: view === 'detail' ? 16 : 8,
      }),
      0,
      height + 0.4,
      4,
    ),
    at(
      sheet(fieldWide * 0.2, 0.5, 7, 3, 0.1, plastic(darker(body, 0.3), 0.35)),
      fieldWide / 2 - 38,
      height + 0.05,
      -depth / 2 + 6.5,
    ),
    ...locks,
  )
  const feet = group(
    tail(-20, 15.5, -depth / 2 + 2),
    ...[-1, 1].map((side) =>
      at(box(34, 9, 4, 1.6, plastic(darker(body, 0.2), 0.6)), side * (width / 2 - 44), 4.5, -depth / 2 + 18),
    ),
    ...[-1, 1].map((side) => at(box(24, 2, 6, 0.8, rubber()), side * (width / 2 - 44), 0.2, depth / 2 - 14)),
  )
  return {
    object: propped(at(board, 0, 4.6, 0), 3.6, feet),
    angles: {
      front: { azimuth: -28, elevation: 30 },
      detail: { azimuth: -24, elevation: 38, closeUp: { at: [-128, 20, 8], across: 128 } },
      top: { azimuth: 0, elevation: 84 },
    },
  }
}

const rainbow = (share: number): string => `hsl(${Math.round(196 + share * 150)} 90% 66%)`

/** The light that leaves the switches and lies on the plate between the caps. */
const litPlate = (): Object3D => {
  const texture = canvasTexture(2048, (2048 * fieldDeep) / fieldWide, (paint) => paintUnderglow(paint, rainbow))
  const light = new MeshStandardMaterial({
    color: '#0a0a0b',
    emissive: '#ffffff',
    emissiveMap: texture,
    emissiveIntensity: 0.62,
    roughness: 0.6,
  })
  return turned(panel(fieldWide, fieldDeep, light), -90, 0, 0)
}

const keyboardMechanical: Model = (body, view) => {
  const [width, depth, height] = [fieldWide + 12, fieldDeep + 14, 17]
  const board = group(
    at(
      lying(pebble({ width, height: depth, depth: height, corner: 4.5, front: 1.4, back: 2.4 }, plastic(body, 0.5))),
      0,
      height / 2,
      0,
    ),
    at(
      lying(
        pebble(
          { width: width - 2.4, height: depth - 2.4, depth: 1.6, corner: 3.6, front: 0.4, back: 0 },
          metal(lighter(body, 0.1), 0.4),
        ),
      ),
      0,
      height + 0.4,
      0,
    ),
    at(sheet(fieldWide + 2.4, 0.4, fieldDeep + 2.4, 2, 0, hollow()), 0, height + 1.2, 0),
    at(litPlate(), 0, height + 1.5, 0),
    at(
      boardKeys({
        unit,
        height: 9,
        gap: 0.9,
        lean: 2.3,
        dish: 0.7,
        cap: plastic(lighter(body, 0.01), 0.55),
        legend: rainbow,
        lit: true,
        pixelsPerMillimetre: view === 'detail' ? 16 : 8,
      }),
      0,
      height + 3,
      0,
    ),
  )
  const feet = group(
    tail(0, 18.5, -depth / 2 + 2),
    ...[-1, 1].map((side) =>
      at(box(26, 12, 5, 1.8, plastic(darker(body, 0.2), 0.6)), side * (width / 2 - 40), 6, -depth / 2 + 20),
    ),
    ...[-1, 1].map((side) => at(box(26, 2, 7, 0.8, rubber()), side * (width / 2 - 40), 0.2, depth / 2 - 12)),
  )
  return {
    object: propped(at(board, 0, 5, 0), 4.4, feet),
    angles: {
      front: { azimuth: -28, elevation: 30 },
      detail: { azimuth: -26, elevation: 34, closeUp: { at: [-124, 28, 14], across: 122 } },
      top: { azimuth: 0, elevation: 84 },
    },
  }
}

export const keyboardModels = {
  keyboard: wellLit(keyboard),
  'keyboard-mechanical': wellLit(keyboardMechanical),
} satisfies Record<string, Model>
