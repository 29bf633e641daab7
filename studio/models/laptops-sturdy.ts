import { MeshStandardMaterial, type Object3D } from 'three'
import type { Look } from '../../packages/demo/src/platform/pictures/looks.ts'
import { canvasTexture } from '../kit/canvas-texture.ts'
import { darker, lamp, lighter, metal, plastic } from '../kit/materials.ts'
import { polygon } from '../kit/outlines.ts'
import { dunes, orbs, peaks, ribbons, shards } from '../kit/screen-pictures.ts'
import { desk } from '../kit/screen-windows.ts'
import { at, box, extruded, group, panel, slab, turned } from '../kit/shapes.ts'
import { slots } from '../kit/vents.ts'
import type { Model } from '../model.ts'
import { clamshell, type Editions } from './clamshell.ts'
import type { Finish } from './clamshell-facts.ts'
import { ruggedBase, ruggedLid, schoolBase, schoolLid } from './laptop-armour.ts'
import { matte, painted, seen } from './laptop-finishes.ts'
import { blueStick, greyStick, redStick } from './laptop-sticks.ts'

const rainbow = (across: number): string => `hsl(${Math.round(330 - across * 300)}, 95%, 62%)`

/** The light below the keys, from one side to the other. */
const glowBelow = (width: number, depth: number): Object3D => {
  const emissiveMap = canvasTexture(256, 8, (paint) => {
    for (let x = 0; x < 256; x++) {
      paint.fillStyle = rainbow(x / 256)
      paint.fillRect(x, 0, 1, 8)
    }
  })
  return turned(
    panel(
      width,
      depth,
      new MeshStandardMaterial({ color: '#000000', emissive: '#ffffff', emissiveMap, emissiveIntensity: 0.75 }),
    ),
    -90,
    0,
    0,
  )
}

const angular = (body: string): Finish => {
  const tone = seen(body)
  return {
    ...matte(body),
    shell: plastic(tone, 0.5),
    deck: plastic(lighter(tone, 0.008), 0.55),
    caps: plastic('#17181a', 0.5),
    well: plastic('#0c0d0e', 0.7),
    legends: rainbow,
  }
}

/** Two exhausts with fins behind the lid, slanted towards the corners, and a light along the front edge. */
const gamingBase = (body: string, top: number): Object3D[] => {
  const tone = seen(body)
  const exhausts = [-1, 1].map((side) =>
    group(
      at(slab(112, 15, 2.4, 3, 0.6, plastic(darker(tone, 0.25), 0.45)), side * 108, top - 12.5, -128),
      at(slots(104, 10.5, 26), side * 108, top - 12.5, -129.1),
      at(slab(112, 1.2, 0.8, 0.4, 0.2, metal('#b3262e', 0.3)), side * 108, top - 4.4, -129.1),
    ),
  )
  const fins = [-1, 1].map((side) =>
    at(
      turned(
        extruded(
          polygon([
            [side * 168, 0],
            [side * 60, 0],
            [side * 74, 15],
            [side * 168, 15],
          ]),
          1.2,
          0.3,
          plastic(darker(tone, 0.3), 0.5),
        ),
        -90,
        0,
        0,
      ),
      0,
      top + 0.3,
      -108,
    ),
  )
  const grilles = [-1, 1].map((side) => at(turned(slots(80, 9, 22), -90, 0, 0), side * 118, top + 0.85, -116))
  const edge = Array.from({ length: 24 }, (_, index) =>
    at(box(11.2, 1.6, 0.9, 0.3, lamp(rainbow(index / 24), 1.3)), (index - 11.5) * 11.2, 9.4, 127.9),
  )
  return [
    ...exhausts,
    ...fins,
    ...grilles,
    ...edge,
    at(glowBelow(335, 98), 0, top - 1.38, -31),
    at(box(5.4, 1, 97, 0.2, plastic('#0c0d0e', 0.7)), 95.3, top - 1.2, -31),
  ]
}

const gamingLid = (body: string, height: number): Object3D[] =>
  [-1, 1].flatMap((side) => [
    at(
      turned(
        extruded(
          polygon([
            [side * 20, 6],
            [side * 40, 6],
            [side * 120, height - 10],
            [side * 106, height - 10],
          ]),
          1.6,
          0.7,
          plastic(lighter(seen(body), 0.01), 0.35),
        ),
        0,
        0,
        0,
      ),
      0,
      0,
      -3.6,
    ),
    at(turned(box(2, height * 0.5, 0.6, 0.2, metal('#b3262e', 0.3)), 0, 0, side * -21), side * 92, height * 0.6, -4.2),
  ])

