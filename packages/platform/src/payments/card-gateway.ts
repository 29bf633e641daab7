import type { Money } from '@dvaput/domain/money/money'
import type { GatewayPayment, PaymentGateway } from '../needs/payment-gateway.ts'

/** Lives as long as one request; nothing of it but the last four digits is ever written down. */
export type Card = { readonly number: string; readonly expiry: string; readonly securityCode: string }

/** Takes the card on our own page. Every call may be repeated: the ids are ours, and the same id is the same payment there. */
export type CardGateway = PaymentGateway & {
  charge(charge: { id: string; amount: Money; card: Card }): Promise<GatewayPayment>
  /** Undefined where it never heard of the charge. */
  findCharge(id: string): Promise<GatewayPayment | undefined>
  /** Of a charge it never heard of: should it still arrive, it is not made. Returns the actual state. */
  cancel(id: string): Promise<GatewayPayment>
}

export const isCardGateway = (gateway: PaymentGateway): gateway is CardGateway => gateway.abilities.card
