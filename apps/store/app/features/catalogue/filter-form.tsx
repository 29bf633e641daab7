import {
  changeListingQuery,
  emptyListingQuery,
  formatListingQuery,
} from '@dvaput/domain/catalogue/listings/listing-query'
import { Button } from '@dvaput/ui/button.tsx'
import { Checkbox } from '@dvaput/ui/fields/checkbox.tsx'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { FilterSection } from '../../ui/filter-section.tsx'
import { HiddenFields } from '../../ui/forms/hidden-fields.tsx'
import { FacetGroup } from './facet-group.tsx'
import type { FacetView } from './format-facets.ts'
import { PriceRange } from './price-range.tsx'
import type { ListingChoices } from './use-listing-query.ts'
import type { PriceDraft } from './use-price-draft.ts'

type FilterFormProps = {
  readonly facets: readonly FacetView[]
  readonly choices: ListingChoices
  readonly price: PriceDraft
  readonly showCounts: boolean
  /** How many products are left out because they do not work, are for parts or are locked. */
  readonly withheld: number
  /** Around the groups. */
  readonly Groups?: ComponentType<{ readonly children: ReactNode }>
}

/** Each change applies at once; without scripts the form is submitted by its button. */
export const FilterForm = ({ facets, choices, price, showCounts, withheld, Groups = Fragment }: FilterFormProps) => {
  const text = useText('catalogue')
  const { query, pathname, go } = choices
  const { withWarnings } = query
  return (
    <form action={pathname} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <HiddenFields query={formatListingQuery({ ...emptyListingQuery, text: query.text, sort: query.sort })} />
      <Groups>
        <PriceRange choices={choices} price={price} />
        {facets.map((facet) => (
          <FacetGroup key={facet.name} facet={facet} choices={choices} showCounts={showCounts} />
        ))}
        {(withheld > 0 || withWarnings) && (
          <FilterSection title={text('filter.warnings')} chosen={withWarnings ? 1 : 0}>
            <Checkbox
              name="warnings"
              value="1"
              checked={withWarnings}
              onChange={() => go(changeListingQuery(query, { withWarnings: !withWarnings }))}
            >
              {text('filter.withWarnings')}
              {withheld > 0 && <span className="text-xs tabular-nums text-ink-soft">{` (${withheld})`}</span>}
            </Checkbox>
          </FilterSection>
        )}
      </Groups>
      <div className="mt-3 hidden noscript:block">
        <Button type="submit" wide>
          {text('filter.apply')}
        </Button>
      </div>
    </form>
  )
}
