import type { ListedNames } from '@dvaput/backend/catalogue/listed-products'
import { listingPath } from '@dvaput/domain/catalogue/listings/listing-path'
import { homeTiles, subcategoriesOf, subcategoryPath } from '@dvaput/domain/catalogue/menus/collection-menus'
import { retailCategories, tagsOf } from '@dvaput/domain/catalogue/menus/retail-categories'
import { productTypesOf, type SubcategorySlug } from '@dvaput/domain/catalogue/menus/subcategories'
import { mainCollections } from '@dvaput/domain/markets/main-collections'
import type { Market } from '@dvaput/domain/markets/market'
import { foldText } from '@dvaput/domain/text/fold-text'

export type ListedPath = {
  readonly path: string
  /** The other market has no such listing. */
  readonly ownMarketOnly: boolean
}

/** Of two collections with the same entry the first owns it, so each is named once. */
const slugs: readonly SubcategorySlug[] = [
  ...new Set<SubcategorySlug>([...Object.values(subcategoriesOf).flat(), ...homeTiles]),
]

/** The listings that menus and tiles lead to and that have something to show, each under its one address. */
export const listedPaths = (
  { capabilities }: Pick<Market, 'capabilities'>,
  { collections, productTypes, tags, hasSale }: ListedNames,
): ListedPath[] => {
  const shared = [
    '/products',
    ...(hasSale ? ['/products/sale'] : []),
    ...mainCollections
      .filter((collection) => collections.has(collection))
      .map((collection) => listingPath({ kind: 'collection', collection }))
      .filter((path) => path !== '/products/sale'),
    ...slugs.filter((slug) => productTypesOf(slug)?.some((type) => productTypes.has(type))).map(subcategoryPath),
  ]
  const own = capabilities.tagListings
    ? retailCategories.filter((category) => tagsOf(category).some((tag) => tags.has(foldText(tag))))
    : []
  return [
    ...shared.map((path) => ({ path, ownMarketOnly: false })),
    ...own.map((category) => ({ path: `/products/${category}`, ownMarketOnly: true })),
  ]
}
