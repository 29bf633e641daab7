import { CanvasTexture, MeshStandardMaterial, SRGBColorSpace } from 'three'

/** A surface painted with the canvas: labels, legends, screens. Pixels per millimetre decide how sharp it is. */
export const canvasTexture = (
  width: number,
  height: number,
  draw: (paint: CanvasRenderingContext2D) => void,
): CanvasTexture => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('the canvas gave no context')
  draw(paint)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

/** Print on something: transparent where nothing is drawn. */
export const printed = (
  width: number,
  height: number,
  draw: (paint: CanvasRenderingContext2D) => void,
  roughness = 0.6,
) =>
  new MeshStandardMaterial({
    map: canvasTexture(width, height, draw),
    transparent: true,
    roughness,
    polygonOffset: true,
    polygonOffsetFactor: -2,
  })
