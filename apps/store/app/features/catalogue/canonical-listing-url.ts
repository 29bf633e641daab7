import type { ListingView } from '@dvaput/backend/catalogue/catalogue'
import { type FacetValues, facetNames, readFacet } from '@dvaput/domain/catalogue/listing-facets'
import { formatListingQuery, type ListingQuery } from '@dvaput/domain/catalogue/listing-query'

type Answer = Pick<ListingView, 'facets' | 'pages'>

const chosenIn = ({ facets }: Answer, { facets: asked }: ListingQuery): FacetValues =>
  Object.fromEntries(
    facetNames.map((name) => {
      const answered = facets.find((facet) => facet.name === name)?.values.filter(({ selected }) => selected)
      // Parsed again to sort them: the result has them in the order of the filters.
      return [
        name,
        answered
          ? readFacet(
              name,
              answered.map(({ value }) => value),
            )
          : asked[name],
      ]
    }),
  ) as unknown as FacetValues

/**
 * The URL to redirect to, or null: the last page instead of one past it, and brands in the shop's spelling. Keeps
 * `lang`.
 */
export const canonicalListingUrl = (url: URL, path: string, query: ListingQuery, answer: Answer): string | null => {
  const page = Math.min(query.page, Math.max(1, answer.pages))
  const settled = formatListingQuery({ ...query, page, facets: chosenIn(answer, query) })
  if (settled === formatListingQuery(query)) return null
  const language = url.searchParams.get('lang')
  const parameters = [settled, language && `lang=${encodeURIComponent(language)}`].filter(Boolean).join('&')
  return parameters === '' ? path : `${path}?${parameters}`
}
