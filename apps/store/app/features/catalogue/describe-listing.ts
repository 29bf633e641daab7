import { listingPath } from '@dvaput/domain/catalogue/listings/listing-path'
import type { ListingScope } from '@dvaput/domain/catalogue/listings/listing-scope'
import { subcategoriesOf } from '@dvaput/domain/catalogue/menus/collection-menus'
import { type RetailCategory, retailCategories, tagsOf } from '@dvaput/domain/catalogue/menus/retail-categories'
import type { SubcategorySlug } from '@dvaput/domain/catalogue/menus/subcategories'
import { type MainCollection, mainCollections } from '@dvaput/domain/markets/main-collections'
import type { Language } from '@dvaput/domain/text/language'
import type { Text } from '../../i18n/catalogue.ts'
import { loadText } from '../../i18n/load-text.ts'

type Crumb = { readonly label: string; readonly to: string }
export type CategoryLink = Crumb & { readonly isCurrent: boolean }

/** The texts of a listing: title, introduction, breadcrumb and links to narrower listings. */
export type ListingDescription = {
  readonly title: string
  readonly intro: string | null
  /** From the home page to the listing itself. */
  readonly trail: readonly Crumb[]
  readonly categories: readonly CategoryLink[]
}

const titleOf = (scope: ListingScope, text: Text<'shell'>): string => {
  switch (scope.kind) {
    case 'all':
      return text('listing.all')
    case 'sale':
      return text('listing.sale')
    case 'collection':
      return text(`collection.${scope.collection}`)
    case 'subcategory':
      return text(`type.${scope.slug as SubcategorySlug}`)
    case 'tags':
      return text(`retail.${scope.category}`)
    case 'shop-collection':
      return scope.handle
  }
}

const introOf = (scope: ListingScope, text: Text<'listings'>): string | null => {
  if (scope.kind === 'all') return text('intro.all')
  if (scope.kind === 'sale') return text('intro.sale')
  return scope.kind === 'collection' ? text(`intro.${scope.collection}`) : null
}

const subcategoryLinks = (collection: MainCollection, current: string | null, text: Text<'shell'>): CategoryLink[] =>
  subcategoriesOf[collection].map((slug) => ({
    label: text(`type.${slug}`),
    to: `/products/${collection}/${slug}`,
    isCurrent: slug === current,
  }))

/** Tag listings within a wider one. */
const narrowerTags = (category: RetailCategory): readonly RetailCategory[] =>
  retailCategories.filter((other) => other !== category && tagsOf(other).every((tag) => tagsOf(category).includes(tag)))

const categoriesOf = (scope: ListingScope, text: Text<'shell'>): readonly CategoryLink[] => {
  if (scope.kind === 'all')
    return mainCollections.map((collection) => ({
      label: text(`collection.${collection}`),
      to: `/products/${collection}`,
      isCurrent: false,
    }))
  if (scope.kind === 'collection') return subcategoryLinks(scope.collection, null, text)
  if (scope.kind === 'subcategory') return subcategoryLinks(scope.collection, scope.slug, text)
  if (scope.kind === 'tags')
    return narrowerTags(scope.category).map((category) => ({
      label: text(`retail.${category}`),
      to: `/products/${category}`,
      isCurrent: false,
    }))
  return []
}

const parentsOf = (scope: ListingScope, text: Text<'shell'>): readonly Crumb[] => {
  if (scope.kind === 'all') return []
  const all = { label: text('listing.all'), to: '/products' }
  return scope.kind === 'subcategory'
    ? [all, { label: text(`collection.${scope.collection}`), to: `/products/${scope.collection}` }]
    : [all]
}

/** `shopTitle` is the title of a collection that only the shop knows. */
export const describeListing = async (
  scope: ListingScope,
  language: Language,
  shopTitle: string | null = null,
): Promise<ListingDescription> => {
  const [categories, listingText] = await Promise.all([loadText(language, 'shell'), loadText(language, 'listings')])
  const title = shopTitle ?? titleOf(scope, categories)
  return {
    title,
    intro: introOf(scope, listingText),
    trail: [
      { label: listingText('nav.home'), to: '/' },
      ...parentsOf(scope, categories),
      { label: title, to: listingPath(scope) },
    ],
    categories: categoriesOf(scope, categories),
  }
}
