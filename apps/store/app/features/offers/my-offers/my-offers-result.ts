import type { CartLine } from '@dvaput/domain/cart/cart-line'

/** What a form of the page came to. */
export type MyOffersResult = {
  readonly failed: boolean
  readonly message: string
  /** The offer or the price alert it was about; null for the page as a whole. */
  readonly about: string | null
  /** Of a refused form. */
  readonly typed?: { readonly amount: string; readonly message: string }
  /** What a browser with scripts puts into its own cart. */
  readonly bought?: CartLine
}
