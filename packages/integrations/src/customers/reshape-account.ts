import type { AccountAddress, AccountOrder, OrderAddress } from '@dvaput/domain/account/account-record'
import { type DecimalMoney, reshapeMoney } from '../storefront/reshape-money.ts'
import { type Nullable, reshapePostalAddress, type ShopAddress } from '../storefront/reshape-postal-address.ts'
import type { PictureUrl } from '../storefront/reshape-product.ts'

export type PlatformAddress = ShopAddress & { readonly id: string }

export const reshapeAddress = (address: PlatformAddress): AccountAddress => ({
  id: address.id,
  ...reshapePostalAddress(address),
})

type PlatformLine = {
  readonly title: string
  readonly quantity: number
  readonly price: DecimalMoney
  readonly image: { readonly url: string; readonly altText: string | null } | null
}

type PlatformOrder = Omit<AccountOrder, 'total' | 'lines' | 'shippingAddress'> & {
  readonly total: DecimalMoney
  readonly lines: readonly PlatformLine[]
  readonly shippingAddress: Nullable<OrderAddress> | null
}

const reshapeOrderAddress = (address: Nullable<OrderAddress>): OrderAddress => ({
  firstName: address.firstName ?? '',
  lastName: address.lastName ?? '',
  address1: address.address1 ?? '',
  address2: address.address2 ?? '',
  city: address.city ?? '',
  province: address.province ?? '',
  zip: address.zip ?? '',
  country: address.country ?? '',
})

const reshapeLine = ({ title, quantity, price, image }: PlatformLine, pictureUrl: PictureUrl) => ({
  title,
  quantity,
  price: reshapeMoney(price),
  image: image && { url: pictureUrl(image.url), altText: image.altText ?? '' },
})

export const reshapeOrder = (order: PlatformOrder, pictureUrl: PictureUrl): AccountOrder => ({
  id: order.id,
  name: order.name,
  processedAt: order.processedAt,
  financialStatus: order.financialStatus,
  fulfillmentStatus: order.fulfillmentStatus,
  total: reshapeMoney(order.total),
  lines: order.lines.map((line) => reshapeLine(line, pictureUrl)),
  shippingAddress: order.shippingAddress && reshapeOrderAddress(order.shippingAddress),
})
