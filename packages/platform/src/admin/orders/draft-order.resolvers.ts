import { and, eq, sql } from '@dvaput/database/query'
import { mailingAddress } from '../../customers/addresses/mailing-address.ts'
import { draftName, invoiceUrl } from '../../draft-orders/draft-email.ts'
import { type DraftTotals, lineTotalOf, totalOf } from '../../draft-orders/draft-totals.ts'
import { ownDiscountOf, sharedDiscountOf } from '../../draft-orders/price-draft.ts'
import { type PageArgs, toListConnection } from '../../graphql/connection.ts'
import { toDecimal } from '../../graphql/decimal-money.ts'
import { parseNumericGid, toGid } from '../../graphql/gid.ts'
import type { Sort } from '../../graphql/keyset.ts'
import { compileQuery } from '../../query-syntax/compile-query.ts'
import { idOf, textOf, timeOf, wordsWithin } from '../../query-syntax/query-conditions.ts'
import { type DraftDiscount, type DraftLine, type DraftOrder, draftOrders } from '../../tables/draft-orders.table.ts'
import type { AdminContext, AdminResolvers } from '../admin-context.ts'
import { productById, variantById } from '../catalogue-loaders.ts'
import { customerById } from '../customers/customer-loaders.ts'
import { toMoneyBag } from '../money-bag.ts'
import { readRows, sortBy } from '../read-rows.ts'
import { orderById } from './order-loaders.ts'

type ListArgs = PageArgs & { query?: string | null; sortKey: keyof typeof sorts }

const id = sql`${draftOrders.id}`
const sorts = {
  ID: sortBy('id', id, 'number', id),
  NUMBER: sortBy('number', sql`${draftOrders.number}`, 'number', id),
  UPDATED_AT: sortBy('updated', sql`${draftOrders.updatedAt}`, 'time', id),
} as const satisfies Record<string, Sort>

const queryFields = {
  words: wordsWithin(sql`${draftOrders.number}`, sql`${draftOrders.email}`, sql`${draftOrders.note}`),
  fields: {
    created_at: timeOf(sql`${draftOrders.createdAt}`),
    customer_id: idOf(sql`${draftOrders.customerId}`),
    email: textOf(sql`${draftOrders.email}`),
    id: idOf(id),
    status: textOf(sql`${draftOrders.status}`),
    tag: ({ value }: { value: string }) => sql`${value} = ANY(${draftOrders.tags})`,
    updated_at: timeOf(sql`${draftOrders.updatedAt}`),
  },
}

const total =
  (amountOf: (totals: DraftTotals) => number) =>
  (draft: DraftOrder, _args: object, { shop }: AdminContext) =>
    toMoneyBag(amountOf(totalOf(draft, shop)), shop.currency)

const amount =
  (amountOf: (line: DraftLine) => number) =>
  (line: DraftLine, _args: object, { shop }: AdminContext) =>
    toMoneyBag(amountOf(line), shop.currency)

const toAppliedDiscount = (discount: DraftDiscount | null, minor: number, { shop }: AdminContext) =>
  discount && {
    title: discount.title,
    description: discount.description,
    value: discount.kind === 'percentage' ? discount.value / 100 : Number(toDecimal(discount.value, shop.currency)),
    valueType: discount.kind === 'percentage' ? 'PERCENTAGE' : 'FIXED_AMOUNT',
    amountSet: toMoneyBag(minor, shop.currency),
  }

