import { type MainCollection, mainCollections } from '../../markets/main-collections.ts'
import { findMainCollection, subcategoriesOf } from './collection-menus.ts'
import { productTypesOf, type SubcategorySlug } from './subcategories.ts'
import { toTypeSlug } from './type-slug.ts'

type Breadcrumb = { readonly collection: MainCollection | null; readonly subcategory: SubcategorySlug | null }

const isInMenuOf = (collection: MainCollection, slug: string): boolean =>
  (subcategoriesOf[collection] as readonly string[]).includes(slug)

/** Where the breadcrumb of a product leads: of the collections with its kind the one it is in, else the first. */
export const findBreadcrumb = (productType: string, collections: readonly string[]): Breadcrumb => {
  const own = mainCollections.filter((collection) =>
    collections.some((each) => findMainCollection(each) === collection),
  )
  const slug = toTypeSlug(productType)
  if (productTypesOf(slug) === undefined) {
    const gathering = own.filter((collection) => subcategoriesOf[collection].length > 0)
    return { collection: gathering[0] ?? null, subcategory: null }
  }
  const collection = [...own, ...mainCollections].find((each) => isInMenuOf(each, slug)) ?? null
  return { collection, subcategory: collection === null ? null : (slug as SubcategorySlug) }
}
