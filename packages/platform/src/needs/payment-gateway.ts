import type { Money } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'

export type Payer = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly city: string
  readonly postalCode: string
  /** Two letters, such as BA. */
  readonly country: string
}

export type PaymentStart = {
  /** The id of our payment; the gateway returns it with every payment of its own. */
  readonly reference: string
  /** The same key starts the same payment again. */
  readonly key: string
  readonly title: string
  readonly description: string
  readonly amount: Money
  readonly payer: Payer
  readonly returnUrls: { readonly success: string; readonly failure: string; readonly pending: string }
  readonly webhookUrl: string
  /** ISO time after which the gateway takes no payment. */
  readonly expiresAt: string
  readonly language: Language
  readonly metadata: Readonly<Record<string, string | number>>
}

/** Where the browser goes to pay. */
export type PaymentPlace =
  | { readonly kind: 'redirect'; readonly url: string; readonly providerReference: string }
  | {
      readonly kind: 'form'
      readonly action: string
      readonly fields: Readonly<Record<string, string>>
      readonly providerReference: string
    }

/** A payment as the gateway describes it. */
export type GatewayPayment = {
  readonly id: string
  readonly reference: string
  readonly status: 'pending' | 'in-process' | 'approved' | 'rejected' | 'cancelled' | 'refunded' | 'charged-back'
  /** In the gateway's words. */
  readonly statusDetail: string
  readonly amount: Money
  readonly refunded: Money
  readonly lastDigits: string | null
  readonly method: string | null
  /** The money went to our account. */
  readonly isOurs: boolean
  readonly approvedAt: string | null
}

type PaymentWebhook = { readonly headers: Headers; readonly query: URLSearchParams; readonly rawBody: Buffer }

/** `payment` is there where the gateway cannot be queried. */
type WebhookReading =
  | {
      readonly ok: true
      readonly paymentId?: string
      readonly reference?: string
      readonly payment?: GatewayPayment
    }
  | { readonly ok: false }

/** Whoever takes the money of a shop; the host hands one over for each. */
export type PaymentGateway = {
  readonly name: string
  readonly abilities: {
    readonly find: boolean
    readonly search: boolean
    readonly refund: boolean
    /** Closes its page and cancels what is not decided there: see `CancellingGateway`. */
    readonly cancel?: boolean
    /** Takes the card itself instead of sending the buyer to a page of its own. */
    readonly card: boolean
  }
  /** Origins of the pages it sends a buyer to. */
  readonly origins: readonly string[]
  start(payment: PaymentStart): Promise<PaymentPlace>
  find(paymentId: string): Promise<GatewayPayment | undefined>
  /** Every payment of one reference, rejected ones included. */
  search(reference: string): Promise<readonly GatewayPayment[]>
  /** The same key is the same refund. */
  refund(refund: {
    readonly paymentId: string
    readonly reference: string
    readonly amount: Money
    readonly key: string
  }): Promise<{ readonly refundId: string }>
  readWebhook(webhook: PaymentWebhook): WebhookReading
}

export type CancellingGateway = PaymentGateway & {
  /** What is decided stays as it is. */
  cancel(started: Pick<PaymentPlace, 'providerReference'> & { readonly reference: string }): Promise<void>
}

export const isCancellingGateway = (gateway: PaymentGateway): gateway is CancellingGateway =>
  gateway.abilities.cancel === true
