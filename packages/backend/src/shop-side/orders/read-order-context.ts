import type { Database } from '@dvaput/database/open-database'
import { and, desc, eq, isNotNull, sql } from '@dvaput/database/query'
import { shopOfOrder } from '@dvaput/domain/orders/order-source'
import type { AuditLog } from '../../audit/audit-log.ts'
import { catalogueProducts } from '../../catalogue-sync/catalogue-products.table.ts'
import { customerRecords } from '../../customers/customer-records.table.ts'
import type { OrderRecord } from '../../orders/orders.table.ts'
import { reservations } from '../../reservations/reservations.table.ts'
import { returnRequests } from '../../returns/return-requests.table.ts'

/** The products of its lines as they are today, of those that the shop still has. */
export const createReadOrderProducts =
  ({ db }: Pick<Database, 'db'>) =>
  async ({ shop: source, snapshot }: Pick<OrderRecord, 'shop' | 'snapshot'>) => {
    const shop = shopOfOrder(source)
    const gids = snapshot.lines.flatMap(({ variantId }) => variantId ?? [])
    if (!shop || gids.length === 0) return []
    const { gid, grade, condition, variants } = catalogueProducts
    const rows = await db
      .select({ gid, grade, condition, variants })
      .from(catalogueProducts)
      .where(
        and(
          eq(catalogueProducts.shop, shop),
          sql`jsonb_path_query_array(${variants}, '$[*].gid') ?| ${sql.param(gids)}::text[]`,
        ),
      )
    return rows.flatMap((row) =>
      row.variants.map((variant) => ({ variantId: variant.gid, productGid: row.gid, grade: row.grade, shop })),
    )
  }

/** Whose it is: whom the shop names, else the customer who has shown that its e-mail is theirs. */
export const createReadBuyer =
  ({ db }: Pick<Database, 'db'>) =>
  async ({ customerId, email }: { readonly customerId: string | null; readonly email: string }) => {
    if (customerId !== null || email === '') return customerId
    const [record] = await db
      .select({ id: customerRecords.customerId })
      .from(customerRecords)
      .where(and(eq(customerRecords.email, email.toLowerCase()), isNotNull(customerRecords.verifiedAt)))
    return record?.id ?? null
  }

/** What else is known around an order: its products today, its buyer, its returns, its reservation, and who did what. */
export const createReadOrderContext = ({ db }: Pick<Database, 'db'>, audit: Pick<AuditLog, 'list'>) => {
  const readProducts = createReadOrderProducts({ db })
  const readBuyer = createReadBuyer({ db })

  return async (order: OrderRecord) => {
    const ofOrder = eq(returnRequests.orderId, order.id)
    const [products, buyer, returns, [reservation], { entries }] = await Promise.all([
      readProducts(order),
      readBuyer(order),
      db
        .select({ id: returnRequests.id, state: returnRequests.state })
        .from(returnRequests)
        .where(ofOrder)
        .orderBy(desc(returnRequests.id)),
      db
        .select({ id: reservations.id, pickupCode: reservations.pickupCode })
        .from(reservations)
        .where(and(isNotNull(reservations.orderId), eq(reservations.orderId, order.snapshot.id))),
      audit.list({ subject: { kind: 'order', id: order.id } }),
    ])
    return { products, buyer, returns, reservation: reservation ?? null, entries }
  }
}
