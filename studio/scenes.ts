import { Box3, type Group, type Object3D } from 'three'
import type { Colour } from '../packages/demo/src/platform/pictures/colours.ts'
import { colours } from '../packages/demo/src/platform/pictures/colours.ts'
import type { Look } from '../packages/demo/src/platform/pictures/looks.ts'
import type { Fill } from './camera.ts'
import {
  antistaticMat,
  carton,
  mug,
  notebook,
  pallet,
  paperBag,
  pen,
  priceTag,
  rackFrame,
  screwdriver,
  shelf,
} from './kit/props.ts'
import { at, group, turned } from './kit/shapes.ts'
import type { Angle } from './model.ts'
import { models } from './models.ts'

/** One thing on the table: millimetres to the right and towards the camera, degrees to the left, millimetres up. */
type Placed = ({ readonly prop: Object3D } | { readonly look: Look; readonly body: Colour }) & {
  readonly x?: number
  readonly z?: number
  readonly y?: number
  readonly turn?: number
}

export type Scene = {
  readonly width: number
  readonly height: number
  readonly angle: Angle
  readonly fill: Fill
  /** Moved to the right by this part of the width, where words stand on the left. */
  readonly aside: number
  readonly things: readonly Placed[]
}

const build = (placed: Placed): Object3D => {
  if ('prop' in placed) return placed.prop
  return models[placed.look](colours[placed.body].hex, 'front').object
}

export const arrange = ({ things }: Scene): Group =>
  group(
    ...things.map((placed) => {
      const object = build(placed)
      const { x = 0, y = 0, z = 0, turn = 0 } = placed
      object.position.y -= new Box3().setFromObject(object, true).min.y
      return at(turned(group(object), 0, turn, 0), x, y, z)
    }),
  )

/** Room for words on the left; the phone crops the left away and sets the words below. */
const banner = (things: readonly Placed[], angle: Partial<Angle> = {}): Scene => ({
  width: 1920,
  height: 800,
  angle: { azimuth: -18, elevation: 16, ...angle },
  fill: [0.46, 0.78],
  aside: 0.23,
  things,
})

const tile = (things: readonly Placed[], angle: Partial<Angle> = {}): Scene => ({
  width: 960,
  height: 720,
  angle: { azimuth: -24, elevation: 18, ...angle },
  fill: [0.82, 0.8],
  aside: 0,
  things,
})

