import { and, eq, type SQL, sql } from '@dvaput/database/query'
import { foldEmail } from '../../customers/parse-email.ts'
import type { PageArgs } from '../../graphql/connection.ts'
import type { Sort } from '../../graphql/keyset.ts'
import { type Condition, compileQuery } from '../../query-syntax/compile-query.ts'
import { idOf, moneyOf, textOf, timeOf, wordsWithin } from '../../query-syntax/query-conditions.ts'
import { orders } from '../../tables/orders.table.ts'
import type { AdminContext } from '../admin-context.ts'
import { sortBy } from '../read-rows.ts'

export type OrderListArgs = PageArgs & { query?: string | null; sortKey: keyof typeof orderSorts }

const id = sql`${orders.id}`
export const orderSorts = {
  CREATED_AT: sortBy('created', sql`${orders.createdAt}`, 'time', id),
  ID: sortBy('id', id, 'number', id),
  ORDER_NUMBER: sortBy('number', sql`${orders.number}`, 'number', id),
  PROCESSED_AT: sortBy('created', sql`${orders.createdAt}`, 'time', id),
  RELEVANCE: sortBy('id', id, 'number', id),
  TOTAL_PRICE: sortBy('total', sql`${orders.total}`, 'number', id),
  UPDATED_AT: sortBy('updated', sql`${orders.updatedAt}`, 'time', id),
} as const satisfies Record<string, Sort>

const stateConditions: Readonly<Record<string, SQL | undefined>> = {
  open: sql`${orders.cancelledAt} IS NULL`,
  not_closed: sql`${orders.cancelledAt} IS NULL`,
  closed: sql`false`,
  cancelled: sql`${orders.cancelledAt} IS NOT NULL`,
  any: undefined,
}

const status: Condition = ({ value }) => stateConditions[value.toLowerCase()]

/** `#1001` or `1001`. */
const name: Condition = ({ value }) => {
  const number = /^#?(\d{1,9})$/.exec(value.trim())?.[1]
  return number === undefined ? sql`false` : eq(orders.number, Number(number))
}

const fulfilmentMessages: Readonly<Record<string, string>> = {
  unshipped: 'unfulfilled',
  partial: 'partially_fulfilled',
  shipped: 'fulfilled',
}
const fulfilment: Condition = ({ value }) =>
  sql`${orders.fulfilmentStatus} = ${fulfilmentMessages[value.toLowerCase()] ?? value.toLowerCase()}`

const words = wordsWithin(sql`${orders.number}`, sql`${orders.email}`, sql`${orders.note}`)

const email: Condition = (term) =>
  term.prefix || term.comparator !== '=' ? textOf(sql`${orders.email}`)(term) : eq(orders.email, foldEmail(term.value))

/** Within the shop. Fields that are not known do not narrow the list, as on the hosted platform. */
export const ordersMatching = ({ shop }: AdminContext, query: string | null | undefined): SQL | undefined =>
  and(
    eq(orders.shopId, shop.id),
    compileQuery(query, {
      words,
      fields: {
        created_at: timeOf(sql`${orders.createdAt}`),
        customer_id: idOf(sql`${orders.customerId}`),
        email,
        financial_status: textOf(sql`${orders.financialStatus}`),
        fulfillment_status: fulfilment,
        id: idOf(id),
        name,
        processed_at: timeOf(sql`${orders.createdAt}`),
        status,
        tag: ({ value }) => sql`${value} = ANY(${orders.tags})`,
        total_price: moneyOf(sql`${orders.total}`, shop.currency),
        updated_at: timeOf(sql`${orders.updatedAt}`),
      },
    }),
  )
