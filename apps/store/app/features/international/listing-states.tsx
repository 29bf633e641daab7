import { changeImportedQuery, emptyImportedQuery } from '@dvaput/domain/international/listing-query'
import { useText } from '../../i18n/use-text.ts'
import { useRetry } from '../../lib/use-retry.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { StatePanel } from '../../ui/state-panel.tsx'
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

export const NoImportedProducts = ({ choices: { query, hrefOf } }: { readonly choices: ImportedChoices }) => {
  const text = useText('international')
  const isEverything = query.search === '' && query.category === null && query.tag === ''
  return (
    <StatePanel
      icon="search"
      title={text('listing.empty')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {query.search !== '' && (
            <ButtonLink to={hrefOf(changeImportedQuery(query, { search: '' }))}>{text('find.clear')}</ButtonLink>
          )}
          {/* Where everything is nothing, it leads to what the shop has itself. */}
          <ButtonLink to={isEverything ? '/products' : hrefOf(emptyImportedQuery)} variant="secondary">
            {text(isEverything ? 'listing.all' : 'listing.everything')}
          </ButtonLink>
        </div>
      }
    >
      {query.search === '' ? text('listing.emptyText') : text('listing.noMatch', { text: query.search })}
    </StatePanel>
  )
}
