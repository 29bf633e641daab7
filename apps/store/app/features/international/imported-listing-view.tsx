import type { ImportedCard } from '@dvaput/domain/international/imported-product'
import { changeImportedQuery } from '@dvaput/domain/international/listing-query'
import { Button } from '@dvaput/ui/button.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { type ReactNode, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { searchExample } from '../../lib/search-example.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { RateNote } from '../../ui/products/rate-note.tsx'
import { useResultsInView } from '../../ui/use-results-in-view.ts'
import { CategorySidebar } from './category-sidebar.tsx'
import { ConfirmedStock } from './confirmed-stock.tsx'
import { ImportedFilters } from './imported-filters.tsx'
import type { ImportedListing, ImportedListingPage } from './imported-listing.ts'
import { ListingPages } from './listing-pages.tsx'
import { ListingSearch } from './listing-search.tsx'
import { ListingSort } from './listing-sort.tsx'
import { ListingFailure, NoImportedProducts, WithheldNote } from './listing-states.tsx'
import { createPageChangeBlock } from './page-change-block.ts'
import { type ImportedChoices, useImportedQuery } from './use-imported-query.ts'

type ImportedListingViewProps = {
  readonly page: ImportedListingPage
  /** The listing is that of the URL before: loading the one of this URL failed. */
  readonly isOutdated: boolean
  readonly renderProducts: (products: readonly ImportedCard[]) => ReactNode
}

const Refresh = () => {
  const text = useText('international')
  const { revalidate, state } = useRevalidator()
  return (
    <Button
      variant="secondary"
      icon="refresh"
      className="noscript:hidden"
      loading={state !== 'idle'}
      onClick={() => void revalidate()}
    >
      {text('listing.refresh')}
    </Button>
  )
}

const TagChip = ({ choices: { query, hrefOf } }: { readonly choices: ImportedChoices }) => {
  const text = useText('international')
  if (query.tag === '') return null
  return (
    <Link
      to={hrefOf(changeImportedQuery(query, { tag: '' }))}
      preventScrollReset
      aria-label={text('tag.remove', { tag: query.tag })}
      className="inline-flex min-h-11 items-center gap-2 self-start rounded-full border border-line bg-surface px-4 text-sm hover:border-line-strong"
    >
      {text('tag.label', { tag: query.tag })}
      <Icon name="close" className="size-4" />
    </Link>
  )
}

type ResultsProps = Pick<ImportedListingViewProps, 'isOutdated' | 'renderProducts'> & {
  readonly listing: ImportedListing
  readonly choices: ImportedChoices
}

const Results = ({ listing, choices, isOutdated, renderProducts }: ResultsProps) => {
  const text = useText('international')
  const results = useRef<HTMLElement>(null)
  const [block] = useState(() => createPageChangeBlock(() => performance.now()))
  useResultsInView(results, listing, listing.page)
  const { products, total, page, pages, confirmedAt, isConfirmedToday } = listing
  const { isPending } = choices
  const pagesAt = (where: 'above' | 'below') => (
    <ListingPages choices={choices} page={page} pages={pages} block={block} where={where} />
  )
  return (
    <section
      ref={results}
      tabIndex={-1}
      aria-label={text('listing.results')}
      aria-busy={isPending}
      className="flex min-w-0 scroll-mt-30 flex-col gap-4 outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p role="status" className="text-sm font-semibold">
          {isPending ? text('listing.loading') : text('listing.count', { count: total })}
        </p>
        {confirmedAt !== null && <ConfirmedStock at={confirmedAt} isToday={isConfirmedToday} />}
      </div>
      <WithheldNote choices={choices} withheld={listing.withheld} />
      {isOutdated ? (
        <ListingFailure />
      ) : products.length === 0 ? (
        <NoImportedProducts choices={choices} />
      ) : (
        <>
          {pagesAt('above')}
          <div
            data-pending={isPending || undefined}
            className="transition-opacity delay-100 duration-200 data-pending:pointer-events-none data-pending:opacity-50"
          >
            {renderProducts(products)}
          </div>
          {pagesAt('below')}
        </>
      )}
    </section>
  )
}

/** The listing of imported products, with its pages above and below it. // INTL-01 to INTL-09 */
export const ImportedListingView = ({ page, isOutdated, renderProducts }: ImportedListingViewProps) => {
  const text = useText('international')
  const choices = useImportedQuery(page.query)
  const { listing, categories, conditions } = page
  return (
    <div className="flex flex-col gap-4 py-6 sm:gap-6 sm:py-8">
      <header className="flex flex-col gap-3">
        <Breadcrumb trail={[{ label: text('nav.home'), to: '/' }]} current={text('listing.title')} />
        <div className="flex flex-col gap-1.5">
          <h1 className="text-3xl">{text('listing.title')}</h1>
          <p className="max-w-prose text-ink-soft">{text('listing.lead')}</p>
          <RateNote />
        </div>
      </header>
      <div className="flex flex-wrap items-center gap-3">
        <ListingSearch choices={choices} example={searchExample(listing?.products ?? [])} />
        <ListingSort choices={choices} />
        <Refresh />
      </div>
      <TagChip choices={choices} />
      <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start lg:gap-8">
        <div className="lg:sticky lg:top-30 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:overscroll-contain">
          <CategorySidebar categories={categories} choices={choices} />
          <ImportedFilters conditions={conditions} choices={choices} />
        </div>
        {listing === null ? (
          <ListingFailure />
        ) : (
          <Results listing={listing} choices={choices} isOutdated={isOutdated} renderProducts={renderProducts} />
        )}
      </div>
    </div>
  )
}
