import {
  type BufferGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  type Object3D,
  Path,
  PlaneGeometry,
  Shape,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'

type Point = readonly [number, number, number]

/** A box whose every edge is rounded by the radius. */
export const box = (width: number, height: number, depth: number, radius: number, material: Material): Mesh => {
  const most = Math.min(width, height, depth) / 2 - 0.001
  return new Mesh(new RoundedBoxGeometry(width, height, depth, radius < 1 ? 2 : 4, Math.min(radius, most)), material)
}

export const roundedOutline = (width: number, height: number, radius: number): Shape => {
  const shape = new Shape()
  const [x, y, r] = [width / 2, height / 2, Math.min(radius, width / 2, height / 2)]
  shape.moveTo(-x + r, -y)
  shape.lineTo(x - r, -y).absarc(x - r, -y + r, r, -Math.PI / 2, 0, false)
  shape.lineTo(x, y - r).absarc(x - r, y - r, r, 0, Math.PI / 2, false)
  shape.lineTo(-x + r, y).absarc(-x + r, y - r, r, Math.PI / 2, Math.PI, false)
  shape.lineTo(-x, -y + r).absarc(-x + r, -y + r, r, Math.PI, Math.PI * 1.5, false)
  return shape
}

/** Any outline drawn in x and y, made `depth` thick along z around the middle, its edges bevelled inwards. */
export const extruded = (outline: Shape, depth: number, bevel: number, material: Material): Mesh => {
  const geometry = new ExtrudeGeometry(outline, {
    depth: Math.max(0.001, depth - bevel * 2),
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 4,
    curveSegments: 20,
  })
  geometry.translate(0, 0, -(depth - bevel * 2) / 2)
  return new Mesh(geometry, material)
}

/** Stands upright: rounded corners as seen from the front. */
export const slab = (width: number, height: number, depth: number, corner: number, bevel: number, material: Material) =>
  extruded(roundedOutline(width, height, corner), depth, bevel, material)

/** Lies flat: rounded corners as seen from above. */
export const sheet = (
  width: number,
  height: number,
  depth: number,
  corner: number,
  bevel: number,
  material: Material,
) => turned(slab(width, depth, height, corner, bevel, material), -90, 0, 0)

/** A slab with an opening: the frame around a socket, a bezel. */
export const frame = (
  width: number,
  height: number,
  depth: number,
  corner: number,
  rim: number,
  material: Material,
): Mesh => {
  const outline = roundedOutline(width, height, corner)
  const inner = roundedOutline(width - rim * 2, height - rim * 2, Math.max(0.01, corner - rim))
  outline.holes.push(new Path(inner.getPoints(12)))
  return extruded(outline, depth, Math.min(0.2, rim / 4), material)
}

/** Upright; turn it for an axle. */
export const cylinder = (radius: number, height: number, material: Material, topRadius = radius): Mesh =>
  new Mesh(new CylinderGeometry(topRadius, radius, height, 48), material)

export const ring = (radius: number, thickness: number, material: Material): Mesh =>
  new Mesh(new TorusGeometry(radius, thickness, 16, 64), material)

export const tube = (points: readonly Point[], radius: number, material: Material): Mesh =>
  new Mesh(
    new TubeGeometry(new CatmullRomCurve3(points.map((point) => new Vector3(...point))), 64, radius, 14),
    material,
  )

/** A flat picture that faces +z: a label, a screen, a legend. */
export const panel = (width: number, height: number, material: Material): Mesh =>
  new Mesh(new PlaneGeometry(width, height), material)

/** The same part many times over, drawn at once. */
export const repeated = (geometry: BufferGeometry, material: Material, places: readonly Point[]): InstancedMesh => {
  const mesh = new InstancedMesh(geometry, material, places.length)
  for (const [index, place] of places.entries()) mesh.setMatrixAt(index, new Matrix4().makeTranslation(...place))
  return mesh
}

export const row = (count: number, step: number, at = 0): number[] =>
  Array.from({ length: count }, (_, index) => at + (index - (count - 1) / 2) * step)

export const grid = (columns: number, rows: number, stepX: number, stepY: number, z = 0): Point[] =>
  row(rows, stepY).flatMap((y) => row(columns, stepX).map((x): Point => [x, y, z]))

export const at = <T extends Object3D>(object: T, x: number, y: number, z: number): T => {
  object.position.set(x, y, z)
  return object
}

/** In degrees, about x, then y, then z. */
export const turned = <T extends Object3D>(object: T, x: number, y: number, z: number): T => {
  object.rotation.set((x * Math.PI) / 180, (y * Math.PI) / 180, (z * Math.PI) / 180)
  return object
}

export const group = (...parts: readonly Object3D[]): Group => {
  const all = new Group()
  all.add(...parts)
  return all
}
