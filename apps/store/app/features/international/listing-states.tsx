import {
  changeImportedQuery,
  clearImportedFilters,
  countImportedFilters,
  emptyImportedQuery,
} from '@dvaput/domain/international/listing-query'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { StatePanel } from '@dvaput/ui/state-panel.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useRetry } from '../../lib/failures/use-retry.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import type { ImportedChoices } from './use-imported-query.ts'

export const ListingFailure = () => {
  const text = useText('international')
  const { isTrying, retry } = useRetry()
  return (
    <ErrorState title={text('listing.failed')} retrying={isTrying} onRetry={retry}>
      {text('listing.failedText')}
    </ErrorState>
  )
}

type WithheldProps = { readonly choices: ImportedChoices; readonly withheld: number }

/** What the filter leaves out by itself, with the way to it. // divergences D-27 */
export const WithheldNote = ({ choices: { query, hrefOf }, withheld }: WithheldProps) => {
  const text = useText('international')
  if (withheld === 0) return null
  return (
    <p className="text-sm text-ink-soft">
      {text('listing.withheld', { count: withheld })}{' '}
      <TextLink to={hrefOf(changeImportedQuery(query, { withWarnings: true }))} rel="nofollow" preventScrollReset>
        {text('listing.showWithheld')}
      </TextLink>
    </p>
  )
}

export const NoImportedProducts = ({ choices: { query, hrefOf } }: { readonly choices: ImportedChoices }) => {
  const text = useText('international')
  const hasFilters = countImportedFilters(query) > 0
  const isEverything = query.search === '' && query.category === null && query.tag === '' && !hasFilters
  return (
    <StatePanel
      icon="search"
      title={text('listing.empty')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {query.search !== '' && (
            <ButtonLink to={hrefOf(changeImportedQuery(query, { search: '' }))}>{text('find.clear')}</ButtonLink>
          )}
          {hasFilters && <ButtonLink to={hrefOf(clearImportedFilters(query))}>{text('filter.clear')}</ButtonLink>}
          {/* Where everything is nothing, it leads to what the shop has itself. */}
          <ButtonLink to={isEverything ? '/products' : hrefOf(emptyImportedQuery)} variant="secondary">
            {text(isEverything ? 'listing.all' : 'listing.everything')}
          </ButtonLink>
        </div>
      }
    >
      {hasFilters && query.search === ''
        ? text('listing.emptyFilters')
        : query.search === ''
          ? text('listing.emptyText')
          : text('listing.noMatch', { text: query.search })}
    </StatePanel>
  )
}
