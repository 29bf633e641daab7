import {
  BufferGeometry,
  CatmullRomCurve3,
  Float32BufferAttribute,
  type Material,
  Matrix4,
  Mesh,
  type Object3D,
  TubeGeometry,
  type Vector3,
} from 'three'

/** A point of a curved body for u and v from 0 to 1. */
export type Surface = (u: number, v: number) => Vector3

type Range = readonly [from: number, to: number]

const normalAt = (surface: Surface, u: number, v: number): Vector3 => {
  const step = 0.004
  const along = (from: readonly [number, number], to: readonly [number, number]) => surface(...to).sub(surface(...from))
  const [left, right] = [Math.max(0, u - step), Math.min(1, u + step)]
  const [low, high] = [Math.max(0.004, v - step), Math.min(0.996, v + step)]
  return along([left, v], [right, v])
    .cross(along([u, low], [u, high]))
    .normalize()
}

/** A piece of the surface, lifted off it: the whole skin, a key, a grip. Its outside is where u crossed with v points. */
export const patch = (surface: Surface, [u0, u1]: Range, [v0, v1]: Range, lift: number, material: Material): Mesh => {
  const [columns, rows] = [64, 72]
  const points: number[] = []
  const faces: number[] = []
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const [u, v] = [u0 + ((u1 - u0) * column) / columns, v0 + ((v1 - v0) * row) / rows]
      const point = surface(u, v)
      points.push(...(lift ? point.addScaledVector(normalAt(surface, u, v), lift) : point).toArray())
      if (row === rows || column === columns) continue
      const here = row * (columns + 1) + column
      faces.push(here, here + 1, here + columns + 1, here + 1, here + columns + 2, here + columns + 1)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(points, 3))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return new Mesh(geometry, material)
}

type Path = (share: number) => readonly [u: number, v: number]

/** A line on the surface, for a share from 0 to 1: the gap between two shells. */
export const seam = (surface: Surface, path: Path, width: number, material: Material): Mesh => {
  const points = Array.from({ length: 81 }, (_, step) => surface(...path(step / 80)))
  return new Mesh(new TubeGeometry(new CatmullRomCurve3(points), 160, width / 2, 8), material)
}

/** Lays a part on the surface: its +z looks outwards, its +y along v. */
export const onSurface = <T extends Object3D>(surface: Surface, u: number, v: number, lift: number, part: T): T => {
  const out = normalAt(surface, u, v)
  const along = surface(u, v + 0.01).sub(surface(u, v - 0.01))
  const across = along.cross(out).normalize()
  part.quaternion.setFromRotationMatrix(new Matrix4().makeBasis(across, out.clone().cross(across), out))
  part.position.copy(surface(u, v)).addScaledVector(out, lift)
  return part
}
