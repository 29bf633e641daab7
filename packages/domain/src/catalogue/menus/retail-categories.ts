import { foldText } from '../../text/fold-text.ts'

/** The listings by tag of the retail shop; a product with any of the tags belongs. // CAT-16, CAT-17, CAT-18 */
const tagsOfCategory = {
  // Fifty of each, every product once.
  todos: ['Budget Laptops', 'Cell', 'Laptops 200', 'Tablets'],
  'budget-laptops': ['Budget Laptops'],
  cell: ['Cell'],
  'laptops-200': ['Laptops 200'],
  tablets: ['Tablets'],
  computadoras: ['computadoras', 'computador', 'pc'],
  laptops: ['laptops', 'notebook', 'portátil'],
  smartphones: ['smartphones', 'celulares', 'teléfono'],
  gaming: ['gaming', 'gamer', 'videojuegos'],
  accesorios: ['accesorios', 'periféricos'],
  audio: ['audio', 'audífonos'],
  hogar: ['hogar', 'casa'],
  televisores: ['televisores', 'pantallas'],
  camaras: ['camaras', 'cámara'],
  internacional: ['internacional', 'importado'],
  electronica: ['electronica', 'tecnología'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type RetailCategory = keyof typeof tagsOfCategory

export const retailCategories = Object.keys(tagsOfCategory) as readonly RetailCategory[]

export const isRetailCategory = (slug: string): slug is RetailCategory => Object.hasOwn(tagsOfCategory, slug)

export const tagsOf = (category: RetailCategory): readonly string[] => tagsOfCategory[category]

const listingTags = new Set(Object.values(tagsOfCategory).flat().map(foldText))

/** A tag that puts products into a listing. */
export const isListingTag = (tag: string): boolean => listingTags.has(foldText(tag))

/** Several results as one list, in their order, every product once. */
export const mergeById = <Item extends { readonly id: string }>(
  lists: readonly (readonly Item[])[],
): readonly Item[] => {
  const seen = new Map<string, Item>()
  for (const item of lists.flat()) if (!seen.has(item.id)) seen.set(item.id, item)
  return [...seen.values()]
}