export const sturdyLaptopModels = {
  'laptop-gaming-15': clamshell({
    ...{ width: 359, depth: 256, base: 20, wedge: 2, lid: 7, corner: 6, under: [7, 'edge'], opened: 112 },
    ...{ screen: [344, 194, 10], front: 'plastic', finish: angular, hinge: 'barrels', hingeAt: 27 },
    picture: shards(['#170b2c', '#41154b', '#ff4f6d', '#35d0ff', '#b26bff']),
    keys: {
      width: 334,
      behind: 48,
      numbers: true,
      glowing: true,
      marked: { legends: 'WASD', caps: plastic('#c9ccd0', 0.35) },
    },
    touchpad: [106, 62],
    ...{ left: ['power', 'network', 'usbA', 'jack'], right: ['vent', 'usbA', 'usbA', 'card'] },
    ...{ onBase: gamingBase, onLid: gamingLid },
  }),
  'laptop-workstation-15': clamshell(
    {
      ...{ width: 377, depth: 258, base: 21, wedge: 2, lid: 7, corner: 5, under: [5, 'edge'], opened: 110 },
      ...{ screen: [344, 194, 17], front: 'plastic', finish: matte, hinge: 'barrels', hingeAt: 20 },
      picture: desk(
        peaks(['#0f3a63', '#6fb4e0', '#3c7fb4', '#27608f', '#17456c', '#0b2a46']),
        'bar',
        { shows: 'code', area: [0.08, 0.1, 0.5, 0.7] },
        { shows: 'table', area: [0.54, 0.24, 0.38, 0.54] },
      ),
      keys: { width: 344, behind: 42, legendsAt: 'corner', numbers: true },
      ...{ touchpad: [100, 54], stick: blueStick, fingerprint: true, speakers: 'behind', strip: true },
      ...{ left: ['usbC', 'usbA', 'usbA', 'card', 'tray'], right: ['jack', 'usbA', 'displayPort', 'vent', 'lock'] },
      rear: ['network', 'hdmi', 'usbC', 'usbC', 'vent', 'vent', 'power'],
    },
    {
      HP: {
        stick: greyStick,
        picture: desk(
          ribbons(['#0e2a33', '#1c4f5a', '#3f8f8c', '#8cc6a8', '#e3dca6']),
          'bar',
          { shows: 'chart', area: [0.08, 0.1, 0.4, 0.56] },
          { shows: 'table', area: [0.44, 0.2, 0.48, 0.64] },
        ),
      },
      ThinkPad: {
        stick: redStick,
        picture: desk(
          orbs(['#20242c', '#3a4454', '#c47b3f', '#4f8fb0', '#7c8ea3']),
          'bar',
          { shows: 'code', area: [0.05, 0.07, 0.42, 0.78] },
          { shows: 'chart', area: [0.52, 0.1, 0.42, 0.6] },
        ),
      },
    } satisfies Editions<'laptop-workstation-15'>,
  ),
  'laptop-rugged': clamshell({
    ...{ width: 346, depth: 248, base: 32, lid: 16, corner: 8, under: [4, 'edge'], opened: 112 },
    ...{ screen: [309, 174, 26], front: 'plastic', finish: matte, hinge: 'barrels', hingeAt: 14 },
    picture: peaks(['#e7b27a', '#f7e3c1', '#b98a6b', '#86634f', '#574234', '#2e2520']),
    keys: { width: 284, behind: 42, legendsAt: 'middle' },
    touchpad: [92, 50],
    ...{ onBase: ruggedBase, onLid: ruggedLid },
  }),
  'laptop-school-11': clamshell({
    ...{ width: 290, depth: 200, base: 16, lid: 7, corner: 13, under: [6, 'curve'], opened: 116 },
    ...{ screen: [256, 144, 19], front: 'plastic', finish: painted, hinge: 'bar', hingeAt: 9 },
    picture: desk(dunes(['#7cc4e8', '#fdf3d4', '#a4d39a', '#6db585', '#3f8f74', '#246a5f']), 'dock'),
    keys: { width: 262, behind: 22 },
    touchpad: [98, 54],
    ...{ onBase: schoolBase, onLid: schoolLid },
  }),
} satisfies Partial<Record<Look, Model>>
