import { Color, type Material } from 'three'
import { lighter, metal, plastic } from './materials.ts'

/** Coloured metal; a black one is lacquered rather than bare, or it would mirror nothing but the dark. */
export const colouredMetal = (hex: string, roughness = 0.4): Material => {
  const { r, g, b } = new Color(hex)
  return Math.max(r, g, b) < 0.03 ? plastic(lighter(hex, 0.02), roughness - 0.04) : metal(hex, roughness)
}
