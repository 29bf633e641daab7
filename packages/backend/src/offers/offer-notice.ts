import type { OfferRow } from './offers.table.ts'

const prefix = 'offer:'

/** The notice that an offer has changed: to whom, and which one. */
export const offerNotice = ({ id, customerId }: Pick<OfferRow, 'id' | 'customerId'>): string =>
  `${prefix}${id}:${customerId}`

export const parseOfferNotice = (tag: string): { readonly id: string; readonly customerId: string } | undefined => {
  if (!tag.startsWith(prefix)) return undefined
  const [id = '', ...customerId] = tag.slice(prefix.length).split(':')
  return { id, customerId: customerId.join(':') }
}
