import { asc, inArray } from '@dvaput/database/query'
import { defineLoader, groupByKey } from '../../graphql/loader.ts'
import { fulfilments, orderLines, refunds } from '../../tables/orders.table.ts'
import { productImages } from '../../tables/products.table.ts'
import type { AccountContext } from './account-context.ts'

export const linesOf = defineLoader(async ({ parts }: AccountContext, orderIds: readonly number[]) => {
  const rows = await parts.database.db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id))
  return groupByKey(orderIds, rows, ({ orderId }) => orderId)
})

export const fulfilmentsOf = defineLoader(async ({ parts }: AccountContext, orderIds: readonly number[]) => {
  const rows = await parts.database.db
    .select()
    .from(fulfilments)
    .where(inArray(fulfilments.orderId, [...orderIds]))
    .orderBy(asc(fulfilments.id))
  return groupByKey(orderIds, rows, ({ orderId }) => orderId)
})

export const refundsOf = defineLoader(async ({ parts }: AccountContext, orderIds: readonly number[]) => {
  const rows = await parts.database.db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(asc(refunds.id))
  return groupByKey(orderIds, rows, ({ orderId }) => orderId)
})

export const imagesOf = defineLoader(async ({ parts }: AccountContext, productIds: readonly number[]) => {
  const rows = await parts.database.db
    .select()
    .from(productImages)
    .where(inArray(productImages.productId, [...productIds]))
  return groupByKey(productIds, rows, ({ productId }) => productId)
})
