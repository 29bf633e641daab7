import type { PostalAddress } from '../address/postal-address.ts'
import type { ExchangeRate } from '../international/exchange-rate.ts'
import type { Money } from '../money/money.ts'

export type OrderAttribute = { readonly key: string; readonly value: string }

export type OrderLine = {
  /** The platform's, as `gid://shopify/LineItem/7`. */
  readonly id: string
  /** Null once the variant is gone. */
  readonly variantId: string | null
  /** Of the product's page; null once the product is gone. */
  readonly handle: string | null
  readonly title: string
  readonly variantTitle: string | null
  readonly sku: string | null
  readonly quantity: number
  /** What is not refunded yet. */
  readonly currentQuantity: number
  readonly unfulfilledQuantity: number
  readonly unitPrice: Money
  /** Price times quantity, before discounts. */
  readonly price: Money
  readonly discountedPrice: Money
  readonly image: { readonly url: string; readonly altText: string } | null
  /** Of the product when the order was read; null where it says none. */
  readonly warrantyMonths: number | null
  readonly attributes: readonly OrderAttribute[]
  /** Of an imported product: what its price in pesos was made of. */
  readonly imported?: ImportedLine
}

/** `rate` is null where the warehouse gave the price in pesos. */
export type ImportedLine = { readonly dollars: Money | null; readonly rate: ExchangeRate | null }

export type LineQuantity = { readonly lineId: string; readonly quantity: number }

export type OrderTracking = {
  readonly company: string | null
  readonly number: string | null
  readonly url: string | null
}

export type OrderFulfilment = {
  readonly id: string
  /** As `#1001-F1`. */
  readonly name: string
  /** As `SUCCESS`. */
  readonly status: string
  readonly createdAt: string
  /** When it reached the buyer; absent or null where nobody has said so. */
  readonly deliveredAt?: string | null
  readonly tracking: readonly OrderTracking[]
  readonly lines: readonly LineQuantity[]
}

export type OrderRefund = {
  readonly id: string
  readonly createdAt: string | null
  readonly note: string
  readonly amount: Money
  readonly lines: readonly LineQuantity[]
}

/** An order as it is at one moment, at a shop of the platform or with us. Statuses are in the platform's words, as `PARTIALLY_FULFILLED`. */
export type OrderSnapshot = {
  readonly id: string
  /** As `#1001`. */
  readonly name: string
  readonly processedAt: string
  readonly updatedAt: string
  readonly cancelledAt: string | null
  /** As `CUSTOMER`, `STAFF`, `INVENTORY`, `DECLINED`. */
  readonly cancelReason: string | null
  /** The buyer has cancelled it, and the warehouse has not answered yet. */
  readonly cancelRequestedAt?: string | null
  /** Lower case; empty where the shop knows none. */
  readonly email: string
  readonly phone: string
  /** The customer of that shop, who is ours at the main shop only. // divergences D-13 */
  readonly customerId: string | null
  readonly attributes: readonly OrderAttribute[]
  readonly financialStatus: string | null
  readonly fulfillmentStatus: string | null
  readonly paymentMethods: readonly string[]
  readonly discountCodes: readonly string[]
  /** What the buyer chose, as it was called then. */
  readonly delivery: {
    readonly title: string
    readonly code: string | null
    /** The buyer comes to the shop for it. */
    readonly isPickup?: boolean
  } | null
  readonly shippingAddress: PostalAddress | null
  readonly billingAddress: PostalAddress | null
  readonly lines: readonly OrderLine[]
  readonly subtotal: Money
  readonly discount: Money
  readonly shipping: Money
  readonly total: Money
  readonly refunded: Money
  readonly outstanding: Money
  readonly taxesIncluded: boolean
  readonly taxes: readonly { readonly title: string; readonly rate: number | null; readonly amount: Money }[]
  readonly fulfilments: readonly OrderFulfilment[]
  readonly refunds: readonly OrderRefund[]
  /** The platform's own page of the order, with payment instructions; empty for an order that no shop has. */
  readonly statusUrl: string
  /**
   * The address was left out. `unpaid`: nor is it paid; `held`: the warehouse is told once the buyer has given it; `sent`:
   * it was told without.
   * // divergences V-07
   */
  readonly needsAddress?: 'unpaid' | 'held' | 'sent'
  /** Somebody paid another amount than the order costs: why it is looked at by a person. */
  readonly differingPayment?: { readonly at: string; readonly amount: Money }
  /** By its weight the shipping of imported products was chosen. */
  readonly parcel?: { readonly grams: number }
}
