import { formatListingQuery, type ListingQuery } from '@dvaput/domain/catalogue/listing-query'

/** Hidden fields for the current filters, so that a form submitted without scripts keeps them. */
export const HiddenChoices = ({ query }: { readonly query: ListingQuery }) =>
  [...new URLSearchParams(formatListingQuery(query))].map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ))
