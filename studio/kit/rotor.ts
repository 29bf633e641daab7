import { BufferGeometry, DoubleSide, Float32BufferAttribute, Mesh, MeshStandardMaterial, type Object3D } from 'three'
import { plastic } from './materials.ts'
import { at, extruded, group, roundedOutline, turned } from './shapes.ts'

const bladeGeometry = (inner: number, outer: number, chord: number, lean: number, pitch: number): BufferGeometry => {
  const [along, across] = [12, 5]
  const points: number[] = []
  const faces: number[] = []
  for (let i = 0; i <= along; i++)
    for (let j = 0; j <= across; j++) {
      const share = i / along
      const radius = inner + (outer - inner) * share
      const angle = lean * share ** 1.4 + (j / across) * chord * (1 - 0.18 * share)
      const cup = 0.12 * Math.sin((j / across) * Math.PI)
      points.push(
        radius * Math.cos(angle),
        radius * Math.sin(angle),
        (0.5 - j / across - cup) * pitch * (1 - 0.25 * share),
      )
      if (i < along && j < across) {
        const corner = i * (across + 1) + j
        faces.push(corner, corner + across + 1, corner + 1, corner + 1, corner + across + 1, corner + across + 2)
      }
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(points, 3))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return geometry
}

type Rotor = {
  readonly radius: number
  readonly depth: number
  readonly blades: number
  readonly hub?: number
  readonly hex?: string
}

/** Swept blades around a hub, facing +z, the hub's face at z = 0 and the blades behind it. */
export const rotor = ({ radius, depth, blades, hub = radius * 0.36, hex = '#202123' }: Rotor): Object3D => {
  const geometry = bladeGeometry(hub * 0.96, radius, ((Math.PI * 2) / blades) * 0.94, -0.55, depth * 0.8)
  const skin = new MeshStandardMaterial({ color: hex, roughness: 0.42, side: DoubleSide })
  return group(
    ...Array.from({ length: blades }, (_, index) =>
      at(turned(new Mesh(geometry, skin), 0, 0, (index * 360) / blades), 0, 0, -depth * 0.55),
    ),
    at(
      extruded(roundedOutline(hub * 2, hub * 2, hub), depth, Math.min(2.2, depth * 0.18), plastic(hex, 0.38)),
      0,
      0,
      -depth / 2,
    ),
  )
}
