import { formatListingQuery, type ListingQuery } from '@dvaput/domain/catalogue/listing-query'

/** What a form of its own does not ask for, so that sending it without a script loses no choice. */
export const HiddenChoices = ({ query }: { readonly query: ListingQuery }) =>
  [...new URLSearchParams(formatListingQuery(query))].map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ))
