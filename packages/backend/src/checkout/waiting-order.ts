import type { Money } from '@dvaput/domain/money/money'

/** Of the buyer who has an order for the same products already: pay that one in another way, or order once more. */
export const earlierChoices = ['replace', 'keep'] as const
export type EarlierChoice = (typeof earlierChoices)[number]

/**
 * An order of this browser or customer that stands in the way of another one for the same products. // decision 0070
 */
export type WaitingOrder = {
  readonly id: string
  readonly name: string
  readonly isPaid: boolean
  /** Whether it may be cancelled for one that is paid in another way. */
  readonly canReplace: boolean
  /** Where it is shown. */
  readonly path: string
  /** Null where this browser has not shown that the order is its own. */
  readonly total: Money | null
  /** As `local:main:17` or `international:ERA-17`. */
  readonly products: readonly string[]
}
