import { failpoint } from '@dvaput/database/failpoint'
import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { eq } from '@dvaput/database/query'
import { buyerMarket } from '@dvaput/domain/markets/buyer-market'
import type { MarketId } from '@dvaput/domain/markets/market'
import { marketOfShop } from '@dvaput/domain/markets/market-of-shop'
import { customersShop, type ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { checkoutAttribute } from '@dvaput/domain/orders/checkout-attribute'
import { isImportedOrder } from '@dvaput/domain/orders/is-imported-order'
import { isOlderSnapshot } from '@dvaput/domain/orders/is-older-snapshot'
import { formatOrderId } from '@dvaput/domain/orders/order-id'
import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import { type OrderRecord, orders } from './orders.table.ts'

/** Runs in the transaction that first records the order: it happens once for each order, or neither does. */
export type OnRecorded = (order: OrderRecord, tx: Transaction) => Promise<void>

type Needs = {
  readonly database: Database
  readonly onRecorded: readonly OnRecorded[]
  /** In the transaction of each later change. */
  readonly onChanged: readonly OnRecorded[]
}

/** Imported products are bought from one market and paid at the shop of another. // decision 0072 */
const marketOf = (shop: ShopHandle, snapshot: OrderSnapshot): MarketId =>
  isImportedOrder(snapshot)
    ? buyerMarket(marketOfShop(shop), snapshot.shippingAddress?.countryCode)
    : marketOfShop(shop)

const toRow = (shop: ShopHandle, snapshot: OrderSnapshot) => ({
  id: formatOrderId(shop, snapshot.id),
  shop,
  market: marketOf(shop, snapshot),
  name: snapshot.name,
  email: snapshot.email,
  customerId: shop === customersShop ? snapshot.customerId : null,
  checkoutId: snapshot.attributes.find(({ key }) => key === checkoutAttribute)?.value || null,
  processedAt: new Date(snapshot.processedAt),
  updatedAt: new Date(snapshot.updatedAt),
  snapshot,
})

/** Whatever tells us of an order ends here: any number of times, in any order, several at once. */
export const createRecordOrder =
  ({ database, onRecorded, onChanged }: Needs) =>
  async (shop: ShopHandle, snapshot: OrderSnapshot): Promise<void> => {
    const { id, ...row } = toRow(shop, snapshot)
    await database.inTransaction(async (tx) => {
      const [recorded] = await tx.db
        .insert(orders)
        .values({ id, ...row })
        .onConflictDoNothing()
        .returning()
      if (recorded) {
        await failpoint('after-order-insert')
        for (const hook of onRecorded) await hook(recorded, tx)
        return
      }
      const [known] = await tx.db.select().from(orders).where(eq(orders.id, id)).for('update')
      if (!known || isOlderSnapshot(snapshot, known.snapshot)) return
      const [changed] = await tx.db
        .update(orders)
        .set({ ...row, customerId: row.customerId ?? known.customerId })
        .where(eq(orders.id, id))
        .returning()
      if (changed) for (const hook of onChanged) await hook(changed, tx)
    })
  }

export type RecordOrder = ReturnType<typeof createRecordOrder>
