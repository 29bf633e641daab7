import { changeListingQuery, toggleFacet } from '@dvaput/domain/catalogue/listing-query'
import { useText } from '../../i18n/use-text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Radio } from '../../ui/radio.tsx'
import type { WordedChoice, WordedFacet } from './facet-words.ts'
import { FilterSection } from './filter-section.tsx'
import type { ListingChoices } from './use-listing-query.ts'

type FacetGroupProps = {
  readonly facet: WordedFacet
  readonly choices: ListingChoices
  /** Where not all goods were counted, a number would be a guess. */
  readonly showCounts: boolean
}

/** So many are read at a glance; the rest unfolds. */
const shortList = 6

/** The most used ones first, whatever their order; what is chosen is always to be seen. */
const splitValues = (values: readonly WordedChoice[], chosen: readonly string[]) => {
  if (values.length <= shortList + 2) return { seen: values, folded: [] }
  const seen = new Set(
    values
      .toSorted((one, other) => other.count - one.count)
      .slice(0, shortList)
      .map(({ value }) => value),
  )
  for (const value of chosen) seen.add(value)
  return {
    seen: values.filter(({ value }) => seen.has(value)),
    folded: values.filter(({ value }) => !seen.has(value)),
  }
}

export const FacetGroup = ({ facet: { name, values }, choices, showCounts }: FacetGroupProps) => {
  const text = useText('catalogue')
  const { query, go } = choices
  const chosen = query.facets[name]
  const { seen, folded } = splitValues(values, chosen)

  const label = (choice: WordedChoice) => (
    <>
      {choice.label}
      {/* The space is for those who listen. */}
      {showCounts && <span className="text-xs tabular-nums text-ink-soft"> ({choice.count})</span>}
    </>
  )
  const box = (choice: WordedChoice) => (
    <li key={choice.value}>
      <Checkbox
        name={name}
        value={choice.value}
        checked={chosen.includes(choice.value)}
        onChange={() => go(toggleFacet(query, name, choice.value))}
      >
        {label(choice)}
      </Checkbox>
    </li>
  )

  if (name === 'battery') {
    const choose = (value: string) =>
      go(changeListingQuery(query, { facets: { ...query.facets, battery: value === '' ? [] : [value] } }))
    return (
      <FilterSection title={text('facet.battery')} chosen={chosen.length}>
        <Radio name={name} value="" checked={chosen.length === 0} onChange={() => choose('')}>
          {text('filter.any')}
        </Radio>
        {values.map((choice) => (
          <Radio
            key={choice.value}
            name={name}
            value={choice.value}
            checked={chosen.includes(choice.value)}
            onChange={() => choose(choice.value)}
          >
            {label(choice)}
          </Radio>
        ))}
      </FilterSection>
    )
  }
  return (
    <FilterSection title={text(`facet.${name}`)} chosen={chosen.length}>
      <ul>{seen.map(box)}</ul>
      {folded.length > 0 && (
        <details className="group/more">
          <summary className="flex min-h-9 list-none items-center gap-1.5 rounded-sm text-sm font-medium text-accent hover:underline group-open/more:hidden">
            <Icon name="plus" className="size-4" />
            {text('filter.more', { number: folded.length })}
          </summary>
          <ul>{folded.map(box)}</ul>
        </details>
      )}
    </FilterSection>
  )
}
