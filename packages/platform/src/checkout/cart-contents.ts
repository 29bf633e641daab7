import type { Transaction } from '@dvaput/database/in-transaction'
import { and, asc, eq, inArray } from '@dvaput/database/query'
import { markets } from '@dvaput/domain/markets/markets'
import { destinationOf } from '../carts/delivery/destination-of.ts'
import type { PricedLine } from '../carts/lines/price-lines.ts'
import { priceCart } from '../carts/price-cart.ts'
import { type CartItem, readCart } from '../carts/read-cart.ts'
import { emptyAddress } from '../customers/addresses/check-address.ts'
import { soldTitle } from '../orders/sold-title.ts'
import type { Checkout } from '../tables/checkouts.table.ts'
import { customers } from '../tables/customers.table.ts'
import { type ProductImage, productImages } from '../tables/products.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import type { CheckoutContents, CheckoutLine } from './checkout-view.ts'
import { holdSeconds } from './payments/hold-seconds.ts'

export const readPictures = async (
  db: Transaction['db'],
  productIds: readonly number[],
): Promise<readonly ProductImage[]> =>
  productIds.length === 0
    ? []
    : db
        .select()
        .from(productImages)
        .where(inArray(productImages.productId, [...productIds]))
        .orderBy(asc(productImages.position))

export const pictureOf = (
  pictures: readonly ProductImage[],
  { productId, imageId }: { productId: number; imageId: number | null },
): string | null =>
  (pictures.find(({ id }) => id === imageId) ?? pictures.find((picture) => picture.productId === productId))
    ?.pictureKey ?? null

/** `Default Title` is what the platform calls the one variant of a product without options. */
export const variantTitleOf = (title: string): string | null => (title === 'Default Title' ? null : title)

const toLine = (
  { variant, product, quantity, attributes, available }: CartItem,
  { discount, allocations }: Pick<PricedLine, 'discount' | 'allocations'>,
  pictures: readonly ProductImage[],
  { language }: Checkout,
): CheckoutLine => ({
  variantId: variant.id,
  productId: product.id,
  title: soldTitle(product, language),
  variantTitle: variantTitleOf(variant.title),
  sku: variant.sku,
  pictureKey: pictureOf(pictures, variant),
  quantity,
  unitPrice: variant.price,
  discount,
  allocations: allocations.map(({ code, amount }) => ({ code, amount })),
  attributes,
  available,
})

/**
 * Whoever made a cart may send its link to somebody else, whose order then is no order of the first one's account: only
 * with the proof of its customer, or with that account's own e-mail.
 */
const isBuyer = async (db: Transaction['db'], checkout: Checkout, customerId: number | null): Promise<boolean> => {
  if (customerId === null || checkout.customerId === customerId) return true
  const ofAccount = and(
    eq(customers.id, customerId),
    eq(customers.email, checkout.email ?? ''),
    eq(customers.emailVerified, true),
  )
  return (await db.select({ id: customers.id }).from(customers).where(ofAccount)).length > 0
}

export const readCartContents = async (
  db: Transaction['db'],
  shop: Shop,
  checkout: Checkout,
  codes?: readonly string[],
): Promise<CheckoutContents | undefined> => {
  const found = checkout.cartToken === null ? undefined : await readCart(db, shop, checkout.cartToken)
  if (!found) return undefined
  const full = codes === undefined ? found : { ...found, cart: { ...found.cart, discountCodes: [...codes] } }
  const customerId = full.cart.buyerIdentity.customerId ?? null
  const destination = destinationOf(shop, full.lines, full.cart.buyerIdentity.countryCode)
  const { priced, options, chosen, needsDelivery } = await priceCart(db, shop, full, {
    email: checkout.email,
    customerId,
    address: { ...emptyAddress, countryCode: markets[destination].country, ...checkout.shippingAddress },
    deliveryHandle: checkout.deliveryHandle,
  })
  const pictures = await readPictures(db, [...new Set(full.lines.map(({ product }) => product.id))])
  const requested = checkout.handover === 'pickup' ? 'pickup' : 'shipping'
  const pricedLine = new Map(priced.lines.map((line) => [line.id, line]))
  const undiscounted = { discount: 0, allocations: [] }
  const fits = chosen?.kind === requested
  return {
    lines: full.lines.map((line) => toLine(line, pricedLine.get(line.id) ?? undiscounted, pictures, checkout)),
    totals: priced,
    codes: priced.codes,
    options: options.filter(({ kind }) => kind === requested),
    delivery: fits ? { handle: chosen.handle, title: chosen.title[checkout.language], price: chosen.price } : undefined,
    needsDelivery,
    destination,
    isAbroad: destination !== shop.market,
    takesPickup: options.length === 0 || options.some(({ kind }) => kind === 'pickup'),
    customerId: (await isBuyer(db, checkout, customerId)) ? customerId : null,
    note: full.cart.note,
    attributes: full.cart.attributes,
    holder: `checkout:${checkout.token}`,
    holdSeconds,
    takesCodes: true,
  }
}
