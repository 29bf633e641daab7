import { MeshStandardMaterial } from 'three'
import { canvasTexture } from './canvas-texture.ts'
import { darker, lighter } from './materials.ts'

const cached = new Map<string, MeshStandardMaterial>()

/** A flat polished face mirrors one point of the room and so looks dead; here the soft box runs off across it. Needs a flat uv. */
export const sheen = (hex: string, roughness: number, metalness = 0.05): MeshStandardMaterial => {
  const key = `${hex} ${roughness} ${metalness}`
  const material =
    cached.get(key) ??
    new MeshStandardMaterial({
      map: canvasTexture(256, 512, (paint) => {
        const fall = paint.createLinearGradient(256, 0, 30, 512)
        fall.addColorStop(0, lighter(hex, 0.16))
        fall.addColorStop(0.34, lighter(hex, 0.05))
        fall.addColorStop(0.62, hex)
        fall.addColorStop(1, darker(hex, 0.16))
        paint.fillStyle = fall
        paint.fillRect(0, 0, 256, 512)
      }),
      roughness,
      metalness,
    })
  cached.set(key, material)
  return material
}
