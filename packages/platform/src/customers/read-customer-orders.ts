import { and, count, eq, type SQL, sql } from '@dvaput/database/query'
import type { CustomerOrdersArgs } from '@shopify/hydrogen-react/storefront-api-types'
import { readSortedPage } from '../catalogue/read-sorted-page.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { timeOf } from '../query-syntax/query-conditions.ts'
import type { Comparator } from '../query-syntax/tokenise-query.ts'
import type { Customer } from '../tables/customers.table.ts'
import { orders } from '../tables/orders.table.ts'

const sortedBy = {
  ID: { column: orders.id, kind: 'number' },
  RELEVANCE: { column: orders.id, kind: 'number' },
  PROCESSED_AT: { column: orders.createdAt, kind: 'time' },
  TOTAL_PRICE: { column: orders.total, kind: 'number' },
} as const

// Two runs of spaces that may touch would be tried in every division, which takes minutes for a long run.
const processedAt = /\bprocessed_at:\s*(?:([<>]=?)\s*)?["']?(\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?)/gi

const wasProcessed = timeOf(sql`${orders.createdAt}`)

/** The only filter the hosted platform has here; a day without a comparison is that whole day. */
const readFilter = (query: string | null | undefined): (SQL | undefined)[] =>
  [...(query ?? '').matchAll(processedAt)].map(([, operator = '=', value = '']) => {
    const comparator = operator as Comparator
    return wasProcessed({ kind: 'term', field: 'processed_at', comparator, value, quoted: false, prefix: false })
  })

const ofCustomer = ({ id, shopId }: Customer) => and(eq(orders.customerId, id), eq(orders.shopId, shopId))

const countOrders = async ({ parts }: StorefrontContext, where: SQL | undefined): Promise<number> => {
  const [found] = await parts.database.db.select({ orders: count() }).from(orders).where(where)
  return found?.orders ?? 0
}

export const readCustomerOrders = async (customer: Customer, args: CustomerOrdersArgs, context: StorefrontContext) => {
  const where = and(ofCustomer(customer), ...readFilter(args.query))
  const page = await readSortedPage(context, orders, where, sortedBy[args.sortKey ?? 'ID'], args)
  return { ...page, totalCount: () => countOrders(context, where) }
}

export const countCustomerOrders = (customer: Customer, context: StorefrontContext): Promise<number> =>
  countOrders(context, ofCustomer(customer))
