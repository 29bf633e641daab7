import { CatmullRomCurve3, CylinderGeometry, type Material, Mesh, type Object3D, Vector3 } from 'three'
import { hollow } from './materials.ts'
import { skin } from './pebbles.ts'
import { group } from './shapes.ts'

type Section = readonly (readonly [sideways: number, outwards: number])[]

/** A flat cross-section with round edges, anticlockwise. */
const flatSection = (width: number, thick: number): Section =>
  Array.from({ length: 32 }, (_, step) => {
    const angle = (step / 32) * Math.PI * 2
    const soft = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power
    return [(width / 2) * soft(Math.cos(angle), 0.22), (thick / 2) * soft(Math.sin(angle), 0.6)] as const
  })

type Strap = {
  /** Through these points of [y, z], from the lug on. */
  readonly path: readonly (readonly [y: number, z: number])[]
  readonly width: readonly [from: number, to: number]
  readonly thick: number
  readonly material: Material
  /** Holes on the last part of it, this many. */
  readonly holes?: number
}

/** A band in the plane x = 0, as wide as it says along x. */
export const strap = ({ path, width: [from, to], thick, material, holes = 0 }: Strap): Object3D => {
  const curve = new CatmullRomCurve3(path.map(([y, z]) => new Vector3(0, y, z)))
  const points = curve.getSpacedPoints(72)
  const frames = points.map((point, index) => {
    const before = points[Math.max(0, index - 1)] ?? point
    const after = points[Math.min(points.length - 1, index + 1)] ?? point
    const along = after.clone().sub(before).normalize()
    return { point, out: along.cross(new Vector3(1, 0, 0)) }
  })
  const rings = frames.map(({ point, out }, index) => {
    const share = index / 72
    const end = Math.min(1, (1 - share) * 9)
    const wide = (from + (to - from) * Math.min(1, share * 1.6)) * Math.sqrt(1 - (1 - end) ** 2 * 0.75)
    return flatSection(wide, thick).map(([side, up]) =>
      point
        .clone()
        .addScaledVector(out, up)
        .add(new Vector3(side, 0, 0)),
    )
  })
  const bored = Array.from({ length: holes }, (_, index) => {
    const frame = frames[Math.round(72 * (0.5 + (0.4 * index) / holes))] ?? frames[0]
    const hole = new Mesh(new CylinderGeometry(1.5, 1.5, thick + 0.14, 24), hollow())
    if (frame) {
      hole.position.copy(frame.point)
      hole.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), frame.out)
    }
    return hole
  })
  return group(skin(rings, material), ...bored)
}
