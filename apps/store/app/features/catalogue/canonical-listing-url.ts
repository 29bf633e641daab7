import type { ListingView } from '@dvaput/backend/catalogue/catalogue-views'
import { type FacetValues, facetNames, readFacet } from '@dvaput/domain/catalogue/listings/listing-facets'
import { formatListingQuery, type ListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'

type Result = Pick<ListingView, 'facets' | 'pages' | 'namedPrice'>

const selectedFacets = ({ facets }: Result, { facets: requested }: ListingQuery): FacetValues =>
  Object.fromEntries(
    facetNames.map((name) => {
      const chosen = facets.find((facet) => facet.name === name)?.values.filter(({ selected }) => selected)
      // Parsed again to sort them: the result has them in the order of the filters.
      return [
        name,
        chosen
          ? readFacet(
              name,
              chosen.map(({ value }) => value),
            )
          : requested[name],
      ]
    }),
  ) as unknown as FacetValues

/**
 * The URL to redirect to, or null: the last page instead of one past it, brands in the shop's spelling, and a price that
 * the text names as a filter, so that it can be seen, changed and removed. Keeps `lang`.
 */
export const canonicalListingUrl = (url: URL, path: string, query: ListingQuery, result: Result): string | null => {
  const page = Math.min(query.page, Math.max(1, result.pages))
  const changed = { ...query, ...result.namedPrice, page, facets: selectedFacets(result, query) }
  const canonical = formatListingQuery(changed)
  if (canonical === formatListingQuery(query)) return null
  const language = url.searchParams.get('lang')
  const parameters = [canonical, language && `lang=${encodeURIComponent(language)}`].filter(Boolean).join('&')
  // A search for a price alone is a listing of everything.
  const target = changed.text === '' && path === '/search' ? '/products' : path
  return parameters === '' ? target : `${target}?${parameters}`
}
