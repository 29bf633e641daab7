import { changeImportedQuery, formatImportedQuery, importedSorts } from '@dvaput/domain/international/listing-query'
import { useText } from '../../i18n/use-text.ts'
import { SelectForm } from '../../ui/forms/select-form.tsx'
import type { ImportedChoices } from './use-imported-query.ts'

export const ListingSort = ({ choices: { query, pathname, go } }: { readonly choices: ImportedChoices }) => {
  const text = useText('international')
  return (
    <SelectForm
      action={pathname}
      query={formatImportedQuery({ ...query, sort: 'featured', page: 1 })}
      name="sort"
      label={text('sort.label')}
      applyLabel={text('sort.apply')}
      value={query.sort}
      values={importedSorts}
      nameOf={(sort) => text(`sort.${sort}`)}
      onChoose={(sort) => go(changeImportedQuery(query, { sort }))}
      className="grow basis-40 sm:grow-0 sm:basis-auto"
    />
  )
}
