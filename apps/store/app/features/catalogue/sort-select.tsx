import { changeListingQuery, listingSorts } from '@dvaput/domain/catalogue/listing-query'
import { useId } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { HiddenChoices } from './hidden-choices.tsx'
import type { ListingChoices } from './use-listing-query.ts'

export const SortSelect = ({ choices }: { readonly choices: ListingChoices }) => {
  const text = useText('catalogue')
  const { query, isSearch, pathname, go } = choices
  const id = useId()
  return (
    <form action={pathname} className="flex min-w-0 items-center gap-2">
      <HiddenChoices query={{ ...query, sort: 'featured', page: 1 }} />
      <label htmlFor={id} className="text-sm whitespace-nowrap text-ink-soft max-sm:sr-only">
        {text('sort.label')}
      </label>
      <PlainSelect
        id={id}
        name="sort"
        className="sm:w-56"
        value={query.sort}
        onChange={(event) => {
          const sort = listingSorts.find((each) => each === event.target.value)
          if (sort) go(changeListingQuery(query, { sort }))
        }}
      >
        {listingSorts.map((sort) => (
          <option key={sort} value={sort}>
            {/* In a search the default order is by relevance. */}
            {sort === 'featured' && isSearch ? text('sort.relevance') : text(`sort.${sort}`)}
          </option>
        ))}
      </PlainSelect>
      <div className="hidden shrink-0 noscript:block">
        <Button type="submit" variant="secondary">
          {text('sort.apply')}
        </Button>
      </div>
    </form>
  )
}
