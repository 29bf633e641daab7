import { changeListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { type ReactNode, Suspense, useRef } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { searchExample } from '../../lib/search-example.ts'
import { lazyComponent } from '../../ui/hydration/lazy-component.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { useResultsInView } from '../../ui/use-results-in-view.ts'
import { FilterButton } from './filter-button.tsx'
import type { ListingData } from './listing-data.ts'
import type { CardCorner } from './product-card.tsx'
import { ProductGrid } from './product-grid.tsx'
import { SortSelect } from './sort-select.tsx'
import { TextFilter } from './text-filter.tsx'
import type { ListingChoices } from './use-listing-query.ts'

/** Above the fold on most screens. */
const firstRow = 4

/** Loaded lazily: most first visits have no filters. */
const FilterChips = lazyComponent(async () => (await import('./filter-chips.tsx')).FilterChips)
const WithheldNote = lazyComponent(async () => (await import('./withheld-note.tsx')).WithheldNote)
const NoProducts = lazyComponent(async () => (await import('./no-products.tsx')).NoProducts)

type ListingResultsProps = {
  readonly listing: ListingData
  readonly choices: ListingChoices
  readonly hasFilters: boolean
  readonly CardCorner: CardCorner
  readonly emptyHelp?: ReactNode
  /** In place of the products. */
  readonly failure: ReactNode
}

type CountProps = {
  readonly listing: ListingData
  readonly notes: readonly string[]
  /** Whether the search field is beside it on a phone. */
  readonly hasField: boolean
}

const Count = ({ listing: { total, isTotalExact, page, pages, isNear }, notes, hasField }: CountProps) => {
  const text = useText('catalogue')
  return (
    <div
      role="status"
      // A fixed minimum width, so that a late font does not move the field beside it.
      className={joinClasses(
        'flex flex-col gap-1 text-sm text-ink-soft',
        notes.length > 0 ? 'w-full' : 'min-w-28',
        notes.length === 0 && hasField && 'min-[22rem]:max-sm:text-right',
      )}
    >
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {/* What comes near is not counted, and an empty listing has a visible text of its own. */}
      {!isNear && (
        <p className={total === 0 ? 'sr-only' : undefined}>
          <span className="font-semibold text-ink">
            {isTotalExact ? text('listing.count', { count: total }) : text('listing.countOver', { total })}
          </span>
          {page > 1 && ` · ${text('listing.page', { page, pages })}`}
        </p>
      )}
    </div>
  )
}

export const ListingResults = ({
  listing,
  choices,
  hasFilters,
  CardCorner,
  emptyHelp,
  failure,
}: ListingResultsProps) => {
  const text = useText('catalogue')
  const results = useRef<HTMLElement>(null)
  useResultsInView(results, listing, listing.page)
  const { query, hrefOf, isPending, isSearch } = choices
  const { products, total, page, pages, facets, notes, isNear, understood, withheld } = listing
  const leave = () => results.current?.focus({ preventScroll: true })
  return (
    <section
      ref={results}
      tabIndex={-1}
      aria-label={text('listing.results')}
      aria-busy={isPending}
      className="flex min-w-0 flex-col gap-4 outline-none"
    >
      <div className="flex flex-wrap items-center gap-3">
        {hasFilters && <FilterButton listing={listing} choices={choices} />}
        {total > 0 && !isNear && (
          <div className="min-w-0 grow basis-40 sm:grow-0 sm:basis-auto lg:order-last lg:ml-auto">
            <SortSelect choices={choices} />
          </div>
        )}
        {/* The field of a search is the header's. */}
        {hasFilters && !isSearch && (
          <TextFilter
            choices={choices}
            example={searchExample(products)}
            className="min-w-[min(12rem,100%)] grow basis-0 lg:max-w-96"
          />
        )}
        {/* A search shows the notes beside its title. */}
        {!failure && <Count listing={listing} notes={isSearch ? [] : notes} hasField={hasFilters && !isSearch} />}
      </div>
      {(choices.filterCount > 0 || understood) && (
        <Suspense>
          <FilterChips choices={choices} facets={facets} understood={understood} onLeave={leave} />
        </Suspense>
      )}
      {withheld > 0 && !failure && (
        <Suspense>
          <WithheldNote choices={choices} withheld={withheld} onLeave={leave} />
        </Suspense>
      )}
      <div
        data-pending={isPending || undefined}
        className="transition-opacity delay-100 duration-200 data-pending:pointer-events-none data-pending:opacity-50"
      >
        {failure ? (
          failure
        ) : products.length === 0 ? (
          <Suspense>
            <NoProducts choices={choices} onLeave={leave}>
              {emptyHelp}
            </NoProducts>
          </Suspense>
        ) : (
          <ProductGrid
            products={products}
            CardCorner={CardCorner}
            firstCount={firstRow}
            narrow={hasFilters}
            headingLevel={2}
          />
        )}
      </div>
      {pages > 1 && !failure && (
        <Pagination
          page={page}
          pageCount={pages}
          hrefFor={(number) => hrefOf(changeListingQuery(query, { page: number }))}
          preventScrollReset
        />
      )}
    </section>
  )
}
