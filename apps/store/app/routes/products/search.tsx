import { parseListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { redirect } from 'react-router'
import { canonicalListingUrl } from '../../features/catalogue/canonical-listing-url.ts'
import { toListingData } from '../../features/catalogue/listing-data.ts'
import { ListingView } from '../../features/catalogue/listing-view.tsx'
import { CompareBar } from '../../features/compare/compare-bar.tsx'
import { HelpResults } from '../../features/information/help-results.tsx'
import { searchHelp } from '../../features/information/search-help.server.ts'
import { NoResultsHelp } from '../../features/search/no-results-help.tsx'
import { SearchFailure } from '../../features/search/search-failure.tsx'
import { SearchHeader } from '../../features/search/search-header.tsx'
import { SearchStart } from '../../features/search/search-start.tsx'
import { ErrorPage } from '../../features/shell/error-page.tsx'
import { loadText } from '../../i18n/load-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { isIntegrationError } from '../../lib/failures/is-integration-error.ts'
import { isOutdated, LostConnection } from '../../lib/failures/lost-connection.ts'
import { cacheable, loaderHeaders, uncached } from '../../lib/loading/cacheable.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMeta } from '../../lib/meta/page-meta.ts'
import { PageTitle } from '../../lib/meta/page-title.tsx'
import type { Route } from './+types/search'
import { CardControls } from './card-controls.tsx'

export const meta = pageMeta

export const handle = {
  messages: ['search', 'catalogue', 'products'],
  startWhenIdle: true,
  viewOf: ({ searchParams }: URL) => parseListingQuery(searchParams).text,
}

export const headers = loaderHeaders

/** Help results beside the products. */
const maxHelpResults = 4

export const loader = pageLoader(async ({ market, language }, { request, services }) => {
  const url = new URL(request.url)
  const query = parseListingQuery(url.searchParams)
  const text = await loadText(language, 'search')
  const page = {
    head: {
      title: query.text ? text('search.titleFor', { query: query.text }) : text('search.title'),
      description: text('search.description'),
      path: '/search',
      hidden: true,
    },
    text: query.text,
    help: (await searchHelp(query.text, market, language)).slice(0, maxHelpResults),
  }
  // An empty text runs no search. // SRCH-03
  if (query.text === '') return cacheable({ ...page, results: null, isSlow: false }, { tags: [] })
  try {
    const result = await services().catalogue.search({ market, language }, query)
    const elsewhere = canonicalListingUrl(url, '/search', query, result)
    if (elsewhere !== null) throw redirect(elsewhere)
    const listing = await toListingData(result, query.text, language)
    // A query like "warranty" is about the help, not about every product that has one.
    const isHelpFirst = page.help.length > 0 && !result.isAboutProducts && listing.page === 1
    const [notSold = '', ...near] = listing.notes
    const corrected = isHelpFirst ? null : result.correction
    const isFound = listing.total > 0 || isHelpFirst
    const found = isFound
      ? text('search.results', { query: corrected ?? query.text })
      : text('search.noResults', { query: query.text })
    const results = listing.isNear
      ? { listing: { ...listing, notes: near }, title: notSold, isHelpFirst }
      : { listing, title: found, isHelpFirst }
    return cacheable({ ...page, results, isSlow: false }, { tags: result.cacheTags })
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    return uncached({ ...page, results: null, isSlow: error.kind === 'timeout' }, 503)
  }
})

export default function Search({ loaderData }: Route.ComponentProps) {
  const { text, results, help, isSlow } = loaderData
  const searchText = useText('search')
  if (text === '') return <SearchStart />
  const isHelpFirst = results?.isHelpFirst === true
  return (
    <>
      <ListingView
        isSearch
        header={
          <SearchHeader
            title={results?.title ?? searchText('search.results', { query: text })}
            notes={results?.listing.notes ?? []}
          >
            {isHelpFirst && <HelpResults results={help} isFirst />}
          </SearchHeader>
        }
        listing={results?.listing ?? null}
        isOutdated={isOutdated(loaderData)}
        CardCorner={CardControls}
        emptyHelp={<NoResultsHelp isAnswered={isHelpFirst || results?.listing.isNear === true} />}
        failure={<SearchFailure isSlow={isSlow} />}
      />
      {!isHelpFirst && <HelpResults results={help} />}
      <CompareBar />
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const text = useText('shell')
  if (!(error instanceof LostConnection)) return <ErrorPage error={error} />
  return (
    <div className="py-6 sm:py-8">
      <PageTitle>{text('search.label')}</PageTitle>
      <h1 className="text-3xl">{text('search.label')}</h1>
      <SearchFailure isSlow={false} />
    </div>
  )
}
