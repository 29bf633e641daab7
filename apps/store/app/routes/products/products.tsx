import { limits } from '@dvaput/domain/catalogue/limits'
import { listingPath } from '@dvaput/domain/catalogue/listings/listing-path'
import { parseListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { findListingScope } from '@dvaput/domain/catalogue/listings/listing-scope'
import { isMarketId } from '@dvaput/domain/markets/market'
import { isRouteErrorResponse, redirect } from 'react-router'
import { canonicalListingUrl } from '../../features/catalogue/canonical-listing-url.ts'
import { describeListing } from '../../features/catalogue/describe-listing.ts'
import { toListingData } from '../../features/catalogue/listing-data.ts'
import { listingHead } from '../../features/catalogue/listing-head.ts'
import { ListingHeader } from '../../features/catalogue/listing-header.tsx'
import { listingNotFound } from '../../features/catalogue/listing-not-found.server.ts'
import { ListingView } from '../../features/catalogue/listing-view.tsx'
import { UnreachableListing } from '../../features/catalogue/unreachable-listing.tsx'
import { CompareBar } from '../../features/compare/compare-bar.tsx'
import { SearchForm } from '../../features/search/search-form.tsx'
import { ErrorPage } from '../../features/shell/error-page.tsx'
import { NotFoundPage } from '../../features/shell/lazy-not-found-page.tsx'
import { OtherMarketPage } from '../../features/shell/lazy-other-market-page.tsx'
import { isIntegrationError } from '../../lib/failures/is-integration-error.ts'
import { isOutdated, LostConnection } from '../../lib/failures/lost-connection.ts'
import { cacheable, loaderHeaders, uncached } from '../../lib/loading/cacheable.ts'
import { pageLoader } from '../../lib/loading/page-loader.ts'
import { pageMetaWith } from '../../lib/meta/page-meta.ts'
import { breadcrumbJsonLd, itemListJsonLd } from '../../lib/structured-data/list-json-ld.ts'
import type { Route } from './+types/products'
import { CardControls } from './card-controls.tsx'

export const meta = pageMetaWith<Route.ComponentProps['loaderData']>(({ described, listing }, context) =>
  import.meta.env.SSR
    ? [
        breadcrumbJsonLd(described.trail, context),
        ...(listing
          ? [
              itemListJsonLd(
                listing.products,
                { total: listing.total, before: (listing.page - 1) * limits.pageSize },
                context,
              ),
            ]
          : []),
      ]
    : [],
)

export const handle = {
  messages: ['catalogue', 'products'],
  startWhenIdle: true,
  viewOf: ({ pathname }: URL) => pathname,
}

export const headers = loaderHeaders

export const loader = pageLoader(async ({ market, language }, { request, params, services }) => {
  const scope = findListingScope(params.category, params.subcategory, market.capabilities)
  const url = new URL(request.url)
  const notFound = () => listingNotFound(services().catalogue, { market, language }, params, url.search)
  if (!scope) throw await notFound()
  const query = parseListingQuery(url.searchParams)
  try {
    const result = await services().catalogue.list({ market, language }, scope, query)
    if (!result) throw await notFound()
    const elsewhere = canonicalListingUrl(url, listingPath(scope), query, result)
    if (elsewhere !== null) throw redirect(elsewhere)
    const described = await describeListing(scope, language, result.title)
    const head = await listingHead({ scope, described, query, market, language })
    const listing = await toListingData(result, query.text, language)
    return cacheable({ head, described, listing }, { tags: result.cacheTags })
  } catch (error) {
    if (!isIntegrationError(error)) throw error
    const described = await describeListing(scope, language)
    const head = await listingHead({ scope, described, query, market, language })
    return uncached({ head, described, listing: null }, 503)
  }
})

export default function Products({ loaderData, params }: Route.ComponentProps) {
  const { described, listing } = loaderData
  return (
    <>
      <ListingView
        key={`${params.category}/${params.subcategory}`}
        header={<ListingHeader listing={described} />}
        listing={listing}
        isOutdated={isOutdated(loaderData)}
        CardCorner={CardControls}
      />
      <CompareBar />
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  if (error instanceof LostConnection) return <UnreachableListing />
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  const { market } = error.data ?? {}
  return isMarketId(market) ? <OtherMarketPage market={market} /> : <NotFoundPage search={<SearchForm />} />
}
