import type { ListingView } from '@dvaput/backend/catalogue/catalogue'
import { type FacetValues, facetNames, readFacet } from '@dvaput/domain/catalogue/listing-facets'
import { formatListingQuery, type ListingQuery } from '@dvaput/domain/catalogue/listing-query'

type Answer = Pick<ListingView, 'facets' | 'pages'>

const chosenIn = ({ facets }: Answer, { facets: asked }: ListingQuery): FacetValues =>
  Object.fromEntries(
    facetNames.map((name) => {
      const answered = facets.find((facet) => facet.name === name)?.values.filter(({ selected }) => selected)
      // Read once more: an answer has them in the order of the filters, an address has one of its own.
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
 * Where the listing lives, if not where it was asked for: its last page in place of one beyond it, and brands as the shop
 * writes them. A language that was asked for by name goes along.
 */
export const canonicalListingUrl = (url: URL, path: string, query: ListingQuery, answer: Answer): string | null => {
  const page = Math.min(query.page, Math.max(1, answer.pages))
  const settled = formatListingQuery({ ...query, page, facets: chosenIn(answer, query) })
  if (settled === formatListingQuery(query)) return null
  const language = url.searchParams.get('lang')
  const parameters = [settled, language && `lang=${encodeURIComponent(language)}`].filter(Boolean).join('&')
  return parameters === '' ? path : `${path}?${parameters}`
}