export const scenes: Readonly<Record<string, Scene>> = {
  'demo/banner-business-laptops.avif': banner([
    { look: 'laptop-business-14', body: 'black', x: -150, z: 60, turn: 18 },
    { look: 'laptop-business-15', body: 'silver', x: 220, z: -60, turn: -14 },
  ]),
  'demo/banner-workbench.avif': banner(
    [
      { prop: antistaticMat(620, 420) },
      { look: 'laptop-business-14', body: 'graphite', x: -40, y: 3, z: -30, turn: 8 },
      { prop: screwdriver('#b3262e'), x: 205, y: 12, z: 60, turn: 24 },
      { prop: screwdriver('#d9a441'), x: 240, y: 12, z: 100, turn: 14 },
      { look: 'ram-sodimm', body: 'green', x: 210, y: 3, z: -80, turn: -18 },
      { look: 'ssd-2.5', body: 'black', x: 235, y: 3, z: -150, turn: 12 },
    ],
    { elevation: 26 },
  ),
  'demo/banner-server-rack.avif': banner(
    [
      { prop: rackFrame(430, 760) },
      { look: 'server-2u', body: 'black', y: 60 },
      { look: 'server-1u', body: 'black', y: 160 },
      { look: 'switch-48', body: 'black', y: 240, z: 200 },
      { look: 'switch-24', body: 'black', y: 310, z: 200 },
    ],
    { azimuth: -28, elevation: 10 },
  ),
  'demo/banner-price-offer.avif': banner([
    { look: 'laptop-thin-14', body: 'silver', x: 0, turn: 12 },
    { prop: priceTag('#f3efe4'), x: 230, z: 60, turn: -12 },
    { prop: pen(), x: 180, y: 5, z: 170, turn: 60 },
  ]),
  'demo/banner-sale-shelf.avif': banner([
    { prop: shelf(1080, 300, 120) },
    { look: 'monitor-24', body: 'black', x: -220, y: 120, turn: 10 },
    { look: 'desktop-usff', body: 'black', x: 170, y: 120, turn: -8 },
    { look: 'headphones', body: 'black', x: 380, y: 120, turn: -14 },
    { prop: priceTag('#b3262e'), x: -20, y: 120, z: 90, turn: 6 },
    { prop: priceTag('#b3262e'), x: 285, y: 120, z: 100, turn: -10 },
  ]),
  'demo/banner-shop-counter.avif': banner([
    { prop: shelf(980, 420, 200) },
    { prop: paperBag(), x: -250, y: 200, turn: 16 },
    { prop: carton(360, 110, 270), x: 170, y: 200, turn: -10 },
    { look: 'laptop-thin-13', body: 'silver', x: 170, y: 311, turn: -14 },
  ]),
  'demo/banner-budget-laptops.avif': banner([
    { look: 'laptop-school-11', body: 'black', x: 0, turn: 14 },
    { prop: notebook('#2f4a6b'), x: 250, z: 40, turn: -16 },
    { prop: pen(), x: 250, y: 25, z: 40, turn: 30 },
    { prop: mug('#e7e2d6'), x: -250, z: -20, turn: 30 },
  ]),
  'demo/banner-wholesale-pallet.avif': banner(
    [
      { prop: pallet(1200, 800) },
      { prop: carton(560, 360, 380), x: -300, y: 122, z: -200 },
      { prop: carton(560, 360, 380), x: 300, y: 122, z: -200 },
      { prop: carton(560, 360, 380), x: -300, y: 122, z: 200 },
      { prop: carton(560, 300, 380), x: -290, y: 484, z: -190, turn: 4 },
      { look: 'laptop-business-15', body: 'silver', x: 290, y: 122, z: 210, turn: -10 },
      { prop: carton(520, 300, 360), x: 290, y: 484, z: -190, turn: -5 },
    ],
    { azimuth: -24, elevation: 16 },
  ),
  'demo/banner-phones.avif': banner(
    [
      { look: 'phone-notch', body: 'blue', x: -150, z: -20, turn: 20 },
      { look: 'phone-notch', body: 'red', x: -72, z: 10, turn: 190 },
      { look: 'phone-island', body: 'black', x: 4, z: 30, turn: 4 },
      { look: 'phone-notch-pro', body: 'gold', x: 82, z: 10, turn: 166 },
      { look: 'phone-punch-hole', body: 'graphite', x: 160, z: -20, turn: -16 },
    ],
    { azimuth: -8, elevation: 12 },
  ),
  'demo/tile-laptop.avif': tile([
    { look: 'laptop-business-14', body: 'black', x: -150, z: 30, turn: 14 },
    { look: 'laptop-thin-13', body: 'silver', x: 200, z: -60, turn: -14 },
  ]),
  'demo/tile-smartphone.avif': tile([
    { look: 'phone-notch', body: 'blue', x: -60, turn: 14 },
    { look: 'phone-island', body: 'black', x: 40, z: 20, turn: -8 },
    { look: 'phone-notch', body: 'white', x: 130, z: -30, turn: 160 },
  ]),
  'demo/tile-tablet.avif': tile([
    { look: 'tablet-edge', body: 'grey', x: -110, turn: 14 },
    { look: 'tablet-wide', body: 'black', x: 150, z: -60, turn: -14 },
  ]),
  'demo/tile-server.avif': tile([
    { look: 'server-2u', body: 'black' },
    { look: 'server-1u', body: 'black', y: 92, z: 40 },
  ]),
  'demo/tile-switch.avif': tile([
    { look: 'switch-48', body: 'black' },
    { look: 'switch-24', body: 'black', y: 46, z: 30, turn: 8 },
  ]),
  'demo/tile-all-desktops.avif': tile([
    { look: 'desktop-tower', body: 'black', x: -190, turn: 12 },
    { look: 'monitor-24', body: 'black', x: 170, z: -40, turn: -6 },
    { look: 'desktop-usff', body: 'black', x: 10, z: 150, turn: 4 },
  ]),
  /** What stands in where a product has no picture. */
  'demo/stock-none.avif': { ...tile([{ prop: carton(300, 200, 240) }]), width: 1200, height: 1200, fill: [0.6, 0.6] },
  /** Of pages without a product's own. */
  'demo/share-shop.avif': {
    ...banner([
      { look: 'laptop-thin-14', body: 'silver', x: -90, turn: 14 },
      { look: 'phone-notch', body: 'blue', x: 210, z: 90, turn: -12 },
    ]),
    width: 1200,
    height: 630,
    fill: [0.8, 0.74],
    aside: 0,
  },
}
