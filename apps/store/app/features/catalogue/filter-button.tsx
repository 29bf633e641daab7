import { lazy, Suspense, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ShownGoods } from './shown-goods.ts'
import type { ListingChoices } from './use-listing-query.ts'

const loadDrawer = () => import('./filter-drawer.tsx')
const FilterDrawer = lazy(() => loadDrawer().then(({ FilterDrawer }) => ({ default: FilterDrawer })))

type FilterButtonProps = { readonly goods: ShownGoods; readonly choices: ListingChoices }

/** The drawer's code comes when a finger, pointer or the keyboard nears the button. */
export const FilterButton = ({ goods, choices }: FilterButtonProps) => {
  const text = useText('catalogue')
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const count = choices.filterCount
  const prepare = () => void loadDrawer().catch(() => {})
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <div className="noscript:hidden lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={buttonClasses({ variant: 'secondary' })}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        <Icon name="sliders" />
        <span>{text('filter.open')}</span>
        {count > 0 && (
          <span className="rounded-full bg-accent px-2 py-0.5 text-xs text-on-accent tabular-nums">
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{text('filter.chosen', { count })}</span>
          </span>
        )}
      </button>
      {wanted && (
        <Suspense>
          <FilterDrawer goods={goods} choices={choices} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  )
}
