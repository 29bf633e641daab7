import type { Transaction } from '@dvaput/database/in-transaction'
import type { Resolvers } from '../graphql/resolvers.ts'
import type { Door } from '../graphql/storefront-context.ts'
import type { PlatformParts } from '../platform.ts'

/** Lives as long as one operation. */
export type AdminContext = Door & {
  readonly parts: PlatformParts
  /** For reading. Under an Idempotency-Key it is the transaction in which the whole request runs. */
  readonly db: Transaction['db']
  /** Each change is a whole: what it refuses with user errors leaves nothing behind. */
  readonly change: <Payload extends { readonly userErrors: readonly unknown[] }>(
    work: (tx: Transaction) => Promise<Payload>,
  ) => Promise<Payload>
}

export type AdminResolvers = Resolvers<AdminContext>

export type UserError = { readonly field: readonly string[] | null; readonly message: string; readonly code?: string }

/** A payload that only says why not. */
export const refusedBecause = (field: readonly string[] | null, message: string, code?: string) => ({
  userErrors: [{ field, message, ...(code === undefined ? {} : { code }) }] as readonly UserError[],
})
