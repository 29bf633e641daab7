import { BufferGeometry, Float32BufferAttribute, type Material, Mesh, Vector3 } from 'three'

type Ring = readonly Vector3[]

/** A skin over rings of equally many points, smooth along and around; rings run anticlockwise as seen from where the last lies. */
export const skin = (rings: readonly Ring[], material: Material): Mesh => {
  const around = rings[0]?.length ?? 0
  const points = rings.flat()
  const faces: number[] = []
  for (let ring = 0; ring + 1 < rings.length; ring++)
    for (let step = 0; step < around; step++) {
      const [here, next] = [ring * around + step, ring * around + ((step + 1) % around)]
      faces.push(here, next, here + around, next, next + around, here + around)
    }
  for (const [ring, first, outwards] of [
    [rings[0], 0, false],
    [rings.at(-1), (rings.length - 1) * around, true],
  ] as const) {
    if (!ring) continue
    const middle = points.push(ring.reduce((sum, point) => sum.add(point), new Vector3()).divideScalar(around)) - 1
    for (let step = 0; step < around; step++) {
      const [here, next] = [first + step, first + ((step + 1) % around)]
      faces.push(middle, ...(outwards ? [here, next] : [next, here]))
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      points.flatMap((point) => point.toArray()),
      3,
    ),
  )
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return new Mesh(geometry, material)
}

/** A rounded rectangle at the height z; its corners leave the sides softly, as moulded and milled ones do. */
const roundedRing = (width: number, height: number, corner: number, z: number, softness = 2.3): Vector3[] => {
  const reach = Math.min(corner, width / 2, height / 2)
  const steps = 14
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / softness)
  return [0, 1, 2, 3].flatMap((quarter) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const angle = ((quarter + step / steps) * Math.PI) / 2
      const [right, upper] = [quarter === 0 || quarter === 3 ? 1 : -1, quarter < 2 ? 1 : -1]
      return new Vector3(
        right * (width / 2 - reach) + reach * bend(Math.cos(angle)),
        upper * (height / 2 - reach) + reach * bend(Math.sin(angle)),
        z,
      )
    }),
  )
}

type Recess = {
  readonly width: number
  readonly height: number
  readonly corner: number
  readonly deep: number
  readonly x?: number
  readonly y?: number
}

export type Edge = number | readonly [inwards: number, along: number]

type Pebble = {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly corner: number
  /** How far the rounding of an edge reaches: inwards, and along the depth if that differs. */
  readonly front: Edge
  readonly back?: Edge
  /** A place cut into the front: a screen that lies deeper than its frame. */
  readonly recess?: Recess
}

/** A ring given twice is a crease: the skin is smooth only where it shares points. */
const cut = ({ width, height, corner, deep, x = 0, y = 0 }: Recess, z: number): Vector3[][] =>
  [z, z, z - deep, z - deep].map((level) =>
    roundedRing(width, height, corner, level, 2).map((point) => point.add(new Vector3(x, y, 0))),
  )

/** A slab whose edges are truly round: the body of a phone, a key, an ear cup. Faces +z, its middle at the origin. */
export const pebble = (facts: Pebble, material: Material): Mesh => {
  const { width, height, depth, corner, front, back = front, recess } = facts
  const steps = 10
  const softness = corner >= Math.min(width, height) / 2 ? 2 : 2.3
  const edge = (rounding: Edge, sign: 1 | -1) => {
    const [inwards, along] = typeof rounding === 'number' ? [rounding, rounding] : rounding
    return Array.from({ length: steps + 1 }, (_, step) => {
      const angle = ((step / steps) * Math.PI) / 2
      const inset = inwards * (1 - Math.cos(angle))
      const z = sign * (depth / 2 - along * (1 - Math.sin(angle)))
      return roundedRing(width - inset * 2, height - inset * 2, Math.max(0.05, corner - inset), z, softness)
    })
  }
  const mesh = skin(
    [...edge(back, -1).reverse(), ...edge(front, 1), ...(recess ? cut(recess, depth / 2) : [])],
    material,
  )
  const places = mesh.geometry.getAttribute('position')
  const uv = Array.from({ length: places.count }, (_, index) => [
    places.getX(index) / width + 0.5,
    places.getY(index) / height + 0.5,
  ])
  mesh.geometry.setAttribute('uv', new Float32BufferAttribute(uv.flat(), 2))
  return mesh
}
