import { Button } from '@dvaput/ui/button.tsx'
import { buttonClasses } from '@dvaput/ui/button-classes.ts'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { StatePanel } from '@dvaput/ui/state-panel.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useRetry } from '../../lib/failures/use-retry.ts'
import { ChoiceLink } from './choice-link.tsx'
import type { ListingChoices } from './use-listing-query.ts'

type NoProductsProps = {
  readonly choices: ListingChoices
  /** Moves the focus when products arrive and the pressed button is removed. */
  readonly onLeave: () => void
  /** Suggestions. */
  readonly children?: ReactNode
}

/** With filters the shopper can clear them; without, there is nothing to do. // LIST-07, LIST-16 */
export const NoProducts = ({ choices, onLeave, children }: NoProductsProps) => {
  const text = useText('catalogue')
  const { isTrying, retry } = useRetry(onLeave)
  const { filterCount, cleared, isSearch } = choices
  return (
    <StatePanel
      icon="search"
      title={text('listing.empty')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {filterCount > 0 ? (
            <ChoiceLink choices={choices} to={cleared} onFollow={onLeave} className={buttonClasses({})}>
              {text('filter.clear')}
            </ChoiceLink>
          ) : (
            <Button icon="refresh" variant="secondary" loading={isTrying} onClick={retry}>
              {text('listing.reload')}
            </Button>
          )}
          <ButtonLink to="/products" variant="secondary">
            {text('listing.viewAll')}
          </ButtonLink>
        </div>
      }
    >
      {filterCount > 0 && <p>{text('listing.noMatchText')}</p>}
      {filterCount === 0 && !isSearch && <p>{text('listing.emptyText')}</p>}
      {children}
    </StatePanel>
  )
}
