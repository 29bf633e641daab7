import type { Transaction } from '@dvaput/database/in-transaction'
import type { DeliveryOption } from '../delivery/delivery-option.ts'
import { deliveryOptionsFor } from '../delivery/delivery-options.ts'
import { findDiscounts } from '../discounts/find-discounts.ts'
import { shopForBuyer } from '../shops/shop-for-buyer.ts'
import type { Cart } from '../tables/carts.table.ts'
import type { AddressFields } from '../tables/customers.table.ts'
import type { Discount } from '../tables/discounts.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import { destinationOf, isImported } from './delivery/destination-of.ts'
import { type PricedLines, priceLines } from './lines/price-lines.ts'
import type { Merchandise } from './read-cart.ts'

export type PricedCart = {
  readonly priced: PricedLines
  readonly discounts: readonly Discount[]
  readonly options: readonly DeliveryOption[]
  /** Of the options; nothing is chosen for the buyer. */
  readonly chosen: DeliveryOption | undefined
  readonly needsDelivery: boolean
}

type LinesOfCart = {
  readonly cart: Pick<Cart, 'discountCodes' | 'buyerIdentity'>
  readonly lines: readonly (Merchandise & { readonly id: string; readonly quantity: number })[]
}

type Buyer = {
  readonly email?: string | null | undefined
  readonly customerId?: number | null | undefined
  /** Without one there are no options yet. */
  readonly address?: AddressFields | null | undefined
  readonly deliveryHandle?: string | null | undefined
}

/** What this buyer would pay for this cart now. */
export const priceCart = async (
  db: Transaction['db'],
  shop: Shop,
  { cart, lines }: LinesOfCart,
  { email, customerId, address, deliveryHandle }: Buyer,
): Promise<PricedCart> => {
  const discounts = await findDiscounts(db, {
    ...{ shopId: shop.id, codes: cart.discountCodes, customerId, email },
    vouchedEmail: cart.buyerIdentity.vouchedEmail,
  })
  const destination = destinationOf(shop, lines, address?.countryCode)
  const toPrice = {
    currency: shop.currency,
    // What never comes to the shop's country is not taxed there; customs of the buyer's may charge. // decision 0072
    taxRateBasisPoints: destination === shop.market ? shop.taxRateBasisPoints : 0,
    discounts,
    codes: cart.discountCodes,
    lines: lines.map(({ id, variant, quantity }) => ({
      id,
      variantId: variant.id,
      productId: variant.productId,
      quantity,
      unitPrice: variant.price,
    })),
  }
  const merchandise = priceLines(toPrice)
  const toDeliver = lines.filter(({ quantity, variant }) => quantity > 0 && variant.requiresShipping)
  const options =
    address && toDeliver.length > 0
      ? deliveryOptionsFor({
          shop: await shopForBuyer(db, shop, destination),
          imported: isImported(lines),
          subtotal: merchandise.subtotal - merchandise.discountTotal,
          weightGrams: toDeliver.reduce((sum, { quantity, variant }) => sum + quantity * variant.weightGrams, 0),
          address,
        })
      : []
  const chosen = options.find(({ handle }) => handle === deliveryHandle)
  return {
    priced: chosen ? priceLines({ ...toPrice, delivery: chosen }) : merchandise,
    discounts,
    options,
    chosen,
    needsDelivery: toDeliver.length > 0,
  }
}
