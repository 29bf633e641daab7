import type { OfferRow } from './offers.table.ts'

/** Names the state that somebody looks at, so that nobody answers an amount they have not seen. */
export const revisionOf = ({ updatedAt }: Pick<OfferRow, 'updatedAt'>): string => updatedAt.toISOString()

export const hasChangedSince = (row: Pick<OfferRow, 'updatedAt'>, revision: string | undefined): boolean =>
  revision !== undefined && revision !== revisionOf(row)
