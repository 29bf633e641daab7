import { changeListingQuery, formatListingQuery, listingSorts } from '@dvaput/domain/catalogue/listings/listing-query'
import { useText } from '../../i18n/use-text.ts'
import { SelectForm } from '../../ui/forms/select-form.tsx'
import type { ListingChoices } from './use-listing-query.ts'

export const SortSelect = ({ choices }: { readonly choices: ListingChoices }) => {
  const text = useText('catalogue')
  const { query, isSearch, pathname, go } = choices
  return (
    <SelectForm
      action={pathname}
      query={formatListingQuery({ ...query, sort: 'featured', page: 1 })}
      name="sort"
      label={text('sort.label')}
      applyLabel={text('sort.apply')}
      value={query.sort}
      values={listingSorts}
      // In a search the default order is by relevance.
      nameOf={(sort) => text(sort === 'featured' && isSearch ? 'sort.relevance' : `sort.${sort}`)}
      onChoose={(sort) => go(changeListingQuery(query, { sort }))}
    />
  )
}
