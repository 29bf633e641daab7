import type { Specs } from './specs.ts'

const screen = (screenInches: number, resolution: string, panel = 'IPS') => ({ screenInches, resolution, panel })
const hd = '1366 × 768'
const fullHd = '1920 × 1080'

/** Of computers, by what they are called for short. */
export const screens = {
  'hd 11.6': screen(11.6, hd, 'TN'),
  'hd 14': screen(14, hd, 'TN'),
  'fhd 12.5': screen(12.5, fullHd),
  'fhd 13.3': screen(13.3, fullHd),
  'fhd 14': screen(14, fullHd),
  'fhd 15.6': screen(15.6, fullHd),
  'fhd 16.1': screen(16.1, fullHd),
  'fhd 17.3': screen(17.3, fullHd),
  'fhd 21.5': screen(21.5, fullHd),
  'fhd 23.8': screen(23.8, fullHd),
  'wuxga 13.4': screen(13.4, '1920 × 1200'),
  'wuxga 14': screen(14, '1920 × 1200'),
  'qhd 14': screen(14, '2560 × 1440'),
  'qhd 27': screen(27, '2560 × 1440'),
  'chrome 13.5': screen(13.5, '1920 × 1280'),
  'air 13.3': screen(13.3, '2560 × 1600'),
  'air 13.6': screen(13.6, '2560 × 1664'),
  'old air 13.3': screen(13.3, '1440 × 900', 'TN'),
  'pro 14.2': screen(14.2, '3024 × 1964', 'Liquid Retina XDR'),
  'pro 15.4': screen(15.4, '2880 × 1800'),
  'pro 16': screen(16, '3072 × 1920'),
  'pro 16.2': screen(16.2, '3456 × 2234', 'Liquid Retina XDR'),
  'surface 12.3': screen(12.3, '2736 × 1824'),
  'surface 13.5': screen(13.5, '2256 × 1504'),
  'imac 21.5': screen(21.5, '4096 × 2304', 'Retina 4K'),
  'imac 24': screen(23.5, '4480 × 2520', 'Retina 4.5K'),
  'imac 27': screen(27, '5120 × 2880', 'Retina 5K'),
} as const satisfies Record<string, Pick<Specs, 'screenInches' | 'resolution' | 'panel'>>

export type Screen = keyof typeof screens
