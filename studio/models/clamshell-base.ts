import { type Object3D, Path } from 'three'
import { laptopKeys, laptopKeysPlan } from '../kit/laptop-keys.ts'
import { type Layer, loft } from '../kit/loft.ts'
import { darkGlass, hollow, lamp, plastic, rubber } from '../kit/materials.ts'
import { at, box, cylinder, extruded, group, roundedOutline, sheet, turned } from '../kit/shapes.ts'
import { holes } from '../kit/vents.ts'
import { type Clamshell, type Finish, footHeight } from './clamshell-facts.ts'
import { portRow } from './clamshell-ports.ts'

const deckThick = 2.4

type Opening = {
  readonly x: number
  readonly z: number
  readonly width: number
  readonly depth: number
  readonly corner: number
}

const holeOf = ({ x, z, width, depth, corner }: Opening): Path =>
  new Path(
    roundedOutline(width, depth, corner)
      .getPoints(8)
      .map((point) => point.clone().set(point.x + x, point.y - z)),
  )

/** The lower shell, drawn in towards the table and, if it is a wedge, thinner in front. */
const createUnderside = (facts: Clamshell, finish: Finish): Object3D => {
  const { width, depth, base, wedge = 0, corner, under } = facts
  const [inset, kind] = under
  const high = base - deckThick - 0.5
  const steps = kind === 'curve' ? [0, 0.15, 0.35, 0.6, 0.85, 1] : [0, 0.5, 1]
  const reach = kind === 'curve' ? 0.85 : 0.22
  const slope = wedge / depth
  const lower = steps.map((step): Layer => {
    const drawnIn = kind === 'curve' ? inset * (1 - Math.sin(Math.acos(1 - step))) : inset * (1 - step) ** 1.6
    const lift = step * reach * high
    return {
      y: footHeight + wedge / 2 + lift - (wedge / 2) * step * reach,
      width: width - drawnIn * 2,
      depth: depth - drawnIn * 2,
      corner: Math.max(1.5, corner - drawnIn * 0.6),
      slope: slope * (1 - step * reach),
    }
  })
  const upper = [0, 0.9].map(
    (inward, index): Layer => ({
      y: footHeight + high + index * 0.02,
      width: width - inward,
      depth: depth - inward,
      corner,
    }),
  )
  return loft(
    [...lower, ...upper, { y: footHeight + high + 0.6, width: width - 0.9, depth: depth - 0.9, corner }],
    finish.shell,
    30,
  )
}

const createTouchpad = (facts: Clamshell, finish: Finish, top: number, keysFront: number) => {
  const { depth, touchpad, stick, keys } = facts
  const [wide, deep] = touchpad
  const x = keys.numbers ? -keys.width * 0.11 : 0
  const buttons = stick ? 15 : 0
  const middle = (keysFront + depth / 2) / 2 + buttons / 2
  const pad: Opening = { x, z: middle, width: wide + 0.9, depth: deep + 0.9, corner: 3.4 }
  const parts: Object3D[] = [
    at(sheet(wide, 1, deep, 3, 0.15, finish.pad), x, top - 0.75, middle),
    at(sheet(wide + 2, 0.4, deep + 2, 3, 0, hollow()), x, top - 1.6, middle),
  ]
  if (!stick) return { parts, openings: [pad] }
  const at0 = middle - deep / 2 - 9
  parts.push(
    at(sheet(wide + 2, 0.4, 16, 2, 0, hollow()), x, top - 1.6, at0),
    ...[-1, 0, 1].map((side) =>
      at(sheet(wide / 3 - 0.7, 1.4, 12.6, 2, 0.4, finish.pad), x + (side * wide) / 3, top - 0.6, at0),
    ),
  )
  const { stripe } = stick
  if (stripe)
    parts.push(
      ...[-1, 1].map((side) =>
        at(sheet(wide / 3 - 10, 0.2, 0.9, 0.4, 0, plastic(stripe, 0.6)), x + (side * wide) / 3, top + 0.12, at0 + 4),
      ),
    )
  return { parts, openings: [pad, { x, z: at0, width: wide + 0.9, depth: 13.8, corner: 2.4 }] }
}

