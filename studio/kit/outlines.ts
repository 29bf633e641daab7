import { Shape, SplineCurve, Vector2 } from 'three'

type Flat = readonly [number, number]

export const polygon = (points: readonly Flat[]): Shape => {
  const shape = new Shape(points.map(([x, y]) => new Vector2(x, y)))
  shape.closePath()
  return shape
}

/** A band of even thickness along a smooth curve through the points: bent sheet seen from its edge. */
export const band = (points: readonly Flat[], thickness: number): Shape => {
  const curve = new SplineCurve(points.map(([x, y]) => new Vector2(x, y)))
  const steps = points.length * 8
  const sides = Array.from({ length: steps + 1 }, (_, index) => {
    const point = curve.getPoint(index / steps)
    const along = curve.getTangent(index / steps)
    const out = new Vector2(-along.y, along.x).multiplyScalar(thickness / 2)
    return [point.clone().add(out), point.clone().sub(out)] as const
  })
  return polygon([
    ...sides.map(([one]): Flat => [one.x, one.y]),
    ...sides.toReversed().map(([, other]): Flat => [other.x, other.y]),
  ])
}
