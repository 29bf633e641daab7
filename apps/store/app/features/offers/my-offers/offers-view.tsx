import type { WatchedProduct } from '@dvaput/backend/target-prices/list-watched'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Notice } from '@dvaput/ui/notice.tsx'
import { StatePanel } from '@dvaput/ui/state-panel.tsx'
import { useNavigation, useRevalidator } from 'react-router'
import { useText } from '../../../i18n/use-text.ts'
import { EmptyList } from '../../../ui/empty-list.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { RateNote } from '../../../ui/products/rate-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { OfferIntent } from '../offer-draft.ts'
import type { OfferedProduct } from '../offered-product.ts'
import type { MyOffersResult } from './my-offers-result.ts'
import { OfferCard } from './offer-card.tsx'
import { OfferFormPanel } from './offer-form-panel.tsx'
import type { OfferView } from './offer-view.ts'
import { OffersFilters } from './offers-filters.tsx'
import { hasFilters, type OffersQuery, offersPath } from './offers-query.ts'
import { PriceAlerts } from './price-alerts.tsx'
import { useOfferEvents } from './use-offer-events.ts'

type OffersViewProps = {
  readonly query: OffersQuery
  readonly offers: readonly OfferView[]
  readonly page: number
  readonly totalPages: number
  readonly alerts: readonly WatchedProduct[]
  /** Without scripts the dialog stands on the page. */
  readonly offered: { readonly product: OfferedProduct; readonly intent: OfferIntent } | null
  /** Why the list could not be loaded again. */
  readonly problem: string | null
  readonly result: MyOffersResult | null
}

const Empty = ({ query }: { readonly query: OffersQuery }) => {
  const text = useText('my-offers')
  if (hasFilters(query))
    return (
      <StatePanel
        icon="search"
        title={text('offers.noMatch')}
        action={<ButtonLink to="/my-offers">{text('offers.clearFilters')}</ButtonLink>}
      />
    )
  return (
    <EmptyList icon="tag" title={text('offers.empty')} text={text('offers.emptyText')} browse={text('offers.browse')} />
  )
}

const Loading = () => (
  <LoadingState>
    <div className="grid gap-4">
      <Skeleton className="h-56 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
    </div>
  </LoadingState>
)

/** The filters, the offers and their pages, or why there are none. // MYOF-05, MYOF-11 */
export const OffersView = ({ query, offers, page, totalPages, alerts, offered, problem, result }: OffersViewProps) => {
  const text = useText('my-offers')
  const { revalidate } = useRevalidator()
  const { state, location, formMethod } = useNavigation()
  useOfferEvents(() => void revalidate())
  const here = offersPath({ ...query, page })
  const isLoading = state === 'loading' && formMethod !== 'POST' && location.pathname === '/my-offers'
  const isEmpty = offers.length === 0
  const isUnused = isEmpty && !hasFilters(query)
  const resultOf = (id: string) => (result?.about === id ? result : null)
  // What a form was about may no longer be in the list.
  const hasPesos =
    offers.some(({ originalPrice }) => originalPrice.currency === 'CLP') ||
    alerts.some(({ target, price }) => (price ?? target)?.currency === 'CLP')
  const isShownElsewhere = result !== null && !offers.some(({ id }) => id === result.about)
  return (
    <div className="grid grid-cols-1 gap-6 py-8">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-3xl sm:text-4xl">{text('offers.title')}</h1>
        <ButtonLink to={here} replace preventScrollReset variant="secondary" icon="refresh">
          {text('offers.refresh')}
        </ButtonLink>
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {isShownElsewhere && !(offered && result.failed) && (
        <Notice tone={result.failed ? 'danger' : 'success'} focused>
          {result.message}
        </Notice>
      )}
      {offered && (!result || result.failed) && <OfferFormPanel {...offered} result={result} />}
      <section aria-labelledby="offers" className="grid grid-cols-1 gap-4">
        <h2 id="offers" className="sr-only">
          {text('offers.list')}
        </h2>
        {!isUnused && <OffersFilters query={query} />}
        {isLoading ? (
          <Loading />
        ) : isEmpty ? (
          <Empty query={query} />
        ) : (
          <ul className="grid grid-cols-1 gap-4">
            {offers.map((offer) => (
              <li key={offer.id}>
                <OfferCard offer={offer} action={here} result={resultOf(offer.id)} />
              </li>
            ))}
          </ul>
        )}
        {totalPages > 1 && (
          <Pagination page={page} pageCount={totalPages} hrefFor={(number) => offersPath({ ...query, page: number })} />
        )}
      </section>
      <PriceAlerts alerts={alerts} action={here} />
      {hasPesos && <RateNote />}
    </div>
  )
}
