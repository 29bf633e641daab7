import { findMainCollection, type MainCollection, mainCollections, subcategoriesOf } from './main-collections.ts'
import { productTypesOf, type SubcategorySlug } from './subcategories.ts'
import { toTypeSlug } from './type-slug.ts'

type GoodsPlace = { readonly collection: MainCollection | null; readonly subcategory: SubcategorySlug | null }

const isInMenuOf = (collection: MainCollection, slug: string): boolean =>
  (subcategoriesOf[collection] as readonly string[]).includes(slug)

/** Where the breadcrumb of a product leads: of the collections with its kind the one it is in, else the first. */
export const findGoodsPlace = (productType: string, collections: readonly string[]): GoodsPlace => {
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
