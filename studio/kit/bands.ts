import { CatmullRomCurve3, type Material, type Mesh, Vector3 } from 'three'
import { skin } from './pebbles.ts'

type Band = {
  /** Points of [x, y]; runs over the head from the left to the right. */
  readonly path: readonly (readonly [x: number, y: number])[]
  /** Along z, and across the path, by the share of the way. */
  readonly width: (share: number) => number
  readonly thick: (share: number) => number
  readonly material: Material
}

/** A soft-edged band in the plane z = 0: the bow of headphones, its padding, an arm. */
export const band = ({ path, width, thick, material }: Band): Mesh => {
  const points = new CatmullRomCurve3(path.map(([x, y]) => new Vector3(x, y, 0))).getSpacedPoints(90)
  const soft = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** power
  const rings = points.map((point, index) => {
    const before = points[Math.max(0, index - 1)] ?? point
    const after = points[Math.min(points.length - 1, index + 1)] ?? point
    const out = after
      .clone()
      .sub(before)
      .normalize()
      .cross(new Vector3(0, 0, 1))
    const share = index / 90
    const close = Math.sqrt(1 - (1 - Math.min(1, Math.min(share, 1 - share) * 26 + 0.12)) ** 2)
    return Array.from({ length: 36 }, (_, step) => {
      const angle = (step / 36) * Math.PI * 2
      return point
        .clone()
        .addScaledVector(out, ((thick(share) * close) / 2) * soft(Math.sin(angle), 0.75))
        .add(new Vector3(0, 0, ((width(share) * close) / 2) * soft(Math.cos(angle), 0.42)))
    })
  })
  return skin(rings, material)
}

/** Half an ellipse over the head, from ear to ear, flattened towards the temples. */
export const bow = (halfWidth: number, from: number, top: number, steps = 24): (readonly [number, number])[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = Math.PI * (1 - step / steps)
    return [
      halfWidth * Math.cos(angle) * (1 - 0.06 * Math.sin(angle)),
      from + (top - from) * Math.sin(angle) ** 0.86,
    ] as const
  })
