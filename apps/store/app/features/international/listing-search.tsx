import { changeImportedQuery, formatImportedQuery } from '@dvaput/domain/international/listing-query'
import { Icon } from '@dvaput/ui/icon.tsx'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { SearchForm, searchIconClasses } from '../../ui/forms/search-form.tsx'
import type { ImportedChoices } from './use-imported-query.ts'

type ListingSearchProps = {
  readonly choices: ImportedChoices
  /** A product that is listed. */
  readonly example: string | undefined
}

export const ListingSearch = ({ choices, example }: ListingSearchProps) => {
  const text = useText('international')
  const { query, pathname, hrefOf, go } = choices
  const clearLink = (empty: () => void) => (
    <Link
      to={hrefOf(changeImportedQuery(query, { search: '' }))}
      preventScrollReset
      aria-label={text('find.clear')}
      title={text('find.clear')}
      onClick={empty}
      className={searchIconClasses}
    >
      <Icon name="close" />
    </Link>
  )
  return (
    <SearchForm
      action={pathname}
      query={formatImportedQuery({ ...query, search: '', page: 1 })}
      name="search"
      label={text('find.label')}
      placeholder={example === undefined ? text('find.label') : text('find.placeholder', { name: example })}
      submitLabel={text('find.submit')}
      value={query.search}
      read={(typed) => typed.trim()}
      onSearch={(search, options) => go(changeImportedQuery(query, { search }), options)}
      clear={query.search === '' ? undefined : clearLink}
      className="min-w-0 grow basis-64 lg:max-w-128"
    />
  )
}
