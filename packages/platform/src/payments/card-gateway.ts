import type { Money } from '@dvaput/domain/money/money'
import type { PaymentProvider, ProviderPayment } from '@dvaput/domain/payments/payment-provider'

/** Lives as long as one request; nothing of it but the last four digits is ever written down. */
export type Card = { readonly number: string; readonly expiry: string; readonly securityCode: string }

/** Takes the card on our own page. Every call may be repeated: the ids are ours, and the same id is the same payment there. */
export type CardGateway = PaymentProvider & {
  charge(charge: { id: string; amount: Money; card: Card }): Promise<ProviderPayment>
  /** Undefined where it never heard of the charge. */
  findCharge(id: string): Promise<ProviderPayment | undefined>
  /** Of a charge it never heard of: should it still arrive, it is not made. Returns the actual state. */
  cancelCharge(id: string): Promise<ProviderPayment>
}

export const isCardGateway = (gateway: PaymentProvider): gateway is CardGateway => gateway.abilities.card
