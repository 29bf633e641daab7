import { parseAmount } from '@dvaput/domain/catalogue/listings/parse-amount'
import {
  changeImportedQuery,
  clearImportedFilters,
  countImportedFilters,
  formatImportedQuery,
} from '@dvaput/domain/international/listing-query'
import { Button } from '@dvaput/ui/button.tsx'
import { Checkbox } from '@dvaput/ui/fields/checkbox.tsx'
import { controlClasses } from '@dvaput/ui/fields/control-classes.ts'
import { Icon } from '@dvaput/ui/icon.tsx'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { FilterSection } from '../../ui/filter-section.tsx'
import { HiddenFields } from '../../ui/forms/hidden-fields.tsx'
import type { ConditionChoice } from './imported-listing.ts'
import type { ImportedChoices } from './use-imported-query.ts'

type ImportedFiltersProps = { readonly conditions: readonly ConditionChoice[]; readonly choices: ImportedChoices }

const toText = (amount: number | null): string => (amount === null ? '' : String(amount))

/** In pesos in every market, as the prices of these products are. */
const PriceFields = ({ choices: { query, go } }: Pick<ImportedFiltersProps, 'choices'>) => {
  const text = useText('international')
  const id = useId()
  const [isWrong, setWrong] = useState(false)
  const { priceFrom, priceTo } = query
  const field = (name: 'min' | 'max', label: string, amount: number | null) => (
    <div className="min-w-0">
      <label htmlFor={`${id}-${name}`} className="mb-1 block text-xs text-ink-soft">
        {label} (CLP)
      </label>
      <input
        // A filter that is cleared elsewhere empties the field.
        key={toText(amount)}
        id={`${id}-${name}`}
        name={name}
        defaultValue={toText(amount)}
        onChange={() => setWrong(false)}
        inputMode="numeric"
        maxLength={15}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        className={joinClasses(controlClasses, 'px-2.5 tabular-nums')}
      />
    </div>
  )
  const apply = (event: FormEvent<HTMLButtonElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget.form ?? undefined)
    const from = parseAmount(String(fields.get('min') ?? ''))
    const to = parseAmount(String(fields.get('max') ?? ''))
    if (from === undefined || to === undefined) return setWrong(true)
    const [low, high] = from !== null && to !== null && from > to ? [to, from] : [from, to]
    go(changeImportedQuery(query, { priceFrom: low, priceTo: high }))
  }
  return (
    <FilterSection title={text('filter.price')} chosen={priceFrom === null && priceTo === null ? 0 : 1}>
      <div className="grid grid-cols-2 gap-2">
        {field('min', text('filter.from'), priceFrom)}
        {field('max', text('filter.to'), priceTo)}
      </div>
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className="mt-1.5 flex gap-1.5 text-xs font-medium text-danger">
          <Icon name="alert" className="size-4 translate-y-px" />
          {text('filter.invalid')}
        </p>
      )}
      {/* The form's first button, so that Enter in either field presses it. */}
      <Button type="submit" size="sm" variant="secondary" wide className="mt-2.5" onClick={apply}>
        {text('filter.applyPrice')}
      </Button>
    </FilterSection>
  )
}

/** Each change applies at once; without scripts the form is submitted by its buttons. */
const FilterFields = ({ conditions, choices }: ImportedFiltersProps) => {
  const text = useText('international')
  const { query, pathname, hrefOf, go } = choices
  const { conditions: chosen, withWarnings } = query
  const toggle = (condition: ConditionChoice['value']) => {
    const isChosen = chosen.includes(condition)
    const next = isChosen ? chosen.filter((each) => each !== condition) : [...chosen, condition]
    go(changeImportedQuery(query, { conditions: next }))
  }
  return (
    <form action={pathname} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <HiddenFields query={formatImportedQuery(clearImportedFilters(query))} />
      <PriceFields choices={choices} />
      <FilterSection title={text('filter.condition')} chosen={chosen.length}>
        <ul>
          {conditions.map(({ value, label, count }) => (
            <li key={value}>
              <Checkbox name="condition" value={value} checked={chosen.includes(value)} onChange={() => toggle(value)}>
                {label}
                {count !== null && <span className="text-xs tabular-nums text-ink-soft">{` (${count})`}</span>}
              </Checkbox>
            </li>
          ))}
        </ul>
      </FilterSection>
      <FilterSection title={text('filter.warnings')} chosen={withWarnings ? 1 : 0}>
        <Checkbox
          name="warnings"
          value="1"
          checked={withWarnings}
          onChange={() => go(changeImportedQuery(query, { withWarnings: !withWarnings }))}
        >
          {text('filter.withWarnings')}
        </Checkbox>
      </FilterSection>
      <div className="mt-3 hidden noscript:block">
        <Button type="submit" wide>
          {text('filter.apply')}
        </Button>
      </div>
      {countImportedFilters(query) > 0 && (
        <Link
          to={hrefOf(clearImportedFilters(query))}
          preventScrollReset
          rel="nofollow"
          className="inline-flex min-h-11 items-center rounded-sm text-sm font-medium text-accent underline underline-offset-4"
        >
          {text('filter.clear')}
        </Link>
      )}
    </form>
  )
}

/** Under the categories on a desktop, folded above the products on a phone: both work without scripts. */
export const ImportedFilters = (props: ImportedFiltersProps) => {
  const text = useText('international')
  const count = countImportedFilters(props.choices.query)
  return (
    <>
      <section aria-label={text('filter.title')} className="mt-6 hidden px-3 lg:block">
        <FilterFields {...props} />
      </section>
      <details className="group/filters mb-4 rounded-lg border border-line bg-surface lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-lg px-4 text-sm font-semibold [&::-webkit-details-marker]:hidden">
          <span className="flex items-center gap-2">
            <Icon name="sliders" className="size-4" />
            {text('filter.title')}
            {count > 0 && (
              <span className="rounded-full bg-accent px-2 py-0.5 text-xs text-on-accent tabular-nums">{count}</span>
            )}
          </span>
          <Icon name="down" className="shrink-0 transition-transform group-open/filters:rotate-180" />
        </summary>
        <section aria-label={text('filter.title')} className="border-t border-line px-4 py-2">
          <FilterFields {...props} />
        </section>
      </details>
    </>
  )
}
