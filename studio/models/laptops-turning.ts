import type { Object3D } from 'three'
import type { Look } from '../../packages/demo/src/platform/pictures/looks.ts'
import { laptopKeys, laptopKeysPlan } from '../kit/laptop-keys.ts'
import { loft } from '../kit/loft.ts'
import { darker, darkGlass, hollow, lighter, metal, plastic, rubber } from '../kit/materials.ts'
import { dunes, orbs } from '../kit/screen-pictures.ts'
import { desk } from '../kit/screen-windows.ts'
import { screen } from '../kit/screens.ts'
import { at, box, cylinder, group, sheet, slab, turned } from '../kit/shapes.ts'
import { usbC } from '../kit/sockets.ts'
import { slots } from '../kit/vents.ts'
import type { Model } from '../model.ts'
import { clamshell, createHalves } from './clamshell.ts'
import type { Clamshell } from './clamshell-facts.ts'
import { aluminium } from './laptop-finishes.ts'

const convertible: Clamshell = {
  ...{ width: 306, depth: 210, base: 11, lid: 5, corner: 10, under: [4, 'edge'], opened: 114 },
  ...{ screen: [294, 166, 10], front: 'glass', finish: aluminium, hinge: 'barrels', hingeAt: 5 },
  picture: desk(orbs(['#123a52', '#1d6d7c', '#f0c27a', '#e07a5f', '#5fb3a1']), 'bar'),
  keys: { width: 276, behind: 19 },
  ...{ touchpad: [110, 64], fingerprint: true },
  ...{ left: ['usbC', 'usbC', 'hdmi', 'usbA'], right: ['light', 'jack', 'usbA', 'lock'] },
}

const standing = clamshell(convertible)

/** Turned over on its hinge, both edges on the table, the screen towards the viewer. */
const asTent: Model = (body) => {
  const between = 56
  const { base, hinges, lid } = createHalves(
    { ...convertible, picture: dunes(['#2d4a7c', '#f3c6a5', '#8a7fb0', '#5c5f9c', '#38447d', '#1c2a57']) },
    body,
    360 - between,
  )
  const upsideDown = lid.children[0]?.children.find(({ name }) => name === 'screen')
  if (upsideDown) upsideDown.rotation.z = Math.PI
  const tent = turned(group(base, hinges, lid), 90 - between / 2, 0, 0)
  return { object: group(turned(group(tent), 0, 180, 0)), angles: { side: { azimuth: -62, elevation: 9 } } }
}

const tablet = { width: 292, height: 201, thick: 8.5, leans: 23, at: -52 } as const

const createTablet = (body: string): Object3D => {
  const { width, height, thick } = tablet
  const shell = metal(body, 0.42)
  const z = thick / 2
  return group(
    at(slab(width, height, thick, 8, 1.6, shell), 0, height / 2, 0),
    at(slab(width - 1.6, height - 1.6, 0.8, 7.4, 0.2, darkGlass()), 0, height / 2, z),
    at(
      screen(260, 173, 'slate', desk(dunes(['#3d6d8f', '#f2d8c0', '#c68f86', '#8b6a86', '#574f79', '#2f3563']), 'bar')),
      0,
      height / 2,
      z + 0.5,
    ),
    at(turned(cylinder(1.9, 0.4, plastic('#1b2638', 0.2)), 90, 0, 0), 0, height - 7, z + 0.35),
    at(turned(cylinder(4.4, 0.8, darkGlass()), 90, 0, 0), -14, height - 14, -z),
    at(turned(cylinder(1.6, 0.8, plastic('#d9dcdf', 0.3)), 90, 0, 0), -24, height - 14, -z),
    at(slab(width - 1, 0.9, 0.3, 0.3, 0, hollow()), 0, height * 0.5, -z - 0.05),
    at(turned(slots(70, 1.6, 40), 0, 180, 0), -80, height - 4, -z - 0.1),
    at(turned(slots(70, 1.6, 40), 0, 180, 0), 80, height - 4, -z - 0.1),
    at(box(16, 1.2, 3, 0.5, metal(darker(body, 0.1), 0.4)), -90, height + 0.3, 0),
    at(box(34, 1.2, 3, 0.5, metal(darker(body, 0.1), 0.4)), -58, height + 0.3, 0),
    at(turned(usbC(), 0, -90, 90), -width / 2 - 0.1, height * 0.72, 0),
    at(turned(slab(26, 3, 0.6, 1, 0.1, hollow()), 0, -90, 90), -width / 2 - 0.1, height * 0.3, 0),
  )
}

/** Cloth-covered, thin, a little raised behind where it clings to the tablet. */
const createCover = (): Object3D => {
  const cloth = plastic('#3a4049', 0.95)
  const [wide, deep, thick] = [292, 212, 4.6]
  const plan = laptopKeysPlan(272)
  const keysAt = -deep / 2 + 24 + plan.depth / 2
  const y = thick
  return group(
    loft(
      [
        { y: 0, width: wide - 3, depth: deep - 3, corner: 7 },
        { y: 1, width: wide, depth: deep, corner: 8 },
        { y: y - 0.8, width: wide, depth: deep, corner: 8 },
        { y, width: wide - 1.6, depth: deep - 1.6, corner: 7.4 },
      ],
      cloth,
    ),
    at(sheet(wide - 10, 0.5, plan.depth + 8, 4, 0.1, plastic('#23272d', 0.8)), 0, y + 0.05, keysAt),
    at(laptopKeys({ width: 272, caps: plastic('#30353c', 0.65), legends: '#e6e9ec', height: 1.5 }), 0, y + 0.3, keysAt),
    at(sheet(108, 0.6, 54, 3, 0.15, plastic('#272b31', 0.3)), 0, y + 0.1, deep / 2 - 34),
    at(box(wide - 20, 2, 12, 1, rubber('#2b3037')), 0, y * 0.4, -deep / 2 - 3),
  )
}

const detachable: Model = (body) => {
  const { width, thick, leans, at: edge } = tablet
  const lean = (leans * Math.PI) / 180
  const pivot = 98
  const high = 3 + pivot * Math.cos(lean) - (thick / 2) * Math.sin(lean)
  const back = edge - pivot * Math.sin(lean) - (thick / 2) * Math.cos(lean)
  const long = 106
  const out = (Math.acos((high - 1) / long) * 180) / Math.PI
  const stand = group(
    at(slab(width - 8, long, 2.2, 6, 0.7, metal(lighter(body, 0.04), 0.4)), 0, -long / 2, 0),
    at(box(width - 40, 1.4, 2.6, 0.6, rubber('#55585c')), 0, -long + 1, 0),
    ...[-1, 1].map((side) => at(turned(cylinder(2, 30, metal(darker(body, 0.3), 0.35)), 0, 0, 90), side * 110, 0, 0.6)),
  )
  return {
    object: group(
      at(turned(createTablet(body), -leans, 0, 0), 0, 3, edge),
      at(turned(stand, out, 0, 0), 0, high, back),
      at(turned(createCover(), 2.6, 0, 0), 0, 5.2, edge + 6 + 106),
    ),
    angles: {
      front: { azimuth: -30, elevation: 23 },
      back: { azimuth: 146, elevation: 18 },
      side: { azimuth: -84, elevation: 5 },
      top: { azimuth: 0, elevation: 62 },
    },
  }
}

export const turningLaptopModels = {
  'laptop-convertible-13': (body, view) => (view === 'side' ? asTent : standing)(body, view),
  'laptop-detachable-12': detachable,
} satisfies Partial<Record<Look, Model>>
