import type { PostalAddress } from './market.ts'

/** On one line; nothing where the shop has not filled it in. */
export const formatPlace = (place: PostalAddress | undefined): string =>
  place ? `${place.street}, ${place.postalCode} ${place.city}` : ''
