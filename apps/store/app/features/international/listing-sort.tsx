import { changeImportedQuery, importedSorts } from '@dvaput/domain/international/listing-query'
import { useId } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { HiddenQuery } from './hidden-query.tsx'
import type { ImportedChoices } from './use-imported-query.ts'

export const ListingSort = ({ choices: { query, pathname, go } }: { readonly choices: ImportedChoices }) => {
  const text = useText('international')
  const id = useId()
  return (
    <form action={pathname} className="flex min-w-0 grow basis-40 items-center gap-2 sm:grow-0 sm:basis-auto">
      <HiddenQuery query={{ ...query, sort: 'featured', page: 1 }} />
      <label htmlFor={id} className="text-sm whitespace-nowrap text-ink-soft max-sm:sr-only">
        {text('sort.label')}
      </label>
      <PlainSelect
        id={id}
        name="sort"
        className="sm:w-56"
        value={query.sort}
        onChange={(event) => {
          const sort = importedSorts.find((each) => each === event.target.value)
          if (sort) go(changeImportedQuery(query, { sort }))
        }}
      >
        {importedSorts.map((sort) => (
          <option key={sort} value={sort}>
            {text(`sort.${sort}`)}
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
