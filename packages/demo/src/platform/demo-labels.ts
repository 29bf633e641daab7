import { type LocalizedText, localized } from './localized-text.ts'
import type { View } from './pictures/looks.ts'

export type OptionName = 'memory' | 'storage' | 'colour'

export const optionNames = {
  memory: localized('Memorija', 'Memory', 'Memoria'),
  storage: localized('Pohrana', 'Storage', 'Almacenamiento'),
  colour: localized('Boja', 'Colour', 'Color'),
} as const satisfies Record<OptionName, LocalizedText>

/** These tags mark featured and on-sale products. // CAT-07, CAT-09 */
export const tagTexts = {
  featured: localized('featured', 'featured', 'destacado'),
  sale: localized('sale', 'sale', 'oferta'),
} as const satisfies Record<string, LocalizedText>

export const viewNames = {
  front: localized('sprijeda', 'from the front', 'de frente'),
  back: localized('odostraga', 'from behind', 'por detrás'),
  side: localized('sa strane', 'from the side', 'de lado'),
  detail: localized('detalj', 'detail', 'detalle'),
  top: localized('odozgo', 'from above', 'desde arriba'),
} as const satisfies Record<View, LocalizedText>
