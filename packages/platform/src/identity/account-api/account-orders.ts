import { and, eq, type SQL, sql } from '@dvaput/database/query'
import { readSortedPage } from '../../catalogue/read-sorted-page.ts'
import type { Connection, PageArgs } from '../../graphql/connection.ts'
import { compileQuery } from '../../query-syntax/compile-query.ts'
import { idOf, numberOf, timeOf, wordsWithin } from '../../query-syntax/query-conditions.ts'
import { type Order, orders } from '../../tables/orders.table.ts'
import type { AccountContext } from './account-context.ts'

type OrderSortKey = 'CREATED_AT' | 'ID' | 'ORDER_NUMBER' | 'PROCESSED_AT' | 'RELEVANCE' | 'TOTAL_PRICE' | 'UPDATED_AT'

const sortedBy = {
  CREATED_AT: { column: orders.createdAt, kind: 'time' },
  ID: { column: orders.id, kind: 'number' },
  ORDER_NUMBER: { column: orders.number, kind: 'number' },
  PROCESSED_AT: { column: orders.createdAt, kind: 'time' },
  RELEVANCE: { column: orders.id, kind: 'number' },
  TOTAL_PRICE: { column: orders.total, kind: 'number' },
  UPDATED_AT: { column: orders.updatedAt, kind: 'time' },
} as const satisfies Record<OrderSortKey, { column: unknown; kind: 'number' | 'time' }>

const queryFields = {
  words: wordsWithin(sql`${orders.number}::text`, sql`${orders.email}`),
  fields: {
    created_at: timeOf(sql`${orders.createdAt}`),
    id: idOf(sql`${orders.id}`),
    name: numberOf(sql`${orders.number}`),
    order_number: numberOf(sql`${orders.number}`),
    processed_at: timeOf(sql`${orders.createdAt}`),
    updated_at: timeOf(sql`${orders.updatedAt}`),
  },
}

const ownOrders = ({ shop, customer }: AccountContext): SQL | undefined =>
  and(eq(orders.shopId, shop.id), eq(orders.customerId, customer.id))

/** Of this customer; another customer's looks like one that does not exist. */
export const readOrder = async (context: AccountContext, id: number | undefined): Promise<Order | null> => {
  if (id === undefined) return null
  const [order] = await context.parts.database.db
    .select()
    .from(orders)
    .where(and(ownOrders(context), eq(orders.id, id)))
  return order ?? null
}

type OrdersArgs = PageArgs & { readonly query?: string | null; readonly sortKey?: OrderSortKey | null }

export const readOrders = (context: AccountContext, args: OrdersArgs): Promise<Connection<Order>> => {
  const where = and(ownOrders(context), compileQuery(args.query?.replaceAll('#', ''), queryFields))
  return readSortedPage(context, orders, where, sortedBy[args.sortKey ?? 'ID'], args)
}
