import { CylinderGeometry, type Material, type Object3D } from 'three'
import { litScreen } from './lit-screens.ts'
import { darker, darkGlass, hollow, plastic, steel } from './materials.ts'
import { type Edge, pebble } from './pebbles.ts'
import { at, box, cylinder, group, repeated, row, slab, turned } from './shapes.ts'

export type SideKey = { readonly side: 'left' | 'right' | 'top'; readonly from: number; readonly long: number }

type Handset = {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly corner: number
  /** How far the edges are rounded; half the depth makes a round frame. */
  readonly edge: Edge
  readonly backEdge?: Edge
  /** Between the outer edge and the lit part. */
  readonly margins: readonly [side: number, top: number, bottom: number]
  readonly screenCorner: number
  readonly picture: (paint: CanvasRenderingContext2D) => void
  readonly frame: Material
  /** A pane of its own; without it the frame goes around behind. */
  readonly back?: Material
  readonly keys: readonly SideKey[]
  /** The frame shows this much around the glass. */
  readonly rim?: number
  /** Plastic seams in a metal frame, in this colour. */
  readonly seams?: string
  readonly socket?: 'usb-c' | 'flat'
  readonly speakers?: number
  /** A tablet that lies wide has its socket on the right. */
  readonly socketOn?: 'bottom' | 'right'
}

const sideKey = ({ width, height, depth, frame }: Handset, { side, from, long }: SideKey): Object3D => {
  const key = group(
    at(box(0.5, long + 0.8, depth * 0.36 + 0.7, 0.2, hollow()), -0.22, 0, 0),
    at(box(1.3, long, depth * 0.36, 0.5, frame), -0.15, 0, 0),
  )
  if (side === 'top') return at(turned(key, 0, 0, 90), from + long / 2 - width / 2, height, 0)
  const sign = side === 'left' ? -1 : 1
  return at(turned(key, 0, side === 'left' ? 180 : 0, 0), (sign * width) / 2, height - from - long / 2, 0)
}

type LowerEdge = Pick<Handset, 'socket' | 'speakers' | 'depth' | 'corner'> & { readonly long: number }

/** Faces -y, its mouth on the plane y = 0: the socket between two screws, rows of holes left and right of it. */
export const lowerEdge = ({ socket = 'usb-c', speakers = 6, depth, corner, long }: LowerEdge): Object3D => {
  const [wide, tall] = socket === 'usb-c' ? [9, 3.1] : [7.4, 2.3]
  const reach = Math.min(long * 0.31, long / 2 - corner - speakers * depth * 0.15)
  const hole = new CylinderGeometry(depth * 0.09, depth * 0.09, 0.4, 16).rotateX(Math.PI / 2)
  const holes = row(speakers, depth * 0.3).map((x) => [x, 0, 0] as const)
  return turned(
    group(
      at(slab(wide + 0.7, tall + 0.7, 0.3, tall, 0, steel()), 0, 0, -0.08),
      at(slab(wide, tall, 0.3, tall, 0, hollow()), 0, 0, 0),
      at(slab(wide - 3, 0.6, 0.3, 0.2, 0, plastic('#2a2b2e')), 0, 0, 0.06),
      ...[-1, 1].flatMap((side) => (speakers ? [at(repeated(hole, hollow(), holes), side * reach, 0, -0.1)] : [])),
      ...[-1, 1].map((side) => at(turned(cylinder(0.75, 0.4, steel()), 90, 0, 0), side * (wide / 2 + 3), 0, -0.1)),
    ),
    90,
    0,
    0,
  )
}

const seamsOf = ({ width, height, depth, corner, edge }: Handset, hex: string): Object3D[] => {
  const straight = depth - 2 * (typeof edge === 'number' ? edge : edge[1])
  return [-1, 1].flatMap((side) =>
    [corner + 4, height - corner - 4].map((y) =>
      at(box(0.4, 1.1, straight, 0.1, plastic(hex, 0.5)), side * (width / 2 - 0.14), y, 0),
    ),
  )
}

/** Stands upright on y = 0 and faces +z; what is special of its front and back is added to it. */
export const handset = (facts: Handset): Object3D => {
  const { width, height, depth, corner, edge, backEdge = edge, margins, rim = 0.9 } = facts
  const [side, top, bottom] = margins
  const pane = { width: width - rim * 2, height: height - rim * 2, depth: 1.2, corner: Math.max(0.5, corner - rim) }
  const all = group(
    at(pebble({ width, height, depth, corner, front: edge, back: backEdge }, facts.frame), 0, height / 2, 0),
    at(pebble({ ...pane, front: [0.5, 0.35], back: 0 }, darkGlass()), 0, height / 2, depth / 2 - 0.6 + 0.22),
    at(
      litScreen(width - side * 2, height - top - bottom, facts.screenCorner, facts.picture),
      0,
      bottom + (height - top - bottom) / 2,
      depth / 2 + 0.27,
    ),
    ...facts.keys.map((key) => sideKey(facts, key)),
    ...(facts.seams ? seamsOf(facts, facts.seams) : []),
  )
  if (facts.back)
    all.add(at(pebble({ ...pane, front: 0, back: [0.5, 0.35] }, facts.back), 0, height / 2, -depth / 2 + 0.6 - 0.22))
  all.add(
    facts.socketOn === 'right'
      ? at(turned(group(lowerEdge({ ...facts, long: height })), 0, 0, 90), width / 2 + 0.02, height / 2, 0)
      : at(lowerEdge({ ...facts, long: width }), 0, -0.02, 0),
  )
  return all
}

/** Parts that face +z are turned to look behind; x counts from the left edge as seen from there, y down from the top. */
export const behind = (
  { width, height, depth }: Pick<Handset, 'width' | 'height' | 'depth'>,
  ...parts: Object3D[]
): Object3D => at(turned(group(at(group(...parts), -width / 2, 0, 0)), 0, 180, 0), 0, height, -depth / 2 - 0.22)

/** The mouth of an earpiece in the glass, facing +z. */
export const earpiece = (width: number, height = 1.1): Object3D =>
  slab(width, height, 0.3, height / 2, 0, plastic('#2b2c2f', 0.8))

/** A microphone or a reset key, facing +z. */
export const pinhole = (radius = 0.5): Object3D => turned(cylinder(radius, 0.3, hollow()), 90, 0, 0)

/** The round key below the screen, facing +z. */
export const homeKey = (radius: number, body: string): Object3D =>
  group(
    turned(cylinder(radius, 0.3, plastic(darker(body, 0.35), 0.25)), 90, 0, 0),
    at(turned(cylinder(radius * 0.88, 0.4, darkGlass()), 90, 0, 0), 0, 0, 0.05),
  )
