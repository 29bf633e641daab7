import { findBreadcrumb } from '@dvaput/domain/catalogue/menus/breadcrumb'
import { subcategoryPath } from '@dvaput/domain/catalogue/menus/collection-menus'

/** The listing of the product's category, or of everything. */
export const similarPath = (category: string): string => {
  const { collection, subcategory } = findBreadcrumb(category, [])
  if (subcategory !== null) return subcategoryPath(subcategory)
  return collection === null ? '/products' : `/products/${collection}`
}
