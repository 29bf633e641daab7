import type { Money } from '@dvaput/domain/money/money'
import type { ResultOf } from 'gql.tada'
import { reshapeMoney } from '../storefront/reshape-money.ts'
import type { cartById } from './cart-documents.ts'
import { type CheckoutHosts, toCheckoutUrl } from './checkout-url.ts'

export type PlatformCartLine = {
  readonly id: string
  readonly quantity: number
  readonly total: Money
  readonly variantId: string
  readonly variantTitle: string
  readonly variantPrice: Money
  readonly productTitle: string
}

/** A cart as the platform prices it. // ENT-23 */
export type PlatformCart = {
  readonly id: string
  readonly checkoutUrl: string
  readonly total: Money
  readonly subtotal: Money
  readonly tax: Money | null
  readonly codes: readonly { readonly code: string; readonly isApplicable: boolean }[]
  readonly lines: readonly PlatformCartLine[]
  readonly deliveryOptions: readonly {
    readonly title: string
    readonly description: string
    readonly estimatedCost: Money
  }[]
}

type Cart = NonNullable<ResultOf<typeof cartById>['cart']>

export const reshapeCart = (cart: Cart, hosts: CheckoutHosts): PlatformCart => ({
  id: cart.id,
  checkoutUrl: toCheckoutUrl(cart.checkoutUrl, hosts),
  total: reshapeMoney(cart.cost.totalAmount),
  subtotal: reshapeMoney(cart.cost.subtotalAmount),
  tax: cart.cost.totalTaxAmount && reshapeMoney(cart.cost.totalTaxAmount),
  codes: cart.discountCodes.map(({ code, applicable }) => ({ code, isApplicable: applicable })),
  lines: cart.lines.nodes.map(({ id, quantity, cost, merchandise }) => ({
    id,
    quantity,
    total: reshapeMoney(cost.totalAmount),
    variantId: merchandise.id,
    variantTitle: merchandise.title,
    variantPrice: reshapeMoney(merchandise.price),
    productTitle: merchandise.product.title,
  })),
  deliveryOptions: cart.deliveryGroups.nodes.flatMap(({ deliveryOptions }) =>
    deliveryOptions.map(({ title, description, estimatedCost }) => ({
      title: title ?? '',
      description: description ?? '',
      estimatedCost: reshapeMoney(estimatedCost),
    })),
  ),
})
