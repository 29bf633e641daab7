import {
  changeListingQuery,
  formatListingQuery,
  parseListingQuery,
} from '@dvaput/domain/catalogue/listings/listing-query'
import { useText } from '../../i18n/use-text.ts'
import { SearchForm } from '../../ui/forms/search-form.tsx'
import type { ListingChoices } from './use-listing-query.ts'

type TextFilterProps = {
  readonly choices: ListingChoices
  /** A product that is listed. */
  readonly example: string | undefined
  readonly className?: string
}

export const TextFilter = ({ choices, example, className }: TextFilterProps) => {
  const text = useText('catalogue')
  const { query, pathname, go } = choices
  return (
    <SearchForm
      action={pathname}
      query={formatListingQuery({ ...query, text: '', page: 1 })}
      name="query"
      label={text('text.label')}
      placeholder={example === undefined ? text('text.label') : text('text.placeholder', { name: example })}
      submitLabel={text('text.submit')}
      value={query.text}
      read={(typed) => parseListingQuery([['query', typed]]).text}
      onSearch={(next, options) => go(changeListingQuery(query, { text: next }), options)}
      className={className}
    />
  )
}
