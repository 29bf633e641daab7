import {
  clearFilters,
  countFilters,
  formatListingQuery,
  type ListingQuery,
  parseListingQuery,
} from '@dvaput/domain/catalogue/listings/listing-query'
import { useSearchAhead } from '../../lib/use-search-ahead.ts'

const read = (search: string): ListingQuery => parseListingQuery(new URLSearchParams(search))

const toSearch = (query: ListingQuery): string => {
  // Parsed again, so that a reversed price range is put in order.
  const text = formatListingQuery(read(formatListingQuery(query)))
  return text === '' ? '' : `?${text}`
}

type Options = {
  /** The text of a search is not a filter: it is neither counted nor cleared with them. */
  readonly isSearch: boolean
}

/** The filters, stored in the URL only. */
export const useListingQuery = ({ isSearch }: Options) => {
  const { pathname, search, isPending, go } = useSearchAhead()
  const query = read(search)
  return {
    query,
    isSearch,
    isPending,
    pathname,
    hrefOf: (next: ListingQuery): string => pathname + toSearch(next),
    go: (next: ListingQuery, { replace = false } = {}) => {
      if (toSearch(next) !== toSearch(query)) go(toSearch(next), replace)
    },
    filterCount: countFilters(isSearch ? { ...query, text: '' } : query),
    cleared: { ...clearFilters(query), ...(isSearch && { text: query.text }) },
  }
}

export type ListingChoices = ReturnType<typeof useListingQuery>
