import type { Currency } from '@dvaput/domain/money/money'
import type { ChargeRefusal } from '../tables/card-gateway.table.ts'

/** Lives as long as one request; nothing of it but the last four digits is ever written down. */
export type Card = { readonly number: string; readonly expiry: string; readonly securityCode: string }

export type ChargeResult =
  | { readonly status: 'approved'; readonly lastDigits: string }
  | { readonly status: 'refused'; readonly reason: ChargeRefusal }
  | { readonly status: 'cancelled' }

/** Whoever takes the money. Every call may be repeated: the ids are ours, and the same id is the same payment there. */
export type CardGateway = {
  readonly name: string
  charge(charge: { id: string; amount: number; currency: Currency; card: Card }): Promise<ChargeResult>
  /** Undefined where it never heard of the charge. */
  find(id: string): Promise<ChargeResult | undefined>
  /** Of a charge it never heard of: should it still arrive, it is not made. Returns the actual state. */
  cancel(id: string): Promise<ChargeResult>
  refund(refund: { id: string; chargeId: string; amount: number }): Promise<void>
}
