import { listingPath } from '@dvaput/domain/catalogue/listings/listing-path'
import { countFilters, type ListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import type { ListingScope } from '@dvaput/domain/catalogue/listings/listing-scope'
import type { Locale } from '@dvaput/domain/markets/locale'
import { loadText } from '../../i18n/load-text.ts'
import type { PageHead } from '../../lib/meta/page-meta.ts'
import type { ListingDescription } from './describe-listing.ts'

type Listing = Locale & {
  readonly scope: ListingScope
  readonly described: ListingDescription
  readonly query: ListingQuery
}

/** Adds the collection's name: two collections may have a subcategory of the same name. */
const nameOf = ({ kind }: ListingScope, { title, trail }: ListingDescription): string => {
  const parent = trail.at(-2)?.label
  return kind === 'subcategory' && parent !== undefined && parent !== title ? `${title} – ${parent}` : title
}

/**
 * One canonical URL for each page in the default order. Filtered listings are not indexed, because there are too many.
 */
export const listingHead = async ({ scope, described, query, market, language }: Listing): Promise<PageHead> => {
  const text = await loadText(language, 'listings')
  const name = nameOf(scope, described)
  const { page } = query
  return {
    title: page > 1 ? text('listing.titleWithPage', { title: name, page }) : name,
    description: text('listing.description', { name, city: market.city }),
    path: page > 1 ? `${listingPath(scope)}?page=${page}` : listingPath(scope),
    hidden: countFilters(query) > 0,
    ownMarketOnly: scope.kind === 'tags' || scope.kind === 'shop-collection',
  }
}