export const draftOrderResolvers: AdminResolvers = {
  QueryRoot: {
    draftOrder: async (_root, args: { id: string }, { db, shop }) => {
      const draftId = parseNumericGid('DraftOrder', args.id) ?? 0
      const requested = and(eq(draftOrders.id, draftId), eq(draftOrders.shopId, shop.id))
      return (await db.select().from(draftOrders).where(requested))[0] ?? null
    },
    draftOrders: (_root, args: ListArgs, context) =>
      readRows(context, {
        table: draftOrders,
        where: and(eq(draftOrders.shopId, context.shop.id), compileQuery(args.query, queryFields)),
        sort: sorts[args.sortKey],
        args,
      }),
  },
  DraftOrder: {
    id: (draft: DraftOrder) => toGid('DraftOrder', draft.id),
    legacyResourceId: (draft: DraftOrder) => draft.id,
    name: (draft: DraftOrder) => draftName(draft),
    status: ({ status }: DraftOrder) => status.toUpperCase(),
    note2: ({ note }: DraftOrder) => note || null,
    customAttributes: ({ attributes }: DraftOrder) => attributes,
    customer: ({ customerId }: DraftOrder, _args, context) =>
      customerId === null ? null : customerById(context).load(customerId),
    order: ({ orderId }: DraftOrder, _args, context) => (orderId === null ? null : orderById(context).load(orderId)),
    invoiceUrl: (draft: DraftOrder, _args, { origin }) => invoiceUrl(origin, draft),
    ready: () => true,
    currencyCode: (_draft: DraftOrder, _args, { shop }) => shop.currency,
    taxesIncluded: () => true,
    appliedDiscount: ({ discount, lines }: DraftOrder, _args, context) =>
      toAppliedDiscount(discount, sharedDiscountOf(lines), context),
    shippingAddress: (draft: DraftOrder) =>
      draft.shippingAddress &&
      mailingAddress(`${toGid('MailingAddress', draft.id)}?model_name=Address`, draft.shippingAddress),
    shippingLine: ({ shippingTitle: title, shippingPrice }: DraftOrder, _args, { shop }) => {
      const price = toMoneyBag(shippingPrice, shop.currency)
      return title === null ? null : { title, code: 'custom', originalPriceSet: price, discountedPriceSet: price }
    },
    lineItems: ({ lines }: DraftOrder, args: PageArgs) => toListConnection(lines, args, ({ uuid }) => uuid),
    lineItemsSubtotalPrice: total(({ subtotal, discountTotal }) => subtotal - discountTotal),
    subtotalPriceSet: total(({ subtotal, discountTotal }) => subtotal - discountTotal),
    totalDiscountsSet: total(({ discountTotal }) => discountTotal),
    totalShippingPriceSet: total(({ shippingTotal }) => shippingTotal),
    totalTaxSet: total(({ taxTotal }) => taxTotal),
    totalPriceSet: total((totals) => totals.total),
    completedAt: async ({ orderId }: DraftOrder, _args, context) =>
      orderId === null ? null : ((await orderById(context).load(orderId))?.createdAt ?? null),
  },
  DraftOrderLineItem: {
    id: ({ uuid }: DraftLine) => toGid('DraftOrderLineItem', uuid),
    name: ({ title }: DraftLine) => title,
    custom: ({ variantId }: DraftLine) => variantId === null,
    sku: async ({ variantId, sku }: DraftLine, _args, context) =>
      variantId === null ? sku : ((await variantById(context).load(variantId))?.sku ?? null),
    originalUnitPriceSet: amount(({ unitPrice }) => unitPrice),
    originalTotalSet: amount(({ unitPrice, quantity }) => unitPrice * quantity),
    discountedTotalSet: amount(lineTotalOf),
    totalDiscountSet: amount(({ discount }) => discount),
    appliedDiscount: (line: DraftLine, _args, context) =>
      toAppliedDiscount(line.ownDiscount, ownDiscountOf(line), context),
    customAttributes: ({ attributes }: DraftLine) => attributes,
    variant: ({ variantId }: DraftLine, _args, context) =>
      variantId === null ? null : variantById(context).load(variantId),
    product: async ({ variantId }: DraftLine, _args, context) => {
      const variant = variantId === null ? null : await variantById(context).load(variantId)
      return variant && productById(context).load(variant.productId)
    },
  },
}
