import {
  changeListingQuery,
  formatListingQuery,
  type ListingQuery,
  toggleFacet,
} from '@dvaput/domain/catalogue/listings/listing-query'
import { Checkbox } from '@dvaput/ui/fields/checkbox.tsx'
import { Radio } from '@dvaput/ui/fields/radio.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { FilterSection } from '../../ui/filter-section.tsx'
import { Folded } from './folded.tsx'
import type { FacetChoice, FacetView } from './format-facets.ts'
import type { ListingChoices } from './use-listing-query.ts'

type FacetGroupProps = {
  readonly facet: FacetView
  readonly choices: ListingChoices
  /** False where not all products were counted. */
  readonly showCounts: boolean
}

/** Values shown before "more". */
const shortList = 6

/** The most frequent values, and the selected ones. */
const chooseSeen = (values: readonly FacetChoice[], chosen: readonly string[]): ReadonlySet<string> => {
  const isShort = values.length <= shortList + 2
  const most = isShort ? values : values.toSorted((one, other) => other.count - one.count).slice(0, shortList)
  return new Set([...most.map(({ value }) => value), ...chosen])
}

/**
 * Visible and folded values, in order. A selection in this group moves nothing, so that a ticked box keeps its place
 * and the focus.
 */
const useSplitValues = ({ name, values }: FacetView, query: ListingQuery) => {
  const chosen = query.facets[name]
  const others = formatListingQuery(changeListingQuery(query, { facets: { ...query.facets, [name]: [] } }))
  const [previous, setPrevious] = useState(() => ({ values, others, seen: chooseSeen(values, chosen) }))
  if (previous.values !== values)
    setPrevious({ values, others, seen: previous.others === others ? previous.seen : chooseSeen(values, chosen) })
  const isSeen = ({ value }: FacetChoice) => previous.seen.has(value)
  return { seen: values.filter(isSeen), folded: values.filter((choice) => !isSeen(choice)) }
}

export const FacetGroup = ({ facet, choices, showCounts }: FacetGroupProps) => {
  const text = useText('catalogue')
  const { query, go } = choices
  const { name, title, values } = facet
  const chosen = query.facets[name]
  const { seen, folded } = useSplitValues(facet, query)

  const label = (choice: FacetChoice) => (
    <>
      {choice.label}
      {/* The space is for screen readers. */}
      {showCounts && <span className="text-xs tabular-nums text-ink-soft">{` (${choice.count})`}</span>}
    </>
  )
  const box = (choice: FacetChoice) => (
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
      <FilterSection title={title} chosen={chosen.length}>
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
    <FilterSection title={title} chosen={chosen.length}>
      <ul>{seen.map(box)}</ul>
      {facet.help && <TextLink {...facet.help} />}
      {folded.length > 0 && (
        <Folded title={text('filter.more', { number: folded.length })}>
          <ul>{folded.map(box)}</ul>
        </Folded>
      )}
    </FilterSection>
  )
}
