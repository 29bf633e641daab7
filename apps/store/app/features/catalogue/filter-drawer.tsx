import { Button } from '@dvaput/ui/button.tsx'
import { Drawer } from '@dvaput/ui/drawer.tsx'
import { InTurns } from '@dvaput/ui/in-turns.tsx'
import { useRef } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { FilterForm } from './filter-form.tsx'
import type { ListingData } from './listing-data.ts'
import type { ListingChoices } from './use-listing-query.ts'
import { usePriceDraft } from './use-price-draft.ts'

type FilterDrawerProps = {
  readonly listing: ListingData
  readonly choices: ListingChoices
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Filters on a phone. Each change applies at once; the button shows the number of products. */
export const FilterDrawer = ({ listing, choices, open, onOpenChange }: FilterDrawerProps) => {
  const text = useText('catalogue')
  const { cleared, filterCount, go, isPending } = choices
  const { total, isTotalExact, areCountsExact, facets, withheld } = listing
  const price = usePriceDraft(choices)
  const title = useRef<HTMLHeadingElement>(null)
  const show = () => {
    // Applies a typed price first; an invalid one keeps the drawer open.
    if (price.apply()) onOpenChange(false)
  }
  const clear = () => {
    price.from.setDraft('')
    price.to.setDraft('')
    // The button is removed with the filters.
    title.current?.focus()
    go(cleared)
  }
  return (
    <Drawer
      title={text('filter.title')}
      titleRef={title}
      side="left"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <div className="flex flex-col gap-2">
          <Button wide loading={isPending} onClick={show}>
            {isTotalExact ? text('filter.show', { count: total }) : text('filter.showOver', { total })}
          </Button>
          {filterCount > 0 && (
            <Button wide variant="quiet" onClick={clear}>
              {text('filter.clear')}
            </Button>
          )}
        </div>
      }
    >
      <FilterForm
        facets={facets}
        choices={choices}
        price={price}
        showCounts={areCountsExact}
        withheld={withheld}
        Groups={InTurns}
      />
    </Drawer>
  )
}
