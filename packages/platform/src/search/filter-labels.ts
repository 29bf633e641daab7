import type { Language } from '@dvaput/domain/text/language'

type Label = Readonly<Record<Language, string>>

export const filterLabels = {
  'filter.v.availability': { bcs: 'Dostupnost', en: 'Availability', es: 'Disponibilidad' },
  'filter.v.price': { bcs: 'Cijena', en: 'Price', es: 'Precio' },
  'filter.p.product_type': { bcs: 'Vrsta proizvoda', en: 'Product type', es: 'Tipo de producto' },
  'filter.p.vendor': { bcs: 'Marka', en: 'Brand', es: 'Marca' },
  'filter.p.tag': { bcs: 'Oznake', en: 'Tags', es: 'Etiquetas' },
} as const satisfies Record<string, Label>

/** Metafields that buyers may filter by; every other one is only shown. */
export const filterableMetafields: Readonly<Record<string, Label>> = {
  'custom.condition': { bcs: 'Stanje', en: 'Condition', es: 'Estado' },
  'custom.grade': { bcs: 'Klasa', en: 'Grade', es: 'Grado' },
  'custom.battery_health': { bcs: 'Stanje baterije', en: 'Battery health', es: 'Salud de la batería' },
  'custom.warranty': { bcs: 'Garancija', en: 'Warranty', es: 'Garantía' },
  'custom.processor': { bcs: 'Procesor', en: 'Processor', es: 'Procesador' },
  'custom.memory': { bcs: 'Memorija', en: 'Memory', es: 'Memoria' },
  'custom.storage': { bcs: 'Pohrana', en: 'Storage', es: 'Almacenamiento' },
  'custom.screen_size': { bcs: 'Ekran', en: 'Screen size', es: 'Pantalla' },
}

export const availabilityLabels = {
  inStock: { bcs: 'Na stanju', en: 'In stock', es: 'En existencia' },
  outOfStock: { bcs: 'Nije na stanju', en: 'Out of stock', es: 'Agotado' },
} as const satisfies Record<string, Label>
