import { Color } from 'three'
import { anodised, darker, lighter, metal, mixed, plastic } from '../kit/materials.ts'
import type { Finish } from './clamshell-facts.ts'

const isDark = (body: string): boolean => new Color(body).getHSL({ h: 0, s: 0, l: 0 }).l < 0.3

/** Black products under lamps are a very dark grey; as black as their name they would lose every edge. */
export const seen = (body: string): string => (isDark(body) ? lighter(body, 0.018) : body)

const darkKeys = { caps: plastic('#232527', 0.6), legends: '#dfe3e6' } as const

/** Matte, lightly rough to the touch. */
export const matte = (body: string): Finish => {
  const tone = seen(body)
  const light = !isDark(body)
  return {
    ...darkKeys,
    shell: light ? metal(tone, 0.5) : plastic(tone, 0.62),
    deck: light ? metal(tone, 0.48) : plastic(lighter(tone, 0.012), 0.66),
    pad: light ? metal(darker(tone, 0.06), 0.4) : plastic(lighter(tone, 0.02), 0.42),
    well: light ? plastic('#1b1c1e', 0.7) : plastic(darker(tone, 0.5), 0.75),
    trim: plastic('#1d1e20', 0.5),
  }
}

/** Blasted and anodised aluminium, keys of black plastic. */
export const aluminium = (body: string): Finish => {
  const tone = seen(body)
  const sheen = isDark(body) ? anodised(tone, 0.46) : metal(tone, 0.44)
  return {
    caps: plastic('#1c1d1f', 0.5),
    legends: '#e8ebee',
    shell: sheen,
    deck: sheen,
    pad: isDark(body) ? anodised(lighter(tone, 0.012), 0.36) : metal(lighter(tone, 0.05), 0.36),
    well: plastic('#131415', 0.7),
    trim: plastic('#141516', 0.45),
  }
}

/** Painted plastic, keys of the same family of colour. */
export const painted = (body: string): Finish => {
  const tone = seen(body)
  const light = !isDark(body)
  const keys = light ? mixed(tone, '#3a3d40', 0.72) : lighter(tone, 0.006)
  return {
    caps: plastic(keys, 0.55),
    legends: '#f2f3f4',
    shell: light ? anodised(darker(tone, 0.14), 0.36) : plastic(tone, 0.34),
    deck: light ? anodised(darker(tone, 0.1), 0.46) : plastic(lighter(tone, 0.012), 0.46),
    pad: light ? anodised(darker(tone, 0.22), 0.34) : plastic(lighter(tone, 0.026), 0.32),
    well: plastic(light ? darker(tone, 0.3) : darker(tone, 0.4), 0.6),
    trim: plastic(light ? darker(tone, 0.55) : '#18191b', 0.4),
  }
}
