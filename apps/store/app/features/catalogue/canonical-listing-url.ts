import type { ListingView } from '@dvaput/backend/catalogue/catalogue-views'
import { type FacetValues, facetNames, readFacet } from '@dvaput/domain/catalogue/listing-facets'
import { formatListingQuery, type ListingQuery } from '@dvaput/domain/catalogue/listing-query'

type Result = Pick<ListingView, 'facets' | 'pages'>

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
 * The URL to redirect to, or null: the last page instead of one past it, and brands in the shop's spelling. Keeps
 * `lang`.
 */
export const canonicalListingUrl = (url: URL, path: string, query: ListingQuery, result: Result): string | null => {
  const page = Math.min(query.page, Math.max(1, result.pages))
  const canonical = formatListingQuery({ ...query, page, facets: selectedFacets(result, query) })
  if (canonical === formatListingQuery(query)) return null
  const language = url.searchParams.get('lang')
  const parameters = [canonical, language && `lang=${encodeURIComponent(language)}`].filter(Boolean).join('&')
  return parameters === '' ? path : `${path}?${parameters}`
}
