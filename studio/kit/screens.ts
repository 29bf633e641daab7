import { type Mesh, MeshStandardMaterial } from 'three'
import { canvasTexture } from './canvas-texture.ts'
import { panel } from './shapes.ts'

type Scene = { readonly sky: readonly [string, string]; readonly waves: readonly string[] }

/** Calm abstract pictures, ours, so that a screen is neither black nor somebody's desktop. */
const wallpapers = {
  dawn: { sky: ['#f6c9a8', '#7f9fc9'], waves: ['#5f7fae', '#3d5c8c', '#26406b'] },
  fjord: { sky: ['#bfe0e6', '#4f93a8'], waves: ['#3b7c8f', '#24606f', '#123f4b'] },
  forest: { sky: ['#e7ecd0', '#8fb58c'], waves: ['#5d9470', '#387057', '#1d4a3e'] },
  dusk: { sky: ['#f0b7a4', '#6b4f86'], waves: ['#54407a', '#3b2f63', '#231d45'] },
  slate: { sky: ['#c9d3dd', '#5d6f83'], waves: ['#4a5d73', '#344558', '#1f2b3a'] },
  ember: { sky: ['#ffd59a', '#d1603d'], waves: ['#b24a34', '#87322f', '#571f28'] },
} as const satisfies Record<string, Scene>

export type Wallpaper = keyof typeof wallpapers

const paintWallpaper = (paint: CanvasRenderingContext2D, { sky, waves }: Scene): void => {
  const { width, height } = paint.canvas
  const gradient = paint.createLinearGradient(0, 0, width * 0.3, height)
  gradient.addColorStop(0, sky[1])
  gradient.addColorStop(1, sky[0])
  paint.fillStyle = gradient
  paint.fillRect(0, 0, width, height)
  waves.forEach((colour, index) => {
    const base = height * (0.56 + index * 0.13)
    paint.fillStyle = colour
    paint.beginPath()
    paint.moveTo(0, height)
    for (let x = 0; x <= width; x += 4) {
      const t = x / width
      const lift = Math.sin(t * (3.1 + index) + index * 1.7) * 0.08 + Math.sin(t * 7.3 + index * 2.9) * 0.025
      paint.lineTo(x, base - lift * height)
    }
    paint.lineTo(width, height)
    paint.fill()
  })
}

/** A lit screen that faces +z. `more` paints over the wallpaper: a clock, windows, a page of a book. */
export const screen = (
  width: number,
  height: number,
  wallpaper: Wallpaper,
  more?: (paint: CanvasRenderingContext2D) => void,
): Mesh => {
  const long = 1100 / Math.max(width, height)
  const texture = canvasTexture(width * long, height * long, (paint) => {
    paintWallpaper(paint, wallpapers[wallpaper])
    more?.(paint)
  })
  const material = new MeshStandardMaterial({
    color: '#050505',
    emissive: '#ffffff',
    emissiveMap: texture,
    emissiveIntensity: 0.82,
    roughness: 0.28,
    envMapIntensity: 0.5,
  })
  return panel(width, height, material)
}
