/** What a form of the cart came to. A checkout that begins is a redirect instead. */
export type CartResult = {
  readonly failed: boolean
  readonly message: string
  /** Prices or stock are no longer those that were shown. */
  readonly isOutdated?: boolean
}
