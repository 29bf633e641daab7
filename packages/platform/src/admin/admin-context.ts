import type { Transaction } from '@dvaput/database/in-transaction'
import type { createCatalogue } from '../catalogue/catalogue.ts'
import type { defineImportPictures } from '../catalogue/import-pictures.ts'
import type { CustomerNeeds } from '../customers/customer-context.ts'
import type { createDraftOrders } from '../draft-orders/draft-orders.ts'
import type { Resolvers } from '../graphql/resolvers.ts'
import type { PlatformNeeds } from '../needs/platform-needs.ts'
import type { createOrders } from '../orders/orders.ts'
import type { Pictures } from '../pictures/pictures.ts'
import type { ShopEndpoint } from '../shops/shop-endpoint.ts'
import type { Webhooks } from '../webhooks/webhooks.ts'

export type AdminNeeds = Pick<PlatformNeeds, 'log' | 'monotonicMs'> &
  CustomerNeeds & {
    readonly catalogue: ReturnType<typeof createCatalogue>
    readonly importPictures: ReturnType<typeof defineImportPictures>
    readonly pictures: Pick<Pictures, 'find' | 'save'>
    readonly orders: ReturnType<typeof createOrders>
    readonly draftOrders: ReturnType<typeof createDraftOrders>
    readonly webhooks: Webhooks
  }

/** Context of one operation. */
export type AdminContext = ShopEndpoint & {
  readonly parts: AdminNeeds
  /** For reading. Under an Idempotency-Key it is the transaction in which the request runs. */
  readonly db: Transaction['db']
  /** Each change is atomic: what it refuses with user errors is rolled back. */
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
