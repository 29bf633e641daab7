import type { CartLine } from '@dvaput/domain/cart/cart-line'
import type { CustomerProblems } from '@dvaput/domain/international/checkout-customer'

/** What of an order could be bought again. */
export type BoughtAgain = {
  /** As a cart holds them. */
  readonly lines: readonly CartLine[]
  /** Titles of what is not sold any more. */
  readonly missing: readonly string[]
  /** Titles of what is only out of stock. */
  readonly soldOut: readonly string[]
  /** Titles of what there is less of. */
  readonly fewer: readonly string[]
}

export type OrderResult =
  | {
      readonly intent: 'address'
      readonly problem: 'wrong' | 'too-late'
      readonly problems: CustomerProblems
      /** As it was typed. */
      readonly values: Readonly<Record<string, string>>
    }
  | { readonly intent: 'cancel'; readonly problem: 'too-late' | 'unavailable' }
  | { readonly intent: 'buy-again'; readonly problem: 'unavailable' }
  | ({ readonly intent: 'buy-again'; readonly problem: null } & BoughtAgain)
