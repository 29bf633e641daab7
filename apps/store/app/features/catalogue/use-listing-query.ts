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
  /** The text of a search is its question and no filter: it is not counted, and not cleared with them. */
  readonly isSearch: boolean
}

/** The choices as the address holds them. There is no other place where they are kept. */
export const useListingQuery = ({ isSearch }: Options) => {
  const { pathname, search, key } = useLocation()
  const { location: coming } = useNavigation()
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<{ key: string; search: string }>()
  // Having come, it is no longer on its way: Back leads to the same key again.
  useEffect(() => setWanted((kept) => (kept?.key === key ? kept : undefined)), [key])
  const isComing = coming !== undefined && coming.pathname === pathname
  // A box is ticked when it is clicked, not when the goods have come; the router tells of what is coming a moment later.
  const ahead = wanted?.key === key ? wanted : isComing ? coming : undefined
  const query = read(ahead?.search ?? search)

  const toSearch = (next: ListingQuery): string => {
    // Read once more, so that a range typed the wrong way round stands the right way in the address.
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
      setWanted({ key, search: toSearch(next) })
      void navigate(pathname + toSearch(next), { replace, preventScrollReset: true })
    },
    filterCount: countFilters(isSearch ? { ...query, text: '' } : query),
    cleared: { ...clearFilters(query), ...(isSearch && { text: query.text }) },
  }
}

export type ListingChoices = ReturnType<typeof useListingQuery>
