import { and, eq, inArray, sql } from '@dvaput/database/query'
import { foldCode } from '../../discounts/fold-code.ts'
import { type PageArgs, toListConnection } from '../../graphql/connection.ts'
import { toDecimalMoney } from '../../graphql/decimal-money.ts'
import { parseNumericGid, toGid } from '../../graphql/gid.ts'
import { defineLoader } from '../../graphql/loader.ts'
import { type Discount, discounts } from '../../tables/discounts.table.ts'
import { products, productVariants } from '../../tables/products.table.ts'
import { type AdminContext, type AdminResolvers, refusedBecause } from '../admin-context.ts'
import { customerById } from '../customers/customer-loaders.ts'
import { readRows, sortBy } from '../read-rows.ts'
import { createDiscount, type DiscountInput } from './create-discount.ts'
import { summariseDiscount } from './summarise-discount.ts'
import { updateDiscount } from './update-discount.ts'

const productId = sql`${products.id}`
const variantId = sql`${productVariants.id}`

/** By the database's clock, like every deadline. */
const statusOf = defineLoader(async ({ db }: AdminContext, rows: readonly Discount[]) => {
  const found = await db
    .select({
      id: discounts.id,
      status: sql<string>`CASE WHEN ${discounts.endsAt} <= app_now() THEN 'EXPIRED'
        WHEN ${discounts.startsAt} > app_now() THEN 'SCHEDULED' ELSE 'ACTIVE' END`,
    })
    .from(discounts)
    .where(
      inArray(
        discounts.id,
        rows.map(({ id }) => id),
      ),
    )
  const byId = new Map(found.map(({ id, status }) => [id, status]))
  return rows.map(({ id }) => byId.get(id) ?? 'EXPIRED')
})

const shared = {
  summary: (discount: Discount, _args: object, { shop }: AdminContext) => summariseDiscount(discount, shop.currency),
  status: (discount: Discount, _args: object, context: AdminContext) => statusOf(context).load(discount),
  codes: ({ id, code, usageCount }: Discount, args: PageArgs) =>
    toListConnection(
      [{ id: toGid('DiscountRedeemCode', id), code, asyncUsageCount: usageCount }],
      args,
      (redeem) => redeem.id,
    ),
  asyncUsageCount: ({ usageCount }: Discount) => usageCount,
  customerSelection: ({ customerIds }: Discount, _args: object, context: AdminContext) =>
    customerIds === null
      ? { __typename: 'DiscountCustomerAll', allCustomers: true }
      : {
          __typename: 'DiscountCustomers',
          customers: async () => (await customerById(context).loadMany(customerIds)).filter((each) => each !== null),
        },
}

const one = async ({ db, shop }: AdminContext, requested: ReturnType<typeof eq>) =>
  (
    await db
      .select()
      .from(discounts)
      .where(and(eq(discounts.shopId, shop.id), requested))
  )[0] ?? null

const idOf = (gid: string) => parseNumericGid('DiscountCodeNode', gid) ?? parseNumericGid('DiscountCode', gid) ?? 0

export const discountResolvers: AdminResolvers = {
  QueryRoot: {
    codeDiscountNode: (_root, { id }: { id: string }, context) => one(context, eq(discounts.id, idOf(id))),
    codeDiscountNodeByCode: (_root, { code }: { code: string }, context) =>
      one(context, eq(discounts.code, foldCode(code))),
  },
  DiscountCodeNode: {
    id: (discount: Discount) => toGid('DiscountCodeNode', discount.id),
    codeDiscount: (discount: Discount) => ({
      ...discount,
      __typename: discount.kind === 'free-delivery' ? 'DiscountCodeFreeShipping' : 'DiscountCodeBasic',
    }),
  },
  DiscountCodeFreeShipping: shared,
  DiscountCodeBasic: {
    ...shared,
    codesCount: () => ({ count: 1, precision: 'EXACT' }),
    appliesOncePerCustomer: ({ oncePerCustomer }: Discount) => oncePerCustomer,
    minimumRequirement: ({ minimumSubtotal }: Discount, _args, { shop }) =>
      minimumSubtotal === null
        ? null
        : {
            __typename: 'DiscountMinimumSubtotal',
            greaterThanOrEqualToSubtotal: toDecimalMoney(minimumSubtotal, shop.currency),
          },
    customerGets: (discount: Discount) => discount,
  },
  DiscountCustomerGets: {
    items: (discount: Discount) =>
      discount.productIds === null && discount.variantIds === null
        ? { __typename: 'AllDiscountItems', allItems: true }
        : { ...discount, __typename: 'DiscountProducts' },
    value: ({ kind, value, onEachItem }: Discount, _args, { shop }) =>
      kind === 'percentage'
        ? { __typename: 'DiscountPercentage', percentage: value / 10_000 }
        : {
            __typename: 'DiscountAmount',
            amount: toDecimalMoney(value, shop.currency),
            appliesOnEachItem: onEachItem,
          },
  },
  DiscountProducts: {
    products: ({ productIds }: Discount, args: PageArgs, context) =>
      readRows(context, {
        table: products,
        where: and(eq(products.shopId, context.shop.id), inArray(products.id, productIds ?? [])),
        sort: sortBy('id', productId, 'number', productId),
        args,
      }),
    productVariants: ({ variantIds }: Discount, args: PageArgs, context) =>
      readRows(context, {
        table: productVariants,
        where: and(eq(productVariants.shopId, context.shop.id), inArray(productVariants.id, variantIds ?? [])),
        sort: sortBy('id', variantId, 'number', variantId),
        args,
      }),
  },
  Mutation: {
    discountCodeBasicCreate: (_root, { basicCodeDiscount }: { basicCodeDiscount: DiscountInput }, context) =>
      context.change((tx) => createDiscount(tx, context, basicCodeDiscount)),

    discountCodeBasicUpdate: (_root, args: { id: string; basicCodeDiscount: DiscountInput }, context) =>
      context.change((tx) => updateDiscount(tx, context, idOf(args.id), args.basicCodeDiscount)),

    discountCodeDeactivate: (_root, { id }: { id: string }, { change, shop }) =>
      change(async ({ db }) => {
        const [discount] = await db
          .update(discounts)
          .set({ endsAt: sql`least(coalesce(${discounts.endsAt}, app_now()), app_now())` })
          .where(and(eq(discounts.shopId, shop.id), eq(discounts.id, idOf(id))))
          .returning()
        return discount
          ? { codeDiscountNode: discount, userErrors: [] }
          : refusedBecause(['id'], 'Code discount does not exist.', 'INVALID')
      }),
  },
}
