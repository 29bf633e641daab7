import { listingPath } from '@dvaput/domain/catalogue/listing-path'
import type { ListingPlace } from '@dvaput/domain/catalogue/listing-place'
import { type MainCollection, mainCollections, subcategoriesOf } from '@dvaput/domain/catalogue/main-collections'
import { type RetailCategory, retailCategories, tagsOf } from '@dvaput/domain/catalogue/retail-categories'
import type { SubcategorySlug } from '@dvaput/domain/catalogue/subcategories'
import type { Language } from '@dvaput/domain/text/language'
import type { Text } from '../../i18n/catalogue.ts'
import { loadText } from '../../i18n/create-text.ts'

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

const titleOf = (place: ListingPlace, text: Text<'shell'>): string => {
  switch (place.kind) {
    case 'all':
      return text('listing.all')
    case 'sale':
      return text('listing.sale')
    case 'collection':
      return text(`collection.${place.collection}`)
    case 'subcategory':
      return text(`type.${place.slug as SubcategorySlug}`)
    case 'tags':
      return text(`retail.${place.category}`)
    case 'shop-collection':
      return place.handle
  }
}

const introOf = (place: ListingPlace, text: Text<'listings'>): string | null => {
  if (place.kind === 'all') return text('intro.all')
  if (place.kind === 'sale') return text('intro.sale')
  return place.kind === 'collection' ? text(`intro.${place.collection}`) : null
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

const categoriesOf = (place: ListingPlace, text: Text<'shell'>): readonly CategoryLink[] => {
  if (place.kind === 'all')
    return mainCollections.map((collection) => ({
      label: text(`collection.${collection}`),
      to: `/products/${collection}`,
      isCurrent: false,
    }))
  if (place.kind === 'collection') return subcategoryLinks(place.collection, null, text)
  if (place.kind === 'subcategory') return subcategoryLinks(place.collection, place.slug, text)
  if (place.kind === 'tags')
    return narrowerTags(place.category).map((category) => ({
      label: text(`retail.${category}`),
      to: `/products/${category}`,
      isCurrent: false,
    }))
  return []
}

const parentsOf = (place: ListingPlace, text: Text<'shell'>): readonly Crumb[] => {
  if (place.kind === 'all') return []
  const all = { label: text('listing.all'), to: '/products' }
  return place.kind === 'subcategory'
    ? [all, { label: text(`collection.${place.collection}`), to: `/products/${place.collection}` }]
    : [all]
}

/** `shopTitle` is the title of a collection that only the shop knows. */
export const describeListing = async (
  place: ListingPlace,
  language: Language,
  shopTitle: string | null = null,
): Promise<ListingDescription> => {
  const [categories, listingText] = await Promise.all([loadText(language, 'shell'), loadText(language, 'listings')])
  const title = shopTitle ?? titleOf(place, categories)
  return {
    title,
    intro: introOf(place, listingText),
    trail: [
      { label: listingText('nav.home'), to: '/' },
      ...parentsOf(place, categories),
      { label: title, to: listingPath(place) },
    ],
    categories: categoriesOf(place, categories),
  }
}
