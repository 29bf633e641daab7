import type { NewOrderLine, Order } from './orders.table.ts'
import type { Shop } from './shops.table.ts'

type Given = 'email' | 'language' | 'paymentMethod' | 'shippingTotal' | 'taxTotal'
type Optional =
  | 'checkoutToken'
  | 'draftOrderId'
  | 'customerId'
  | 'phone'
  | 'discounts'
  | 'delivery'
  | 'shippingAddress'
  | 'company'
  | 'note'
  | 'tags'
  | 'attributes'

export type NewOrder = Pick<Order, Given> &
  Partial<Pick<Order, Optional>> & {
    readonly shop: Shop
    /** The discount of each line is in it; the order's totals follow from the lines. */
    readonly lines: readonly NewOrderLine[]
    readonly paid: boolean
  }

export type Sale = NewOrder & {
  /** Whose hold is used up. */
  readonly holder?: string
  /** The discount codes that took something off. */
  readonly codes: readonly string[]
}
