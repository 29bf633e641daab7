/** What a form of the cart came to. Without scripts a checkout that begins is a redirect instead. */
export type CartResult = {
  readonly failed: boolean
  readonly message: string
  /** What changed, product by product. */
  readonly details?: readonly string[]
  /** The discount code that was sent, and whether it is what was refused. */
  readonly code?: { readonly typed: string; readonly isRefused: boolean }
  /** Prices or stock are no longer those that were shown. */
  readonly isOutdated?: boolean
  /** The script stores which checkout it leaves for, and follows. */
  readonly started?: { readonly id: string; readonly url: string }
}
