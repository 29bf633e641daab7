import type { Money } from '../money/money.ts'

export const dayRanges = ['mon-fri', 'sat', 'sun'] as const
export type DayRange = (typeof dayRanges)[number]
export type OpeningHours = readonly { readonly days: DayRange; readonly time: string | 'closed' }[]

export type Range = { readonly from: number; readonly to: number }
export const timeUnits = ['minutes', 'hours', 'days', 'businessDays', 'months', 'years'] as const
export type TimeUnit = (typeof timeUnits)[number]

/** `1-2 business days`; a single number has both ends equal. */
export type Span = Range & { readonly unit: TimeUnit }

export type HoursName =
  /** Counter and pickup. */
  | 'storeHours'
  /** The phone line. */
  | 'phoneHours'
  /** Customer service for orders, deliveries and returns. */
  | 'serviceHours'

export type SpanName =
  /** From payment confirmation. */
  | 'dispatch'
  /** Products in our stock, from dispatch. */
  | 'deliveryInStockCity'
  | 'deliveryInStockElsewhere'
  /** Imported products, door to door. */
  | 'deliveryImported'
  | 'returnWindow'
  | 'refundAfterApproval'
  | 'refundAfterReceipt'
  /** Everything we sell. */
  | 'warrantyMinimum'
  | 'warrantyRefurbished'
  | 'complaintWindow'
  | 'complaintAnswer'
  | 'messageReply'
  | 'minimumAge'
  | 'reservation'
  | 'signInLink'
  /** To an order that was placed without an account. */
  | 'orderLink'
  /** Of the e-mail for a stock alert that was not sent. */
  | 'stockAlertStorage'

export type FigureName = HoursName | SpanName | 'deliveryPrice'

/** Everything a market promises in figures, each named after what it is the figure of. // divergences D-18 */
export type Figures = Readonly<Record<HoursName, OpeningHours>> &
  Readonly<Record<SpanName, Span>> & {
    /** Undefined where the price is known only at checkout. */
    readonly deliveryPrice: { readonly from: Money; readonly to: Money } | undefined
    /** Units that one customer may hold in reservations at a time: of one product, and of all together. */
    readonly reservationLimits: { readonly perProduct: number; readonly perCustomer: number }
  }
