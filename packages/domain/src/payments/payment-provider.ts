import type { Money } from '../money/money.ts'
import type { Language } from '../text/language.ts'

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

export type StartPayment = {
  /** Our name for the order; the provider returns it with every payment. */
  readonly reference: string
  /** The same key starts the same payment again. */
  readonly key: string
  readonly title: string
  readonly description: string
  readonly amount: Money
  readonly payer: Payer
  readonly returnUrls: { readonly success: string; readonly failure: string; readonly pending: string }
  readonly webhookUrl: string
  /** ISO time after which the provider takes no payment. */
  readonly expiresAt: string
  readonly language: Language
  readonly metadata: Readonly<Record<string, string | number>>
}

/** Where the browser goes to pay. `providerReference` is the provider's name for what was started. */
export type StartedPayment =
  | { readonly kind: 'redirect'; readonly url: string; readonly providerReference: string }
  | {
      readonly kind: 'form'
      readonly action: string
      readonly fields: Readonly<Record<string, string>>
      readonly providerReference: string
    }

export const paymentStatuses = [
  'pending',
  'in-process',
  'approved',
  'rejected',
  'cancelled',
  'refunded',
  'charged-back',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** A payment as the provider describes it. Compare reference, amount and `isOurs` before believing that an order is paid. */
export type ProviderPayment = {
  readonly id: string
  readonly reference: string
  readonly status: PaymentStatus
  /** In the provider's words, for the log and the shop. */
  readonly statusDetail: string
  readonly amount: Money
  readonly refunded: Money
  readonly lastDigits: string | null
  readonly method: string | null
  /** The money went to our account. */
  readonly isOurs: boolean
  readonly approvedAt: string | null
}

/** A request of a provider, in the words that the web's types and Node's have in common: domain knows neither. */
export type PaymentWebhook = {
  readonly headers: { get(name: string): string | null }
  readonly query: { get(name: string): string | null; getAll(name: string): readonly string[] }
  readonly rawBody: Uint8Array
}

/** A webhook only says which payment to read again; `payment` is there where the provider cannot be queried. */
export type WebhookReading =
  | {
      readonly ok: true
      readonly paymentId?: string
      readonly reference?: string
      readonly payment?: ProviderPayment
    }
  | { readonly ok: false }

/** Whoever takes the money. Failures of the provider are thrown as IntegrationError. */
export type PaymentProvider = {
  /** As settings and the database write it. */
  readonly name: string
  /** Ask before calling `find`, `search`, `cancel` or `refund`: a provider without the ability throws. */
  readonly abilities: {
    readonly find: boolean
    readonly search: boolean
    readonly cancel: boolean
    readonly refund: boolean
    /** Takes the card itself instead of sending the shopper to a page of its own. */
    readonly card: boolean
  }
  /** Origins of the pages it sends a shopper to, for redirects and for the `form-action` of the policy. */
  readonly origins: readonly string[]
  start(payment: StartPayment): Promise<StartedPayment>
  find(paymentId: string): Promise<ProviderPayment | undefined>
  /** Every payment of one reference, rejected ones included. */
  search(reference: string): Promise<readonly ProviderPayment[]>
  /** Closes the page that was started, and cancels payments that are not decided; what is decided stays as it is. */
  cancel(started: { readonly reference: string; readonly providerReference: string }): Promise<void>
  /**
   * The same key is the same refund. A provider that knows no keys throws an error with the code `outcome-unknown` where
   * the response was lost: somebody has to look before it is asked for again.
   */
  refund(refund: {
    readonly paymentId: string
    readonly reference: string
    readonly amount: Money
    readonly key: string
  }): Promise<{ readonly refundId: string }>
  readWebhook(webhook: PaymentWebhook): WebhookReading
}
