import { type Object3D, Path } from 'three'
import { darkGlass, hollow, lamp, plastic, rubber } from '../kit/materials.ts'
import { screen } from '../kit/screens.ts'
import { at, box, cylinder, extruded, group, roundedOutline, slab, turned } from '../kit/shapes.ts'
import type { Clamshell, Finish } from './clamshell-facts.ts'

/** Between the axle and the lid's lower edge. */
const lift = 2

const lidHeight = ({ depth, hingeAt }: Clamshell): number => depth - hingeAt - 1

const createCamera = (y: number, z: number, shutter: boolean): Object3D => {
  const eye = group(
    at(turned(cylinder(2.1, 0.3, darkGlass()), 90, 0, 0), 0, y, z),
    at(turned(cylinder(0.9, 0.3, plastic('#1c2a44', 0.2)), 90, 0, 0), 0, y, z + 0.12),
    at(turned(cylinder(0.45, 0.3, lamp('#ffffff', 0.5)), 90, 0, 0), 7, y, z + 0.05),
    ...[-24, 24].map((x) => at(box(1.2, 1.2, 0.2, 0.1, hollow()), x, y, z)),
  )
  if (shutter) eye.add(at(slab(16, 4.6, 0.5, 1.2, 0.15, plastic('#26282a', 0.6)), -1, y, z - 0.1))
  return eye
}

/** A frame of plastic stands out around the screen, with feet of rubber for the closed lid. */
const createFrame = (facts: Clamshell, height: number, middle: number, z: number): Object3D => {
  const { width, corner, screen: display } = facts
  const outline = roundedOutline(width - 2.4, height - 2.4, Math.max(2, corner - 1.2))
  outline.holes.push(
    new Path(
      roundedOutline(display[0] - 0.8, display[1] - 0.8, 0.6)
        .getPoints(4)
        .map((point) => point.clone().set(point.x, point.y + middle - height / 2)),
    ),
  )
  const feet = [-0.42, 0.42].flatMap((x) => [
    at(slab(10, 4, 1, 2, 0.4, rubber('#141516')), x * width, height - 6.5, z + 0.7),
    at(slab(10, 4, 1, 2, 0.4, rubber('#141516')), x * width, 7, z + 0.7),
  ])
  return group(at(extruded(outline, 1.3, 0.35, plastic('#191a1c', 0.72)), 0, height / 2, z + 0.1), ...feet)
}

/** Its axle lies along x at the origin; closed it would lie on +z, upright it faces there. */
export const createLid = (facts: Clamshell, finish: Finish, body: string): Object3D => {
  const { width, lid, corner } = facts
  const height = lidHeight(facts)
  const [wide, high, above] = facts.screen
  const z = lid / 2
  const middle = height - above - high / 2
  const glass = facts.front === 'glass'
  const display = screen(wide, high, 'slate', facts.picture)
  display.name = 'screen'
  const all = group(
    at(slab(width, height, lid, corner, Math.min(1.6, lid * 0.38), finish.shell), 0, height / 2, 0),
    glass
      ? at(slab(width - 2, height - 2, 0.9, Math.max(2, corner - 1), 0.2, darkGlass()), 0, height / 2, z)
      : createFrame(facts, height, middle, z),
    at(display, 0, middle, z + (glass ? 0.55 : 0.35)),
    createCamera(height - above * 0.5, z + (glass ? 0.45 : 0.75), !glass),
  )
  if (facts.strip)
    all.add(
      at(slab(width - corner, 14, 0.7, 1, 0.2, finish.trim), 0, height - 14, -z),
      at(turned(cylinder(1.1, 0.6, lamp('#e9eef2', 0.7)), 90, 0, 0), width * 0.42, 12, -z),
    )
  if (facts.onLid) all.add(...facts.onLid(body, height))
  return group(at(all, 0, lift, 0))
}

/** What the lid turns on, around the origin. */
export const createHinges = (facts: Clamshell, finish: Finish): Object3D => {
  const { width, lid, hinge } = facts
  const radius = Math.max(2.6, lid * 0.62)
  if (hinge === 'bar')
    return group(
      turned(cylinder(radius, width * 0.74, finish.trim), 0, 0, 90),
      ...[-0.37, 0.37].map((x) => at(turned(cylinder(radius * 0.98, 1.2, hollow()), 0, 0, 90), x * width, 0, 0)),
    )
  return group(
    ...[-0.34, 0.34].flatMap((x) => [
      at(turned(cylinder(radius, width * 0.105, finish.trim), 0, 0, 90), x * width, 0, 0),
      at(box(width * 0.1, 8, lid * 0.7, 1, finish.trim), x * width, 4, 0),
      at(turned(cylinder(radius * 1.02, 0.6, hollow()), 0, 0, 90), x * width, 0, 0),
    ]),
  )
}