/** The lower half around the origin, its deck `top` high. */
export const createBase = (facts: Clamshell, finish: Finish, body: string): Object3D => {
  const { width, depth, base, corner, keys, speakers } = facts
  const top = footHeight + base
  const plan = laptopKeysPlan(keys.width, keys.numbers)
  const keysAt = -depth / 2 + keys.behind + plan.depth / 2
  const well: Opening = { x: 0, z: keysAt, width: keys.width + 2.6, depth: plan.depth + 2.2, corner: 3 }
  const touchpad = createTouchpad(facts, finish, top, keysAt + plan.depth / 2)
  const outline = roundedOutline(width, depth, corner)
  outline.holes.push(...[well, ...touchpad.openings].map(holeOf))
  const deck = at(turned(extruded(outline, deckThick, 0.7, finish.deck), -90, 0, 0), 0, top - deckThick / 2, 0)
  const all = group(
    deck,
    createUnderside(facts, finish),
    at(sheet(well.width + 2, 0.5, well.depth + 2, 2, 0, finish.well), 0, top - 1.7, keysAt),
    at(laptopKeys({ ...keys, caps: finish.caps, legends: finish.legends, height: 1.7 }), 0, top - 1.45, keysAt),
    ...touchpad.parts,
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => at(cylinder(6, 4, rubber()), x * width * 0.4, 2, z * depth * 0.39))),
    at(box(0.9, 0.6, 0.9, 0.2, hollow()), width * 0.04, top - 0.2, depth / 2 - 3),
  )
  const powerAt = -depth / 2 + keys.behind * 0.52
  if (keys.behind > 21) {
    all.add(
      at(sheet(13, 0.9, 6, 3, 0.3, finish.caps), width * 0.41, top + 0.1, powerAt),
      at(box(2.4, 0.3, 0.8, 0.1, lamp('#eef3f6', 0.8)), width * 0.41, top + 0.5, powerAt),
    )
  }
  if (facts.stick) {
    const [x, z] = plan.stick
    all.add(
      at(cylinder(3.4, 1, plastic(facts.stick.ring, 0.85), 2.6), x, top + 0.6, keysAt + z),
      at(cylinder(2.9, 1.5, rubber(facts.stick.tip), 3.1), x, top + 1.6, keysAt + z),
    )
  }
  if (facts.fingerprint)
    all.add(
      at(sheet(13, 0.5, 13, 2, 0.15, plastic('#17181a', 0.5)), width * 0.36, top + 0.05, keysAt + plan.depth / 2 + 26),
      at(sheet(9.6, 0.3, 9.6, 1.4, 0.1, darkGlass()), width * 0.36, top + 0.25, keysAt + plan.depth / 2 + 26),
    )
  if (speakers === 'beside') {
    const wide = (width - well.width) / 2 - 12
    all.add(
      ...[-1, 1].map((side) =>
        at(
          turned(holes(wide, plan.depth, 2.1, 0.55), -90, 0, 0),
          side * (width / 2 - wide / 2 - 6),
          top - 0.12,
          keysAt,
        ),
      ),
    )
  }
  if (speakers === 'behind')
    all.add(
      at(turned(holes(width * 0.56, keys.behind * 0.36, 2.6, 0.75), -90, 0, 0), -width * 0.05, top - 0.12, powerAt + 1),
    )
  const wall = footHeight + base * 0.5 - 0.3
  if (facts.left) all.add(at(turned(portRow(facts.left), 0, -90, 0), -width / 2 + 0.1, wall, -depth / 2 + 16))
  if (facts.right) all.add(at(turned(portRow(facts.right), 0, 90, 0), width / 2 - 0.1, wall, depth * 0.12))
  if (facts.rear) all.add(at(turned(portRow(facts.rear, 9), 0, 180, 0), width * 0.38, wall, -depth / 2 + 0.1))
  return facts.onBase ? group(all, ...facts.onBase(body, top)) : all
}
