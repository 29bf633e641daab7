import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, inArray, sql } from '@dvaput/database/query'
import { markets } from '@dvaput/domain/markets/markets'
import { destinationOf, isImported } from '../carts/delivery/destination-of.ts'
import { includedTax } from '../carts/lines/price-lines.ts'
import { deliveryOptionsFor } from '../delivery/delivery-options.ts'
import { draftHolder } from '../stock/draft-holder.ts'
import type { Checkout } from '../tables/checkouts.table.ts'
import { draftOrders } from '../tables/draft-orders.table.ts'
import { products, productVariants } from '../tables/products.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import { pictureOf, readPictures, variantTitleOf } from './cart-contents.ts'
import type { CheckoutContents } from './checkout-view.ts'
import { holdSeconds } from './payments/hold-seconds.ts'

const readVariants = async (db: Transaction['db'], shop: Shop, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .select({ variant: productVariants, product: products })
        .from(productVariants)
        .innerJoin(products, eq(products.id, productVariants.productId))
        .where(and(eq(productVariants.shopId, shop.id), inArray(productVariants.id, [...ids])))

/** An invoice: its lines and prices are agreed, whatever the catalogue says today. */
export const readDraftContents = async (
  db: Transaction['db'],
  shop: Shop,
  checkout: Checkout,
): Promise<CheckoutContents | undefined> => {
  const [found] = await db
    .select({
      draft: draftOrders,
      reservedSeconds: sql<number>`extract(epoch FROM ${draftOrders.reserveInventoryUntil} - app_now())`.mapWith(
        Number,
      ),
    })
    .from(draftOrders)
    .where(and(eq(draftOrders.id, checkout.draftOrderId ?? 0), eq(draftOrders.shopId, shop.id)))
  // Completed by hand meanwhile: there is nothing left to pay, and its link shows the order.
  if (!found || (found.draft.orderId !== null && checkout.orderId === null)) return undefined
  const { draft, reservedSeconds } = found
  const known = await readVariants(
    db,
    shop,
    draft.lines.flatMap(({ variantId }) => variantId ?? []),
  )
  const pictures = await readPictures(
    db,
    known.map(({ product }) => product.id),
  )
  const lines = draft.lines.map(({ variantId, ...line }) => {
    const { variant, product } = known.find((each) => each.variant.id === variantId) ?? {}
    return {
      ...line,
      variantId,
      productId: product?.id ?? null,
      variantTitle: variant ? variantTitleOf(variant.title) : null,
      sku: variant?.sku ?? line.sku,
      pictureKey: variant ? pictureOf(pictures, variant) : null,
      available: Number.POSITIVE_INFINITY,
    }
  })
  const toDeliver = known.filter(({ variant }) => variant.requiresShipping)
  const agreed = draft.shippingTitle === null ? undefined : { title: draft.shippingTitle, price: draft.shippingPrice }
  const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  const discountTotal = lines.reduce((sum, { discount }) => sum + discount, 0)
  const imported = isImported(known) && draft.lines.every(({ variantId }) => variantId != null)
  const destination = imported ? destinationOf(shop, known, draft.shippingAddress?.countryCode) : shop.market
  const requested = checkout.handover === 'pickup' ? 'pickup' : 'shipping'
  const options = agreed
    ? []
    : deliveryOptionsFor({
        shop,
        subtotal: subtotal - discountTotal,
        imported,
        weightGrams: toDeliver.reduce(
          (sum, { variant }) =>
            sum + variant.weightGrams * (lines.find((line) => line.variantId === variant.id)?.quantity ?? 0),
          0,
        ),
        address: { countryCode: markets[destination].country, ...checkout.shippingAddress },
      }).filter(({ kind }) => kind === requested)
  const chosen = options.find(({ handle }) => handle === checkout.deliveryHandle)
  const delivery = agreed
    ? { handle: 'agreed', ...agreed }
    : chosen && { handle: chosen.handle, title: chosen.title[checkout.language], price: chosen.price }
  const shippingTotal = delivery?.price ?? 0
  const total = subtotal - discountTotal + shippingTotal
  const isAbroad = destination !== shop.market
  const taxTotal = isAbroad ? 0 : includedTax(total, shop.taxRateBasisPoints)
  return {
    lines,
    totals: { subtotal, discountTotal, shippingTotal, taxTotal, total, discounts: [] },
    codes: [],
    options,
    delivery,
    needsDelivery: toDeliver.length > 0,
    destination,
    isAbroad,
    takesPickup: !imported,
    customerId: draft.customerId,
    note: draft.note,
    attributes: draft.attributes,
    // The draft's own reservation is used, and not cut short.
    holder: draftHolder(draft.id),
    holdSeconds: Math.ceil(Math.max(holdSeconds, reservedSeconds || 0)),
    takesCodes: false,
  }
}
