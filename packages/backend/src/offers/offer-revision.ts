import { revisionOf } from '../audit/revision-of.ts'
import type { OfferRow } from './offers.table.ts'

/** So that nobody answers an amount they have not seen. */
export const offerRevision = ({ updatedAt }: Pick<OfferRow, 'updatedAt'>): string => revisionOf([updatedAt])

export const hasChangedSince = (row: Pick<OfferRow, 'updatedAt'>, revision: string | undefined): boolean =>
  revision !== undefined && revision !== offerRevision(row)
