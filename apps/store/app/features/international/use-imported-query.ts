import type { ImportedCondition } from '@dvaput/domain/international/imported-condition'
import { formatImportedQuery, type ImportedQuery } from '@dvaput/domain/international/listing-query'
import { useSearchAhead } from '../../lib/use-search-ahead.ts'

const toSearch = (query: ImportedQuery): string => {
  const text = formatImportedQuery(query)
  return text === '' ? '' : `?${text}`
}

/** As this page writes it into its links; the server checks it with the tree of categories, which stays there. */
const readOwn = (search: string): ImportedQuery => {
  const parameters = new URLSearchParams(search)
  const read = <Value extends string>(name: string) => parameters.get(name) as Value | null
  const readAmount = (name: string) => (parameters.has(name) ? Number(read(name)) : null)
  return {
    category: read('categoria'),
    subcategory: read('subcategoria'),
    tag: read('tag') ?? '',
    search: read('search') ?? '',
    conditions: parameters.getAll('condition') as ImportedCondition[],
    priceFrom: readAmount('min'),
    priceTo: readAmount('max'),
    withWarnings: read('warnings') === '1',
    sort: read<ImportedQuery['sort']>('sort') ?? 'featured',
    page: Number(read('page') ?? 1),
  }
}

/** The choices of the listing, stored in the URL only; the server's reading of them counts once it is there. */
export const useImportedQuery = (loaded: ImportedQuery) => {
  const { pathname, search, isPending, go } = useSearchAhead()
  const query = isPending ? readOwn(search) : loaded
  return {
    query,
    pathname,
    hrefOf: (next: ImportedQuery): string => pathname + toSearch(next),
    isPending,
    go: (next: ImportedQuery, { replace = false } = {}) => {
      if (toSearch(next) !== toSearch(query)) go(toSearch(next), replace)
    },
  }
}

export type ImportedChoices = ReturnType<typeof useImportedQuery>
