import { type SQL, sql } from '@dvaput/database/query'
import { targetPrices } from './target-prices.table.ts'

export type TargetOwner = { readonly id: string; readonly email: string; readonly isVerified: boolean }

const { customerId, email } = targetPrices

/** Of this customer, or asked for by their verified e-mail without a login: an unverified one could be anybody's. */
export const isOwnedBy = (owner: TargetOwner): SQL =>
  owner.isVerified
    ? sql`(${customerId} = ${owner.id} OR (${customerId} IS NULL AND ${email} = ${owner.email.toLowerCase()}))`
    : sql`${customerId} = ${owner.id}`
