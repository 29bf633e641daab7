import type { Transaction } from '@dvaput/database/in-transaction'
import type { ListAgreedPrices } from '../cart/cart-lines.ts'

/** Agreed prices of imported products, which our own server enforces. `by` names the order or the checkout. */
export type AgreedImports = {
  readonly listFor: ListAgreedPrices
  /** In the transaction that writes the order: false where the price is not theirs any more, or another one claims it. */
  claim(tx: Transaction, claim: { readonly by: string; readonly offerId: string }): Promise<boolean>
  /** The order was given up, or is over: its offer is not bought any more. */
  release(tx: Transaction, by: string): Promise<void>
  /** In the transaction that takes the money: false where the price went to somebody else meanwhile. */
  use(tx: Transaction, use: { readonly by: string; readonly offerIds: readonly string[] }): Promise<boolean>
}

export const noAgreedImports: AgreedImports = {
  listFor: async () => [],
  claim: async () => false,
  release: async () => undefined,
  use: async (_tx, { offerIds }) => offerIds.length === 0,
}
