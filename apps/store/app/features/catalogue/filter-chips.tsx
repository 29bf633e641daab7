import { type FacetName, facetNames, isFieldFacet } from '@dvaput/domain/catalogue/listings/listing-facets'
import { changeListingQuery, type ListingQuery, toggleFacet } from '@dvaput/domain/catalogue/listings/listing-query'
import { formatMoney } from '@dvaput/domain/money/format-money'
import { createMoney, unitOf } from '@dvaput/domain/money/money'
import { Icon } from '@dvaput/ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { ChoiceLink } from './choice-link.tsx'
import type { FacetView } from './format-facets.ts'
import type { UnderstoodLine } from './format-understood.ts'
import type { ListingChoices } from './use-listing-query.ts'

/** `16 GB` alone could be memory or storage. */
const needsName = (name: FacetName): boolean => ['memory', 'storage', 'battery'].includes(name) || isFieldFacet(name)

type Chip = { readonly key: string; readonly label: string; readonly without: ListingQuery }

const usePriceWords = () => {
  const text = useText('catalogue')
  const { market, language } = usePageContext()
  const format = (amount: number) => {
    const minor = amount * unitOf(market.currency)
    // The range has whole units only.
    return formatMoney(createMoney(minor, market.currency), language).replace(/[.,]00(?= )/, '')
  }
  return ({ priceFrom, priceTo }: ListingQuery): string | null => {
    if (priceFrom !== null && priceTo !== null)
      return text('price.between', { from: format(priceFrom), to: format(priceTo) })
    if (priceFrom !== null) return text('price.atLeast', { from: format(priceFrom) })
    return priceTo === null ? null : text('price.atMost', { to: format(priceTo) })
  }
}

/** All selected filters, in the order of the form. */
const useChips = ({ query, isSearch }: ListingChoices, facets: readonly FacetView[]): readonly Chip[] => {
  const text = useText('catalogue')
  const price = usePriceWords()(query)
  const labelOf = (name: FacetName, value: string) => {
    const facet = facets.find((each) => each.name === name)
    // The raw value until the listing is loaded.
    const label = facet?.values.find((each) => each.value === value)?.label ?? value
    return facet && needsName(name) ? `${facet.title}: ${label}` : label
  }
  return [
    ...(query.text === '' || isSearch
      ? []
      : [
          {
            key: 'query',
            label: text('filter.text', { text: query.text }),
            without: changeListingQuery(query, { text: '' }),
          },
        ]),
    ...facetNames.flatMap((name) =>
      query.facets[name].map((value) => ({
        key: `${name}=${value}`,
        label: labelOf(name, value),
        without: toggleFacet(query, name, value),
      })),
    ),
    ...(price === null
      ? []
      : [{ key: 'price', label: price, without: changeListingQuery(query, { priceFrom: null, priceTo: null }) }]),
    ...(query.withWarnings
      ? [
          {
            key: 'warnings',
            label: text('filter.withWarnings'),
            without: changeListingQuery(query, { withWarnings: false }),
          },
        ]
      : []),
  ]
}

type FilterChipsProps = {
  readonly choices: ListingChoices
  readonly facets: readonly FacetView[]
  /** What the search understood, before the filters. */
  readonly understood: UnderstoodLine | null
  /** A chip removes itself, so the focus must move. */
  readonly onLeave: () => void
}

export const FilterChips = ({ choices, facets, understood, onLeave }: FilterChipsProps) => {
  const text = useText('catalogue')
  const parts = (understood?.parts ?? []).map((part) => ({
    key: `understood ${part.label} ${part.text}`,
    label: part.label,
    without: changeListingQuery(choices.query, { text: part.text }),
  }))
  const chips = [...parts, ...useChips(choices, facets)]
  if (chips.length === 0) return null
  return (
    <section aria-label={text('filter.active')} className="flex flex-wrap items-center gap-2">
      {understood && <p className="text-sm text-ink-soft">{understood.lead}</p>}
      <ul className="contents">
        {chips.map(({ key, label, without }) => (
          <li key={key} className="min-w-0">
            <ChoiceLink
              choices={choices}
              to={without}
              aria-label={text('filter.remove', { name: label })}
              onFollow={onLeave}
              className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-accent-line bg-accent-soft pr-2 pl-3.5 text-sm font-medium text-accent-strong transition-colors hover:border-accent"
            >
              <span className="min-w-0 truncate">{label}</span>
              <Icon name="close" className="size-4" />
            </ChoiceLink>
          </li>
        ))}
      </ul>
      {choices.filterCount > 0 && (
        <ChoiceLink
          choices={choices}
          to={choices.cleared}
          onFollow={onLeave}
          className="inline-flex min-h-9 items-center rounded-sm px-2 text-sm font-medium text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
        >
          {text('filter.clear')}
        </ChoiceLink>
      )}
    </section>
  )
}
