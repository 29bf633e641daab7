import { BufferGeometry, Float32BufferAttribute, type Material, Mesh } from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'

/** A rounded rectangle seen from above, `y` high; `slope` lifts it towards +z by so much a millimetre. */
export type Layer = {
  readonly y: number
  readonly width: number
  readonly depth: number
  readonly corner: number
  readonly x?: number
  readonly z?: number
  readonly slope?: number
}

const cornerSteps = 14

const pointsOf = ({ y, width, depth, corner, x = 0, z = 0, slope = 0 }: Layer): [number, number, number][] => {
  const round = Math.max(0.05, Math.min(corner, width / 2 - 0.01, depth / 2 - 0.01))
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const
  return corners.flatMap(([sideX, sideZ], quarter) =>
    Array.from({ length: cornerSteps + 1 }, (_, step): [number, number, number] => {
      const around = (quarter + step / cornerSteps) * (Math.PI / 2)
      const inZ = sideZ * (depth / 2 - round) + Math.sin(around) * round
      return [x + sideX * (width / 2 - round) + Math.cos(around) * round, y + inZ * slope, z + inZ]
    }),
  )
}

/** The end's own surface begins a little inside its edge, or a soft edge would shade all of it. */
const within = ({ width, depth, corner, ...rest }: Layer): Layer => {
  const rim = Math.min(1.2, width * 0.1, depth * 0.1)
  return { ...rest, width: width - rim, depth: depth - rim, corner: Math.max(0.05, corner - rim / 2) }
}

/** Layers from below to above joined by one skin, closed at both ends: tapering bases, bulging backs, bent feet. */
export const loft = (layers: readonly Layer[], material: Material, crease = 38): Mesh => {
  const [lowest, highest] = [layers.at(0), layers.at(-1)]
  if (!lowest || !highest) throw new Error('a loft needs layers')
  const rings = [within(lowest), ...layers, within(highest)].map(pointsOf)
  const around = 4 * (cornerSteps + 1)
  const indices: number[] = []
  for (let ring = 0; ring + 1 < rings.length; ring++)
    for (let point = 0; point < around; point++) {
      const [a, b] = [ring * around + point, ring * around + ((point + 1) % around)]
      indices.push(a, a + around, b, b, a + around, b + around)
    }
  const top = (rings.length - 1) * around
  for (let point = 1; point + 1 < around; point++) indices.push(0, point, point + 1, top, top + point + 1, top + point)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(rings.flat(2), 3))
  geometry.setIndex(indices)
  return new Mesh(toCreasedNormals(geometry, (crease * Math.PI) / 180), material)
}
