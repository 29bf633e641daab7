import { buttonClasses } from '@dvaput/ui/button-classes.ts'
import { Icon } from '@dvaput/ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useLazyDialog } from '../../ui/hydration/use-lazy-dialog.ts'
import type { ListingData } from './listing-data.ts'
import type { ListingChoices } from './use-listing-query.ts'

const loadDrawer = async () => (await import('./filter-drawer.tsx')).FilterDrawer

type FilterButtonProps = { readonly listing: ListingData; readonly choices: ListingChoices }

/** The drawer's code is loaded on hover, touch or focus. */
export const FilterButton = ({ listing, choices }: FilterButtonProps) => {
  const text = useText('catalogue')
  const { Dialog: FilterDrawer, dialog, opener } = useLazyDialog(loadDrawer)
  const count = choices.filterCount
  return (
    <div className="noscript:hidden lg:hidden">
      <button type="button" aria-expanded={dialog.open} className={buttonClasses({ variant: 'secondary' })} {...opener}>
        <Icon name="sliders" />
        <span>{text('filter.open')}</span>
        {count > 0 && (
          <span className="rounded-full bg-accent px-2 py-0.5 text-xs text-on-accent tabular-nums">
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{text('filter.chosen', { count })}</span>
          </span>
        )}
      </button>
      {FilterDrawer && <FilterDrawer listing={listing} choices={choices} {...dialog} />}
    </div>
  )
}
