import { and, eq, isNull, or, type SQL } from '@dvaput/database/query'
import { targetPrices } from './target-prices.table.ts'

export type TargetOwner = { readonly id: string; readonly email: string; readonly isVerified: boolean }

/** Of this customer, or asked for by their verified e-mail without a login: an unverified one could be anybody's. */
export const isOwnedBy = ({ id, email, isVerified }: TargetOwner): SQL | undefined =>
  or(
    eq(targetPrices.customerId, id),
    isVerified ? and(isNull(targetPrices.customerId), eq(targetPrices.email, email.toLowerCase())) : undefined,
  )
