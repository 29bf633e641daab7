import type { Currency } from '@dvaput/domain/money/money'
import { Button } from '@dvaput/ui/button.tsx'
import { controlClasses } from '@dvaput/ui/fields/control-classes.ts'
import { Icon } from '@dvaput/ui/icon.tsx'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { useId } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { FilterSection } from '../../ui/filter-section.tsx'
import type { ListingChoices } from './use-listing-query.ts'
import type { PriceDraft } from './use-price-draft.ts'

const unitSign = { BAM: 'KM', CLP: '$', USD: 'USD' } as const satisfies Record<Currency, string>

type PriceRangeProps = { readonly choices: ListingChoices; readonly price: PriceDraft }

export const PriceRange = ({ choices, price: { from, to, wrong, apply } }: PriceRangeProps) => {
  const text = useText('catalogue')
  const { market } = usePageContext()
  const id = useId()
  const { priceFrom, priceTo } = choices.query
  const unit = unitSign[market.currency]
  const field = (name: 'min' | 'max', label: string, { field: ref, draft, setDraft }: typeof from) => (
    <div className="min-w-0">
      <label htmlFor={`${id}-${name}`} className="mb-1 block text-xs text-ink-soft">
        {label} ({unit})
      </label>
      <input
        ref={ref}
        id={`${id}-${name}`}
        name={name}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
        aria-invalid={wrong[name] || undefined}
        aria-describedby={wrong[name] ? `${id}-wrong` : undefined}
        className={joinClasses(controlClasses, 'px-2.5 tabular-nums')}
      />
    </div>
  )
  return (
    <FilterSection title={text('price.title')} chosen={priceFrom === null && priceTo === null ? 0 : 1}>
      <div className="grid grid-cols-2 gap-2">
        {field('min', text('price.from'), from)}
        {field('max', text('price.to'), to)}
      </div>
      {(wrong.min || wrong.max) && (
        <p id={`${id}-wrong`} role="alert" className="mt-1.5 flex gap-1.5 text-xs font-medium text-danger">
          <Icon name="alert" className="size-4 translate-y-px" />
          {text('price.invalid')}
        </p>
      )}
      {/* The form's first button, so that Enter in either field submits it. */}
      <Button type="submit" size="sm" variant="secondary" wide className="mt-2.5" onClick={apply}>
        {text('price.apply')}
      </Button>
    </FilterSection>
  )
}
