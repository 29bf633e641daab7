import type { Object3D } from 'three'
import { loft } from '../kit/loft.ts'
import { darker, lighter, metal, plastic, rubber } from '../kit/materials.ts'
import { polygon } from '../kit/outlines.ts'
import { at, box, cylinder, extruded, group, turned } from '../kit/shapes.ts'
import { createColumn, createPlateFoot } from './display-parts.ts'

export const columnFoot = (width: number, depth: number, accent?: string) => (tone: string, y: number) =>
  group(createColumn(y, -24, tone, accent ?? darker(tone, 0.2)), createPlateFoot(width, depth, tone, 12))

export const roundFoot = (tone: string, y: number) =>
  group(
    createColumn(y, -24, tone, lighter(tone, 0.03), 70),
    loft(
      [
        { y: 0, width: 238, depth: 196, corner: 98 },
        { y: 3, width: 244, depth: 202, corner: 101 },
        { y: 8, width: 240, depth: 198, corner: 99 },
        { y: 14, width: 150, depth: 120, corner: 60 },
        { y: 20, width: 90, depth: 60, corner: 24, z: -14 },
      ],
      plastic(tone, 0.42),
      60,
    ),
  )

/** Two splayed legs and a leaning column with a light in it. */
export const angularFoot = (tone: string, y: number): Object3D => {
  const leg = (towards: number, long: number) => {
    const outline = polygon([
      [-14, -19],
      [long * 0.55, -11],
      [long, -5],
      [long - 5, 6],
      [long * 0.55, 11],
      [-14, 19],
    ])
    return at(
      turned(group(turned(extruded(outline, 13, 3, metal(lighter(tone, 0.03), 0.42)), -90, 0, 0)), 0, towards, 0),
      0,
      9.5,
      -30,
    )
  }
  const stripe = polygon([
    [-5, 0],
    [5, 0],
    [3, y * 0.6],
    [-3, y * 0.6],
  ])
  const redStripe = (z: number) => at(turned(extruded(stripe, 2, 0.5, plastic('#c22a35', 0.35)), 2, 0, 0), 0, 34, z)
  return group(
    leg(-50, 214),
    leg(-130, 214),
    leg(90, 86),
    at(
      turned(
        extruded(
          polygon([
            [-38, 0],
            [38, 0],
            [26, y + 40],
            [-26, y + 40],
          ]),
          30,
          5,
          plastic(lighter(tone, 0.004), 0.45),
        ),
        2,
        0,
        0,
      ),
      0,
      8,
      -30,
    ),
    redStripe(-13.4),
    redStripe(-45.6),
    at(cylinder(46, 6, metal('#3a3c3f', 0.4)), 0, 18, -30),
    at(cylinder(42, 2, metal('#c22a35', 0.35)), 0, 21.6, -30),
    at(box(104, 104, 24, 6, plastic(darker(tone, 0.2), 0.5)), 0, y, -8),
    ...[
      [-122, 116],
      [122, 116],
      [0, -96],
    ].map(([x = 0, z = 0]) => at(cylinder(6, 3.4, rubber()), x, 1.7, z)),
  )
}
