import { CircleGeometry, LatheGeometry, type Material, Mesh, MeshStandardMaterial, type Object3D, Vector2 } from 'three'
import { canvasTexture } from './canvas-texture.ts'
import { plastic } from './materials.ts'
import { at, group, turned } from './shapes.ts'

/** Turned on a lathe about the y axis: [radius, height] from the bottom up. */
export const latheTurned = (profile: readonly (readonly [number, number])[], material: Material): Mesh =>
  new Mesh(
    new LatheGeometry(
      profile.map(([radius, height]) => new Vector2(radius, height)),
      72,
    ),
    material,
  )

let coated: MeshStandardMaterial | undefined

/** Looking into a coated objective: dark rings, a violet sheen, the iris. */
const objective = (): MeshStandardMaterial => {
  coated ??= new MeshStandardMaterial({
    map: canvasTexture(512, 512, (paint) => {
      const disc = (radius: number, fill: string | CanvasGradient) => {
        paint.fillStyle = fill
        paint.beginPath()
        paint.arc(256, 256, radius, 0, Math.PI * 2)
        paint.fill()
      }
      disc(256, '#050506')
      disc(214, '#17181b')
      disc(206, '#08090b')
      disc(168, '#1b1c20')
      disc(163, '#060709')
      const sheen = paint.createRadialGradient(214, 200, 10, 256, 256, 132)
      sheen.addColorStop(0, '#3b4f86')
      sheen.addColorStop(0.45, '#1c1d46')
      sheen.addColorStop(0.8, '#0c1220')
      sheen.addColorStop(1, '#14272c')
      disc(130, sheen)
      disc(58, '#020203')
      paint.globalAlpha = 0.55
      paint.fillStyle = '#b9d3ff'
      paint.beginPath()
      paint.ellipse(206, 196, 26, 15, -0.8, 0, Math.PI * 2)
      paint.fill()
      paint.globalAlpha = 0.28
      paint.fillStyle = '#c6a0ff'
      paint.beginPath()
      paint.ellipse(306, 314, 15, 9, -0.8, 0, Math.PI * 2)
      paint.fill()
    }),
    roughness: 0.07,
    metalness: 0.1,
  })
  return coated
}

/** Faces +z and stands on z = 0: a barrel with a bevelled lip, the glass a little below it. */
export const lens = (radius: number, height: number, barrel: Material): Object3D => {
  const lip = radius * 0.07
  return group(
    turned(
      latheTurned(
        [
          [radius, 0],
          [radius, height - lip],
          [radius - lip * 0.4, height - lip * 0.3],
          [radius - lip, height],
          [radius - lip * 1.8, height],
          [radius - lip * 2.2, height - lip],
        ],
        barrel,
      ),
      90,
      0,
      0,
    ),
    at(new Mesh(new CircleGeometry(radius - lip * 1.9, 64), objective()), 0, 0, height - lip * 0.9),
  )
}

/** The lamp beside a camera. */
export const flash = (radius: number): Object3D =>
  group(
    turned(
      latheTurned(
        [
          [radius, 0],
          [radius, 0.15],
          [radius * 0.9, 0.2],
          [0, 0.22],
        ],
        plastic('#e9e2c8', 0.25),
      ),
      90,
      0,
      0,
    ),
    at(new Mesh(new CircleGeometry(radius * 0.55, 32), plastic('#f6d98a', 0.35)), 0, 0, 0.26),
  )
