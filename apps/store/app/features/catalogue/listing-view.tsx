import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { LazyHydration } from '../../ui/hydration/lazy-hydration.tsx'
import { RenderTurn } from '../../ui/hydration/render-turn.ts'
import { FilterForm } from './filter-form.tsx'
import { FirstGroups } from './first-groups.tsx'
import type { ListingData } from './listing-data.ts'
import { ListingFailure } from './listing-failure.tsx'
import { ListingResults } from './listing-results.tsx'
import type { CardCorner } from './product-card.tsx'
import { useChoicesBeforeHydration } from './use-choices-before-hydration.ts'
import { type ListingChoices, useListingQuery } from './use-listing-query.ts'
import { usePriceDraft } from './use-price-draft.ts'

type ListingViewProps = {
  /** Null where loading failed. */
  readonly listing: ListingData | null
  /** The listing is that of the URL before: loading the one of this URL failed. */
  readonly isOutdated: boolean
  readonly header: ReactNode
  readonly CardCorner: CardCorner
  readonly isSearch?: boolean
  readonly emptyHelp?: ReactNode
  readonly failure?: ReactNode
}

type FiltersProps = { readonly listing: ListingData; readonly choices: ListingChoices }

const Filters = (props: FiltersProps) => {
  const text = useText('catalogue')
  return (
    <LazyHydration
      as="aside"
      aria-label={text('filter.title')}
      // Without scripts there is no drawer: on a phone the filters are above the products.
      // As high on a desktop as with the groups that come later: what is below it stays.
      className="hidden noscript:mb-6 noscript:block noscript:max-lg:max-h-96 noscript:max-lg:overflow-y-auto noscript:max-lg:rounded-lg noscript:max-lg:border noscript:max-lg:border-line noscript:max-lg:p-4 lg:sticky lg:top-30 lg:block lg:overflow-y-auto lg:-mx-1 lg:overscroll-contain lg:px-1 lg:h-[calc(100dvh-8rem)]"
    >
      <RenderTurn>
        <OpenFilters {...props} />
      </RenderTurn>
    </LazyHydration>
  )
}

const OpenFilters = ({ listing: { facets, areCountsExact, withheld }, choices }: FiltersProps) => (
  <FilterForm
    {...{ facets, choices, withheld }}
    price={usePriceDraft(choices)}
    showCounts={areCountsExact}
    Groups={FirstGroups}
  />
)

/** Filters, sorting and results of a listing or a search. */
export const ListingView = ({
  listing,
  isOutdated,
  header,
  CardCorner,
  isSearch = false,
  emptyHelp,
  failure = <ListingFailure />,
}: ListingViewProps) => {
  const choices = useListingQuery({ isSearch })
  const view = useChoicesBeforeHydration(choices)
  const hasFilters = listing !== null && !listing.isNear && (listing.total > 0 || choices.filterCount > 0)
  return (
    <div ref={view} className="flex flex-col gap-4 py-6 sm:gap-6 sm:py-8">
      {header}
      {listing === null ? (
        failure
      ) : (
        <div className={hasFilters ? 'lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start lg:gap-8' : undefined}>
          {hasFilters && <Filters listing={listing} choices={choices} />}
          <ListingResults
            listing={listing}
            choices={choices}
            hasFilters={hasFilters}
            CardCorner={CardCorner}
            emptyHelp={emptyHelp}
            failure={isOutdated && failure}
          />
        </div>
      )}
    </div>
  )
}
