import { type Material, type Mesh, type Object3D, Shape, Vector2 } from 'three'
import { extruded, group, turned } from './shapes.ts'

type Corner = readonly [x: number, y: number, round?: number]

/** A closed outline whose corners are rounded, each by its own measure or by the usual one. */
export const softOutline = (corners: readonly Corner[], usual: number): Shape => {
  const shape = new Shape()
  corners.forEach(([x, y, round = usual], index) => {
    const here = new Vector2(x, y)
    const [beforeX = 0, beforeY = 0] = corners.at(index - 1) ?? []
    const [afterX = 0, afterY = 0] = corners[(index + 1) % corners.length] ?? []
    const towards = (other: Vector2) => {
      const way = other.clone().sub(here)
      return here.clone().add(way.setLength(Math.min(round, way.length() * 0.48)))
    }
    const [from, to] = [towards(new Vector2(beforeX, beforeY)), towards(new Vector2(afterX, afterY))]
    if (index) shape.lineTo(from.x, from.y)
    else shape.moveTo(from.x, from.y)
    shape.quadraticCurveTo(x, y, to.x, to.y)
  })
  shape.closePath()
  return shape
}

/** A body given by its outline from the side, front to the right: the outline's x becomes z, its thickness lies along x. */
export const profiled = (
  corners: readonly Corner[],
  width: number,
  round: number,
  bevel: number,
  material: Material,
): Object3D => {
  const mesh: Mesh = extruded(softOutline(corners, round), width, bevel, material)
  return group(turned(mesh, 0, -90, 0))
}
