import type { Money } from '../money/money.ts'
import type { Refusal } from '../refusals/refusal.ts'

/**
 * `placing`: written down, the shop may not know it yet. `held`: the stock is kept back. `completing`: paid at the counter,
 * the order may not exist yet. The others are ends: `released` by the shop, `failed` where nothing was ever held.
 */
export const reservationStates = [
  'placing',
  'held',
  'completing',
  'completed',
  'cancelled',
  'expired',
  'released',
  'failed',
] as const
export type ReservationState = (typeof reservationStates)[number]

/** States that count against the customer's limits. */
export const liveReservationStates = ['placing', 'held', 'completing'] as const satisfies ReservationState[]

/** How a customer pays at the counter. */
export const counterPayments = ['cash', 'card'] as const

export type CounterPayment = (typeof counterPayments)[number]

export const isCounterPayment = (value: unknown): value is CounterPayment =>
  counterPayments.includes(value as CounterPayment)

export type ReservedLine = {
  /** Of the shop that lists it. */
  readonly variantId: string
  readonly handle: string
  readonly name: string
  readonly image: string | null
  readonly price: Money
  readonly quantity: number
}

export type LineRefusal = Refusal<
  | 'product-not-found'
  | 'nothing-to-reserve'
  | 'reservation-short'
  | 'reservation-held'
  | 'reservation-product-limit'
  | 'reservation-customer-limit'
  | 'reservation-agreed-price'
>

/** What was asked for and not reserved, with the reason. */
export type RefusedLine = {
  readonly variantId: string
  readonly name: string
  readonly quantity: number
  readonly refusal: LineRefusal
}

export const unitsOf = (lines: readonly Pick<ReservedLine, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** What is paid at the counter. A reservation has at least one line, all in the currency of its market. */
export const totalOf = (lines: readonly Pick<ReservedLine, 'quantity' | 'price'>[]): Money => {
  const [first] = lines
  if (!first) throw new RangeError('a reservation without lines')
  return { ...first.price, minor: lines.reduce((sum, { quantity, price }) => sum + quantity * price.minor, 0) }
}
