import type { Transaction } from '@dvaput/database/in-transaction'
import { and, asc, eq, inArray, sql } from '@dvaput/database/query'
import { demoCustomers } from '@dvaput/domain/account/demo-customers'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { includedTax } from '@dvaput/platform/carts/lines/price-lines'
import { createOrder } from '@dvaput/platform/orders/create-order'
import { customers } from '@dvaput/platform/tables/customers.table'
import { fulfilments, type NewOrderLine, orderLines, orders } from '@dvaput/platform/tables/orders.table'
import { productImages, products, productVariants } from '@dvaput/platform/tables/products.table'
import type { Shop } from '@dvaput/platform/tables/shops.table'
import { demoAddresses } from './demo-addresses.ts'

/** Sold before the stock was counted, so it takes nothing from the shelf. */
const pastOrders = [
  { daysAgo: 64, status: 'fulfilled', first: 0, lines: 2 },
  { daysAgo: 12, status: 'partially_fulfilled', first: 3, lines: 5 },
  { daysAgo: 3, status: 'unfulfilled', first: 2, lines: 1 },
] as const

const carriers = {
  ba: { trackingCompany: 'BH Pošta' },
  cl: { trackingCompany: 'Chilexpress' },
} as const satisfies Record<MarketId, object>

/** The shop writes the serial number of the unit that left into the line, where the customer's page finds it. */
const serialNumber = (orderId: number, place: number) => [{ key: 'serial', value: `DVP-${orderId}-${place + 1}` }]

const readLines = async ({ db }: Transaction, ids: readonly number[]): Promise<NewOrderLine[]> => {
  const rows = await db
    .select({ product: products, variant: productVariants, pictureKey: productImages.pictureKey })
    .from(products)
    .innerJoin(productVariants, and(eq(productVariants.productId, products.id), eq(productVariants.position, 1)))
    .leftJoin(productImages, and(eq(productImages.productId, products.id), eq(productImages.position, 1)))
    .where(inArray(products.id, [...ids]))
  return rows.map(({ product, variant, pictureKey }) => ({
    productId: product.id,
    variantId: variant.id,
    title: product.title,
    variantTitle: variant.optionValues.length > 0 ? variant.title : null,
    sku: variant.sku,
    pictureKey,
    quantity: 1,
    unitPrice: variant.price,
  }))
}

/** What the demo customer of the shop's market bought there. Only the main shop knows them; elsewhere they were guests. */
export const seedOrders = async (tx: Transaction, shop: Shop, productIds: readonly number[]): Promise<void> => {
  const { db } = tx
  const { email } = demoCustomers[shop.market]
  const [known] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.shopId, shop.id), eq(customers.email, email)))
  for (const { daysAgo, status, first, lines: count } of pastOrders) {
    const lines = await readLines(tx, productIds.slice(first, first + count))
    const total = lines.reduce((sum, { unitPrice }) => sum + unitPrice, 0)
    const { order } = await createOrder(tx, {
      shop,
      customerId: known?.id ?? null,
      email,
      language: markets[shop.market].languages[0],
      paymentMethod: 'cash-on-delivery',
      // On delivery: nobody pays for a parcel that has not come.
      paid: status === 'fulfilled',
      shippingTotal: 0,
      taxTotal: includedTax(total, shop.taxRateBasisPoints),
      shippingAddress: demoAddresses[shop.market][0],
      lines,
    })
    const at = sql`app_now() - make_interval(days => ${daysAgo}::int)`
    const times = { createdAt: at, updatedAt: at }
    await db
      .update(orders)
      .set({ ...times, fulfilmentStatus: status })
      .where(eq(orders.id, order.id))
    if (status === 'unfulfilled') continue
    const rows = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.id))
    const sent = status === 'fulfilled' ? rows : rows.slice(0, 2)
    for (const [place, { id }] of sent.entries())
      await db
        .update(orderLines)
        .set({ fulfilledQuantity: 1, attributes: serialNumber(order.id, place) })
        .where(eq(orderLines.id, id))
    await db.insert(fulfilments).values({
      orderId: order.id,
      lines: sent.map(({ id, quantity }) => ({ orderLineId: id, quantity })),
      trackingNumber: `DV${order.id}`,
      ...carriers[shop.market],
      createdAt: at,
    })
  }
}
