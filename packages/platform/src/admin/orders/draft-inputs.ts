import { checkAddress, emptyAddress } from '../../customers/addresses/check-address.ts'
import { parseEmail } from '../../customers/parse-email.ts'
import { parsePhone } from '../../customers/parse-phone.ts'
import { foldCode } from '../../discounts/fold-code.ts'
import type { DraftInput, DraftLineInput, DraftRefusal } from '../../draft-orders/draft-input.ts'
import { parseDecimal } from '../../graphql/decimal-money.ts'
import { parseNumericGid } from '../../graphql/gid.ts'
import type { Attribute } from '../../tables/carts.table.ts'
import type { DraftDiscount } from '../../tables/draft-orders.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { type AddressInput, toAddressInput } from '../customers/write-customer.ts'

type Maybe<Value> = Value | null | undefined
type MoneyInput = { amount: string; currencyCode: string }
type DiscountInput = {
  title?: Maybe<string>
  description?: Maybe<string>
  value: number
  valueType: 'PERCENTAGE' | 'FIXED_AMOUNT'
  amountWithCurrency?: Maybe<MoneyInput>
}
type LineInput = {
  uuid?: Maybe<string>
  variantId?: Maybe<string>
  quantity: number
  title?: Maybe<string>
  sku?: Maybe<string>
  originalUnitPrice?: Maybe<string>
  originalUnitPriceWithCurrency?: Maybe<MoneyInput>
  priceOverride?: Maybe<MoneyInput>
  appliedDiscount?: Maybe<DiscountInput>
  customAttributes?: Maybe<readonly Attribute[]>
}
export type DraftOrderInput = {
  lineItems?: Maybe<readonly LineInput[]>
  purchasingEntity?: Maybe<{ customerId?: Maybe<string> }>
  customerId?: Maybe<string>
  email?: Maybe<string>
  phone?: Maybe<string>
  note?: Maybe<string>
  tags?: Maybe<readonly string[]>
  customAttributes?: Maybe<readonly Attribute[]>
  appliedDiscount?: Maybe<DiscountInput>
  shippingAddress?: Maybe<AddressInput>
  shippingLine?: Maybe<{ title?: Maybe<string>; price?: Maybe<string>; priceWithCurrency?: Maybe<MoneyInput> }>
  useCustomerDefaultAddress?: Maybe<boolean>
  discountCodes?: Maybe<readonly string[]>
  reserveInventoryUntil?: Maybe<string>
  presentmentCurrencyCode?: Maybe<string>
}

/** Thrown inside of this file only: an input has many places where it can be wrong. */
const wrong = (field: readonly string[], message: string) => Object.assign(new Error(message), { field })

const readMoney = (money: MoneyInput, { currency }: Shop, field: readonly string[]): number => {
  if (money.currencyCode !== currency) throw wrong(field, `Currency must be ${currency}`)
  const minor = parseDecimal(money.amount, currency)
  if (minor === undefined || minor < 0) throw wrong(field, 'Price must be greater than or equal to 0')
  return minor
}

const readDiscount = (input: DiscountInput, shop: Shop, field: readonly string[]): DraftDiscount => {
  const texts = { title: input.title ?? null, description: input.description ?? '' }
  if (input.valueType === 'PERCENTAGE') {
    if (!(input.value >= 0 && input.value <= 100)) throw wrong([...field, 'value'], 'Value must be between 0 and 100')
    return { ...texts, kind: 'percentage', value: Math.round(input.value * 100) }
  }
  const money = { amount: String(input.value), currencyCode: shop.currency }
  return { ...texts, kind: 'fixed-amount', value: readMoney(money, shop, [...field, 'value']) }
}

const readLine = (input: LineInput, index: number, shop: Shop): DraftLineInput => {
  const at = (name: string) => ['lineItems', String(index), name]
  const isCustom = input.variantId == null
  const plain =
    input.originalUnitPrice == null ? undefined : { amount: input.originalUnitPrice, currencyCode: shop.currency }
  // A variant's own price counts; only the override replaces it.
  const money = isCustom ? (input.originalUnitPriceWithCurrency ?? plain) : input.priceOverride
  const variantId = isCustom ? null : parseNumericGid('ProductVariant', input.variantId ?? '')
  if (variantId === undefined) throw wrong(at('variantId'), 'Product variant is invalid')
  return {
    variantId,
    quantity: input.quantity,
    ...(input.uuid ? { uuid: input.uuid.slice(0, 64) } : {}),
    ...(input.title == null ? {} : { title: input.title }),
    ...(input.sku == null ? {} : { sku: input.sku.slice(0, 255) }),
    ...(money == null ? {} : { unitPrice: readMoney(money, shop, at('originalUnitPriceWithCurrency')) }),
    ...(input.appliedDiscount ? { discount: readDiscount(input.appliedDiscount, shop, at('appliedDiscount')) } : {}),
    ...(input.customAttributes ? { attributes: input.customAttributes } : {}),
  }
}

