import {
  clearFilters,
  countFilters,
  formatListingQuery,
  type ListingQuery,
  parseListingQuery,
} from '@dvaput/domain/catalogue/listing-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

const read = (search: string): ListingQuery => parseListingQuery(new URLSearchParams(search))

type Options = {
  /** The text of a search is not a filter: it is neither counted nor cleared with them. */
  readonly isSearch: boolean
}

/** The filters, stored in the URL only. */
export const useListingQuery = ({ isSearch }: Options) => {
  const { pathname, search, key } = useLocation()
  const { location: coming } = useNavigation()
  const navigate = useNavigate()
  const [pending, setPending] = useState<{ key: string; search: string }>()
  // Not pending any more: Back returns to the same location key.
  useEffect(() => setPending((before) => (before?.key === key ? before : undefined)), [key])
  const isComing = coming !== undefined && coming.pathname === pathname
  // Optimistic: a box is ticked on click, and the router reports the navigation a moment later.
  const ahead = pending?.key === key ? pending : isComing ? coming : undefined
  const query = read(ahead?.search ?? search)

  const toSearch = (next: ListingQuery): string => {
    // Parsed again, so that a reversed price range is put in order.
    const text = formatListingQuery(read(formatListingQuery(next)))
    return text === '' ? '' : `?${text}`
  }

  return {
    query,
    isSearch,
    isPending: ahead !== undefined,
    pathname,
    hrefOf: (next: ListingQuery): string => pathname + toSearch(next),
    go: (next: ListingQuery, { replace = false } = {}) => {
      if (toSearch(next) === toSearch(query)) return
      setPending({ key, search: toSearch(next) })
      void navigate(pathname + toSearch(next), { replace, preventScrollReset: true })
    },
    filterCount: countFilters(isSearch ? { ...query, text: '' } : query),
    cleared: { ...clearFilters(query), ...(isSearch && { text: query.text }) },
  }
}

export type ListingChoices = ReturnType<typeof useListingQuery>
