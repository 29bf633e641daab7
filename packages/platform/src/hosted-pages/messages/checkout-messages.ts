import type { MarketId } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'
import type { TrialCard } from '../../payments/test-card-gateway.ts'
import type { PaymentMethod } from '../../tables/checkouts.table.ts'
import type { PaymentLabel } from '../payment-label.ts'
import { bosnianMessages } from './bosnian.ts'
import { englishMessages } from './english.ts'
import { spanishMessages } from './spanish.ts'

export type FieldError =
  | 'required'
  | 'tooLong'
  | 'email'
  | 'phone'
  | 'zip'
  | 'province'
  | 'taxId'
  | 'vatNumber'
  | 'cardNumber'
  | 'cardExpiry'
  | 'cardCode'
  | 'choose'

export type CheckoutField =
  | 'email'
  | 'phone'
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'address1'
  | 'address2'
  | 'city'
  | 'province'
  | 'zip'
  | 'companyName'
  | 'taxId'
  | 'vatNumber'
  | 'companyActivity'
  | 'companyAddress'
  | 'cardNumber'
  | 'cardExpiry'
  | 'cardCode'
  | 'handover'
  | 'delivery'
  | 'method'

/** What became of a code that has no effect. */
export const codeFates = ['refused', 'not-combined', 'replaced', 'too-many'] as const
export type CodeFate = (typeof codeFates)[number]

/** As the hosted platform calls them. */
export const policyHandles = ['terms-of-service', 'privacy-policy', 'refund-policy'] as const
export type PolicyHandle = (typeof policyHandles)[number]

/** What a link that no longer works was a link to. */
export type GoneKind = 'checkout' | 'invoice' | 'order' | 'page'

export type CheckoutMessages = {
  title: string
  steps: { label: string; information: string; delivery: string; payment: string }
  contact: string
  handover: { legend: string; delivery: string; pickup: string }
  address: string
  pickupPerson: string
  invoice: { toggle: string; activityExample: string; addressHint: string }
  saved: Record<'title' | 'use' | 'haveAccount' | 'logIn', string>
  /** Of the same customer, for one of the products. */
  waitingOrder: {
    readonly text: (name: string) => string
    readonly see: (name: string) => string
    readonly otherWay: string
  }
  /** Of the postal code. */
  filledFromTown: Record<MarketId, string>
  optional: string
  fields: Record<CheckoutField, string>
  /** What a market has its own word for. */
  fieldsOf: Record<MarketId, Partial<Record<CheckoutField, string>>>
  example: (text: string) => string
  choose: string
  country: (name: string) => string
  errors: Record<FieldError, string>
  errorSummary: string
  toDelivery: string
  toPayment: string
  back: string
  deliveryTitle: string
  free: string
  paymentTitle: string
  paymentHints: Record<PaymentMethod, string>
  paymentHintAtShop: string
  /** Of a card that is typed at the gateway. */
  /** No way to pay that this buyer has. */
  noMethod: (email: string | undefined) => string
  paymentHintElsewhere: string
  testCards: { intro: string; outcomes: Record<TrialCard, string> }
  cardAgain: string
  nothingToPay: string
  place: (total: string) => string
  /** Around the link to the terms. */
  accept: { before: string; terms: string; after: string }
  policies: Record<PolicyHandle, string> & { opensAnew: string }
  change: string
  reviewTitle: string
  summary: string
  lines: string
  subtotal: string
  discount: string
  delivery: string
  notChosen: string
  total: string
  quantity: (count: number) => string
  code: Record<CodeFate, (code: string) => string> & {
    label: string
    apply: string
    remove: (code: string) => string
  }
  held: {
    until: (time: string) => string
    /** On another day than today. */
    untilDay: (deadline: string) => string
    left: string
    /** `again`, a link, ends the sentence. */
    passed: string
    again: string
    renewed: string
  }
  changed: string
  codeGone: (code: string) => string
  shortTitle: string
  short: string
  /** After the card was charged; `short` and `codeGone` come before it. */
  paidBack: { title: string; text: string }
  shortLine: (title: string, available: number) => string
  /** Not sold, but in the hands of somebody who may let go of it. */
  taken: { title: string; text: string; line: (title: string, available: number, until: string) => string }
  goOnWithRest: string
  tryAgain: string
  soldOut: { title: string; text: string; back: (title: string) => string }
  refused: Record<'declined' | 'insufficient-funds' | 'cancelled', string>
  tooMany: string
  /** Too many products are held for one client. */
  crowded: { title: string; text: string }
  /** Who pays at once is not counted. */
  tooManyOrders: (way: { byCard: boolean; email: string | undefined }) => string
  large: { title: string; text: string; line: (title: string, most: number) => string }
  goBack: string
  changeCart: string
  leaving: { title: string; text: string; go: string }
  confirming: { title: string; text: string; goOn: string; otherWay: string }
  gatewayDown: { title: string; text: string }
  /** Of a payment that was chosen on the gateway's page and is not decided yet. */
  pendingElsewhere: { title: string; text: string; otherWay: string }
  waitingTitle: string
  waiting: string
  waitingReload: string
  thanksTitle: string
  thanks: (name: string, email: string) => string
  orderTitle: (name: string) => string
  whatNext: string
  next: Record<PaymentLabel, string>
  nextPickup: Record<PaymentLabel, string>
  transferTitle: string
  toShop: string
  toOrder: string
  deliverTo: string
  pickupAt: string
  paidBy: string
  invoiceTo: string
  status: string
  cancelled: string
  /** Of products that wait for a transfer. */
  afterPayment: string
  tracking: string
  sent: (date: string) => string
  /** Instead of `sent` where the buyer comes for the products. */
  ready: (date: string) => string
  collected: (date: string) => string
  refunded: string
  emptyTitle: string
  empty: string
  gone: Record<GoneKind, { title: string; text: string }>
  foreignTitle: string
  foreign: string
  busyTitle: string
  busy: string
  unavailableTitle: string
  unavailable: string
  brokenTitle: string
  broken: string
  /** Beside `broken` where something is ordered. */
  orderedOnce: string
  request: (id: string) => string
}

export const checkoutMessages: Readonly<Record<Language, CheckoutMessages>> = {
  bcs: bosnianMessages,
  en: englishMessages,
  es: spanishMessages,
}
