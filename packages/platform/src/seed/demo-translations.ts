import type { View } from './looks.ts'
import { type Words, words } from './translations.ts'

export type OptionName = 'memory' | 'storage' | 'colour'

export const optionNames = {
  memory: words('Memorija', 'Memory', 'Memoria'),
  storage: words('Pohrana', 'Storage', 'Almacenamiento'),
  colour: words('Boja', 'Colour', 'Color'),
} as const satisfies Record<OptionName, Words>

/** Featured and on sale are told by these tags. // spec §9 Classification */
export const tagWords = {
  featured: words('featured', 'featured', 'destacado'),
  sale: words('sale', 'sale', 'oferta'),
} as const satisfies Record<string, Words>

/** A rendered picture says so. // readings D-17 */
export const illustration = words('ilustracija modela', 'illustration of the model', 'ilustración del modelo')

export const viewNames = {
  front: words('sprijeda', 'from the front', 'de frente'),
  back: words('odostraga', 'from behind', 'por detrás'),
  side: words('sa strane', 'from the side', 'de lado'),
  detail: words('detalj', 'detail', 'detalle'),
  top: words('odozgo', 'from above', 'desde arriba'),
} as const satisfies Record<View, Words>
