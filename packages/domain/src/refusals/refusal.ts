import type { RefusalCode } from './refusal-status.ts'

/** What the text of a refusal needs beside its code. */
type RefusalParams = {
  readonly 'bad-input': { readonly field: string }
  /** What the platform said, or what kind of failure it was. */
  readonly 'checkout-failed': { readonly message: string }
  readonly 'discount-code-refused': { readonly typed: string }
  /** The status, the provider's words, or a general sentence. // XCO-13 */
  readonly 'payment-failed': { readonly message: string }
  readonly 'order-waiting': { readonly name: string }
  readonly 'order-just-paid': { readonly name: string }
  readonly 'registration-http-error': { readonly status: number }
  readonly 'discovery-failed': { readonly status: number }
  readonly 'token-exchange-failed': { readonly status: number }
  readonly 'token-refresh-failed': { readonly status: number }
  readonly 'customer-api-failed': { readonly status: number }
  readonly 'reservation-customer-limit': { readonly name: string; readonly limit: number }
  readonly 'reservation-agreed-price': { readonly name: string }
  /** The end of the hold, as the market's clock shows it. */
  readonly 'reservation-held': { readonly name: string; readonly until: string }
  readonly 'reservation-product-limit': { readonly name: string; readonly limit: number }
  readonly 'reservation-short': { readonly name: string; readonly count: number }
  readonly 'catalogue-http-error': { readonly status: number; readonly reason: string }
}

/** The person who sent the request can act on it: it is returned, never thrown. */
export type Refusal<Code extends RefusalCode = RefusalCode> = {
  [C in Code]: C extends keyof RefusalParams
    ? { readonly code: C; readonly params: RefusalParams[C] }
    : { readonly code: C; readonly params?: undefined }
}[Code]
