import type { Transaction } from '@dvaput/database/in-transaction'
import { and, count, eq, inArray } from '@dvaput/database/query'
import { foldCode } from '../../discounts/fold-code.ts'
import { parseDecimal } from '../../graphql/decimal-money.ts'
import { parseNumericGid } from '../../graphql/gid.ts'
import { customers } from '../../tables/customers.table.ts'
import { discounts } from '../../tables/discounts.table.ts'
import { products, productVariants } from '../../tables/products.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { type AdminContext, refusedBecause } from '../admin-context.ts'

type Maybe<Value> = Value | null | undefined
type Selection = Maybe<{ all?: Maybe<boolean | string>; customers?: Maybe<{ add?: Maybe<readonly string[]> }> }>
export type DiscountInput = {
  title?: Maybe<string>
  code?: Maybe<string>
  startsAt?: Maybe<string>
  endsAt?: Maybe<string>
  usageLimit?: Maybe<number>
  appliesOncePerCustomer?: Maybe<boolean>
  customerSelection?: Selection
  context?: Selection
  customerGets?: Maybe<{
    value?: Maybe<{
      percentage?: Maybe<number>
      discountAmount?: Maybe<{ amount?: Maybe<string>; appliesOnEachItem?: Maybe<boolean> }>
    }>
    items?: Maybe<{
      all?: Maybe<boolean>
      products?: Maybe<{ productsToAdd?: Maybe<readonly string[]>; productVariantsToAdd?: Maybe<readonly string[]> }>
    }>
  }>
  minimumRequirement?: Maybe<{ subtotal?: Maybe<{ greaterThanOrEqualToSubtotal?: Maybe<string> }> }>
}

const refused = (path: readonly string[], code: string, message: string) =>
  refusedBecause(['basicCodeDiscount', ...path], message, code)

export const readValue = ({ customerGets }: DiscountInput, { currency }: Shop) => {
  const { percentage, discountAmount } = customerGets?.value ?? {}
  const at = ['customerGets', 'value']
  if (percentage != null && discountAmount != null) return refused(at, 'CONFLICT', 'Only one value can be given')
  if (percentage != null) {
    const inRange = percentage > 0 && percentage <= 1
    return inRange
      ? { kind: 'percentage' as const, value: Math.round(percentage * 10_000), onEachItem: false }
      : refused([...at, 'percentage'], 'VALUE_OUTSIDE_RANGE', 'Value must be between 0.0 and 1.0')
  }
  const amount = discountAmount?.amount == null ? undefined : parseDecimal(discountAmount.amount, currency)
  if (!discountAmount || discountAmount.amount == null) return refused(at, 'BLANK', "Value can't be blank")
  if (amount === undefined || amount <= 0)
    return refused([...at, 'discountAmount', 'amount'], 'GREATER_THAN', 'Amount must be greater than 0')
  return { kind: 'fixed-amount' as const, value: amount, onEachItem: discountAmount.appliesOnEachItem ?? true }
}

const readDates = ({ startsAt, endsAt }: DiscountInput) => {
  if (startsAt == null) return refused(['startsAt'], 'BLANK', "Starts at can't be blank")
  const dates = { startsAt: new Date(startsAt), endsAt: endsAt == null ? null : new Date(endsAt) }
  return dates.endsAt && dates.endsAt <= dates.startsAt
    ? refused(['endsAt'], 'INVALID', 'Ends at needs to be after starts at')
    : dates
}

/** Ids of the shop, or the first one that is none; null where nothing was named. */
const readIds = async (
  { db }: Transaction,
  shop: Shop,
  type: 'Product' | 'ProductVariant' | 'Customer',
  gids: Maybe<readonly string[]>,
): Promise<{ ids: number[] | null } | { unknown: string }> => {
  if (!gids?.length) return { ids: null }
  const table = { Product: products, ProductVariant: productVariants, Customer: customers }[type]
  const ids = [...new Set(gids.map((gid) => parseNumericGid(type, gid) ?? 0))]
  const [found] = await db
    .select({ known: count() })
    .from(table)
    .where(and(eq(table.shopId, shop.id), inArray(table.id, ids)))
  return found?.known === ids.length ? { ids } : { unknown: gids[0] ?? '' }
}

export const createDiscount = async (tx: Transaction, { shop }: AdminContext, input: DiscountInput) => {
  const code = foldCode(input.code ?? '')
  if (code === '') return refused(['code'], 'BLANK', "Code can't be blank")
  if (code.length > 255) return refused(['code'], 'TOO_LONG', 'Code is too long (maximum is 255 characters)')
  const title = input.title?.trim() ?? ''
  if (title === '' || title.length > 255) return refused(['title'], 'BLANK', "Title can't be blank")
  const value = readValue(input, shop)
  if ('userErrors' in value) return value
  const dates = readDates(input)
  if ('userErrors' in dates) return dates
  if (input.usageLimit != null && (input.usageLimit < 1 || input.usageLimit > 2 ** 31 - 1))
    return refused(['usageLimit'], 'GREATER_THAN', 'Usage limit must be greater than 0')
  const requested = input.minimumRequirement?.subtotal?.greaterThanOrEqualToSubtotal
  const minimumSubtotal = requested == null ? null : parseDecimal(requested, shop.currency)
  if (minimumSubtotal === undefined || (minimumSubtotal !== null && minimumSubtotal < 0))
    return refused(['minimumRequirement', 'subtotal'], 'INVALID', 'Minimum subtotal is invalid')

  const selection = input.context ?? input.customerSelection
  const { all, products: chosen } = input.customerGets?.items ?? {}
  const bought = await readIds(tx, shop, 'Product', chosen?.productsToAdd)
  if ('unknown' in bought)
    return refused(
      ['customerGets', 'items', 'products', 'productsToAdd'],
      'INVALID',
      `Product with id: ${bought.unknown} is invalid`,
    )
  const variants = await readIds(tx, shop, 'ProductVariant', chosen?.productVariantsToAdd)
  if ('unknown' in variants)
    return refused(
      ['customerGets', 'items', 'products', 'productVariantsToAdd'],
      'INVALID',
      `Product variant with id: ${variants.unknown} is invalid`,
    )
  if (!all && bought.ids === null && variants.ids === null)
    return refused(['customerGets', 'items'], 'BLANK', "Items in 'customer get' can't be blank")
  const buyers = await readIds(tx, shop, 'Customer', selection?.customers?.add)
  if ('unknown' in buyers)
    return refused(
      ['customerSelection', 'customers', 'add'],
      'INVALID',
      `Customer with id: ${buyers.unknown} is invalid`,
    )
  if (!selection?.all && buyers.ids === null)
    return refused(['customerSelection'], 'BLANK', "Customer selection can't be blank")

  const [codeDiscountNode] = await tx.db
    .insert(discounts)
    .values({
      shopId: shop.id,
      code,
      title,
      ...value,
      ...dates,
      minimumSubtotal,
      productIds: all ? null : bought.ids,
      variantIds: all ? null : variants.ids,
      customerIds: selection?.all ? null : buyers.ids,
      usageLimit: input.usageLimit ?? null,
      oncePerCustomer: input.appliesOncePerCustomer ?? false,
    })
    .onConflictDoNothing()
    .returning()
  if (!codeDiscountNode) return refused(['code'], 'TAKEN', 'Code must be unique. Please try a different code.')
  return { codeDiscountNode, userErrors: [] }
}
