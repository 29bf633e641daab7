import { MeshDepthMaterial, MeshStandardMaterial, type Object3D } from 'three'
import { print } from './prints.ts'
import { at, group, slab } from './shapes.ts'

const smoked = new MeshStandardMaterial({
  color: '#0a0d0f',
  roughness: 0.05,
  metalness: 0.2,
  transparent: true,
  opacity: 0.2,
})

/** A smoked window that faces +z, with a painted margin and the soft box running off across it; light passes, so it casts no shadow inside. */
export const pane = (width: number, height: number, thick: number, corner: number): Object3D => {
  const glass = slab(width, height, thick, corner, thick * 0.2, smoked)
  const shine = print(
    width - 2,
    height - 2,
    (paint) => {
      const run = paint.createLinearGradient(0, 0, width * 0.9, height * 0.8)
      run.addColorStop(0, 'rgb(255 255 255 / 0.2)')
      run.addColorStop(0.34, 'rgb(255 255 255 / 0.09)')
      run.addColorStop(0.345, 'rgb(255 255 255 / 0.03)')
      run.addColorStop(0.52, 'rgb(255 255 255 / 0.02)')
      run.addColorStop(0.525, 'rgb(255 255 255 / 0.08)')
      run.addColorStop(0.66, 'rgb(255 255 255 / 0.01)')
      paint.fillStyle = run
      paint.fillRect(0, 0, width, height)
      paint.strokeStyle = '#0c0d0e'
      paint.lineWidth = 14
      paint.strokeRect(0, 0, width - 2, height - 2)
    },
    0.2,
  )
  for (const part of [glass, shine])
    part.customDepthMaterial = new MeshDepthMaterial({ depthWrite: false, colorWrite: false })
  return group(glass, at(shine, 0, 0, thick / 2 + 0.6))
}
