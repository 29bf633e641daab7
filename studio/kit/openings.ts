import { BoxGeometry, type BufferGeometry, type Material, Mesh, Path, Vector2 } from 'three'
import { hollow } from './materials.ts'
import { extruded, roundedOutline } from './shapes.ts'

export const opening = (width: number, height: number, x = 0, y = 0, corner = 0.3): Path =>
  new Path(
    roundedOutline(width, height, corner)
      .getPoints(corner > 1 ? 8 : 3)
      .map((point) => point.add(new Vector2(x, y))),
  )

export const roundOpening = (radius: number, x = 0, y = 0, sides = 20): Path =>
  new Path(
    Array.from({ length: sides }, (_, index) => {
      const turn = ((index + 0.5) / sides) * Math.PI * 2
      return new Vector2(x + Math.cos(turn) * radius, y + Math.sin(turn) * radius)
    }),
  )

/** The honeycomb that server makers stamp wherever air must pass; `step` from one cell's middle to the next. */
export const honeycomb = (width: number, height: number, step: number, x = 0, y = 0): Path[] => {
  const lift = step * 0.866
  const lines = Math.max(1, Math.floor((height - step * 0.9) / lift) + 1)
  return Array.from({ length: lines }, (_, line) => {
    const shifted = line % 2 ? step / 2 : 0
    const cells = Math.floor((width - step * 0.86 - shifted) / step) + 1
    const reach = Math.floor((width - step * 0.86) / step) * step
    return Array.from({ length: cells }, (_, cell) =>
      roundOpening(step * 0.46, x + cell * step + shifted - reach / 2, y + (line - (lines - 1) / 2) * lift, 6),
    )
  }).flat()
}

/** A sheet that faces +z with true openings in it; what shows behind them is the caller's. */
export const openPlate = (
  width: number,
  height: number,
  thickness: number,
  corner: number,
  openings: readonly Path[],
  material: Material,
): Mesh => {
  const outline = roundedOutline(width, height, corner)
  outline.holes.push(...openings)
  return extruded(outline, thickness, Math.min(0.25, thickness / 5), material)
}

/** Dark from mouth to bottom: what shows through the openings of a plate that stands before it. */
export const darkInside = (width: number, height: number, depth: number): Mesh =>
  new Mesh(wellGeometry(width, height, depth), hollow())

/** The inside of a box without its lid: the mouth at z = 0, open to +z, lit from within. */
export const wellGeometry = (width: number, height: number, depth: number): BufferGeometry => {
  const geometry = new BoxGeometry(width, height, depth).translate(0, 0, -depth / 2)
  const corners = [...(geometry.getIndex()?.array ?? [])]
  geometry.setIndex(corners.filter((_, index) => index < 24 || index >= 30).reverse())
  geometry.clearGroups()
  const normals = geometry.getAttribute('normal')
  for (let index = 0; index < normals.count; index++)
    normals.setXYZ(index, -normals.getX(index), -normals.getY(index), -normals.getZ(index))
  return geometry
}
