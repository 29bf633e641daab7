import { formatImportedQuery, type ImportedQuery } from '@dvaput/domain/international/listing-query'

/** Hidden fields for the current choices, so that a form submitted without scripts keeps them. */
export const HiddenQuery = ({ query }: { readonly query: ImportedQuery }) =>
  [...new URLSearchParams(formatImportedQuery(query))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
