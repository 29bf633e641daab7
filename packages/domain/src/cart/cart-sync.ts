import type { ProductLine } from '../products/product-identity.ts'

/** A key of the browser for a guest cart; the same key is merged once. */
export type GuestCart = { readonly key: string; readonly lines: readonly ProductLine[] }

/** Its quantity is 0 for a line that was removed. */
export type CartChange = ProductLine & {
  /** How long ago the shopper made it: clocks of browsers are wrong, differences are not. */
  readonly agoMs: number
}

export type CartSync = {
  readonly guestCart?: GuestCart | undefined
  /** The latest revision that the browser has seen. */
  readonly revision: number
  readonly changes: readonly CartChange[]
}
