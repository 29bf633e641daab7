import { emptyListingQuery, formatListingQuery } from '@dvaput/domain/catalogue/listing-query'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
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
}

/** Each change applies at once; without scripts the form is submitted by its button. */
export const FilterForm = ({ facets, choices, price, showCounts }: FilterFormProps) => {
  const text = useText('catalogue')
  const { query, pathname } = choices
  return (
    <form action={pathname} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <HiddenFields query={formatListingQuery({ ...emptyListingQuery, text: query.text, sort: query.sort })} />
      <PriceRange choices={choices} price={price} />
      {facets.map((facet) => (
        <FacetGroup key={facet.name} facet={facet} choices={choices} showCounts={showCounts} />
      ))}
      <div className="mt-3 hidden noscript:block">
        <Button type="submit" wide>
          {text('filter.apply')}
        </Button>
      </div>
    </form>
  )
}