const readBuyer = (shop: Shop, input: DraftOrderInput): DraftInput => {
  const gid = input.purchasingEntity ? input.purchasingEntity.customerId : input.customerId
  const customerId = gid == null ? undefined : parseNumericGid('Customer', gid)
  if (gid != null && customerId === undefined) throw wrong(['customerId'], 'Customer does not exist')
  const email = input.email ? parseEmail(input.email, ['email']) : undefined
  if (email && !email.ok) throw wrong(['email'], email.error.message)
  const phone = input.phone ? parsePhone(input.phone, shop.market) : undefined
  if (input.phone && phone === undefined) throw wrong(['phone'], 'Phone is invalid')
  return {
    ...(input.purchasingEntity === undefined && input.customerId === undefined
      ? {}
      : { customerId: customerId ?? null }),
    ...(input.email === undefined ? {} : { email: email?.email ?? null }),
    ...(input.phone === undefined ? {} : { phone: phone ?? null }),
  }
}

const readDelivery = (shop: Shop, input: DraftOrderInput): DraftInput => {
  const { shippingAddress: address, shippingLine: line } = input
  const checked = address && checkAddress(toAddressInput(address), emptyAddress, ['shippingAddress'])
  const [error] = checked?.errors ?? []
  if (error) throw wrong(error.field ?? ['shippingAddress'], error.message)
  const price = line?.priceWithCurrency ?? { amount: line?.price ?? '0', currencyCode: shop.currency }
  const shipping = line && { title: line.title || 'Shipping', price: readMoney(price, shop, ['shippingLine', 'price']) }
  return {
    ...(address === undefined ? {} : { shippingAddress: checked?.fields ?? null }),
    ...(line === undefined ? {} : { shipping: shipping ?? null }),
    ...(input.useCustomerDefaultAddress ? { useDefaultAddress: true } : {}),
  }
}

const readInput = (shop: Shop, input: DraftOrderInput): DraftInput => {
  if (input.presentmentCurrencyCode != null && input.presentmentCurrencyCode !== shop.currency)
    throw wrong(['presentmentCurrencyCode'], `Currency must be ${shop.currency}`)
  if ((input.note?.length ?? 0) > 5_000) throw wrong(['note'], 'Note is too long (maximum is 5000 characters)')
  const tags = input.tags?.map((tag) => tag.trim()).filter((tag) => tag !== '')
  if (tags && (tags.length > 250 || tags.some((tag) => tag.length > 255))) throw wrong(['tags'], 'Tags are invalid')
  const discountCodes = input.discountCodes?.map(foldCode).filter((code) => code !== '')
  if (discountCodes && (discountCodes.length > 10 || discountCodes.some((code) => code.length > 255)))
    throw wrong(['discountCodes'], 'Discount codes are invalid')
  const until = input.reserveInventoryUntil
  const { appliedDiscount: discount } = input
  return {
    ...readBuyer(shop, input),
    ...readDelivery(shop, input),
    ...(input.lineItems ? { lines: input.lineItems.map((line, index) => readLine(line, index, shop)) } : {}),
    ...(input.note === undefined ? {} : { note: input.note ?? '' }),
    ...(tags ? { tags } : {}),
    ...(discountCodes ? { discountCodes } : {}),
    ...(input.customAttributes ? { attributes: input.customAttributes } : {}),
    ...(discount === undefined ? {} : { discount: discount && readDiscount(discount, shop, ['appliedDiscount']) }),
    ...(until === undefined ? {} : { reserveInventoryUntil: until === null ? null : new Date(until) }),
  }
}

/** From the words of the API to ours. */
export const parseDraftInput = (
  shop: Shop,
  input: DraftOrderInput,
): { readonly value: DraftInput } | { readonly refusal: DraftRefusal } => {
  try {
    return { value: readInput(shop, input) }
  } catch (error) {
    if (!(error instanceof Error && 'field' in error)) throw error
    return { refusal: { field: error.field as readonly string[], message: error.message } }
  }
}
