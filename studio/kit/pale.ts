import { Color } from 'three'
import { lighter } from './materials.ts'

const lightnessOf = (hex: string): number => {
  const { r, g, b } = new Color(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Whether dark print reads better on it than light print. */
export const isPale = (hex: string): boolean => lightnessOf(hex) > 0.3

/** A black body swallows its own shape; a photographer lights it up a little. */
export const lifted = (hex: string): string => (lightnessOf(hex) < 0.03 ? lighter(hex, 0.012) : hex)
