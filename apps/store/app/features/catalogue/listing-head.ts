import { listingPath } from '@dvaput/domain/catalogue/listing-path'
import type { ListingPlace } from '@dvaput/domain/catalogue/listing-place'
import { countFilters, type ListingQuery } from '@dvaput/domain/catalogue/listing-query'
import type { Locale } from '@dvaput/domain/markets/locale'
import { loadText } from '../../i18n/create-text.ts'
import type { PageHead } from '../../lib/page-meta.ts'
import type { ListingDescription } from './describe-listing.ts'

type Listing = Locale & {
  readonly place: ListingPlace
  readonly described: ListingDescription
  readonly query: ListingQuery
}

/** Adds the collection's name: two collections may have a subcategory of the same name. */
const nameOf = ({ kind }: ListingPlace, { title, trail }: ListingDescription): string => {
  const parent = trail.at(-2)?.label
  return kind === 'subcategory' && parent !== undefined && parent !== title ? `${title} – ${parent}` : title
}

/**
 * One canonical URL for each page in the default order. Filtered listings are not indexed, because there are too many.
 */
export const listingHead = async ({ place, described, query, market, language }: Listing): Promise<PageHead> => {
  const text = await loadText(language, 'listings')
  const name = nameOf(place, described)
  const { page } = query
  return {
    title: page > 1 ? text('listing.titleWithPage', { title: name, page }) : name,
    description: text('listing.description', { name, city: market.city }),
    path: page > 1 ? `${listingPath(place)}?page=${page}` : listingPath(place),
    hidden: countFilters(query) > 0,
    ownMarketOnly: place.kind === 'tags' || place.kind === 'shop-collection',
  }
}
