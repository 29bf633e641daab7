import { formatImportedQuery, type ImportedQuery } from '@dvaput/domain/international/listing-query'
import { useLocation, useNavigate, useNavigation } from 'react-router'

/** The choices of the listing, stored in the URL only. */
export const useImportedQuery = (query: ImportedQuery) => {
  const { pathname } = useLocation()
  const { location: coming } = useNavigation()
  const navigate = useNavigate()
  const hrefOf = (next: ImportedQuery): string => {
    const search = formatImportedQuery(next)
    return search === '' ? pathname : `${pathname}?${search}`
  }
  return {
    query,
    pathname,
    hrefOf,
    isPending: coming !== undefined && coming.pathname === pathname,
    go: (next: ImportedQuery, { replace = false } = {}) => {
      if (hrefOf(next) !== hrefOf(query)) void navigate(hrefOf(next), { replace, preventScrollReset: true })
    },
  }
}

export type ImportedChoices = ReturnType<typeof useImportedQuery>
