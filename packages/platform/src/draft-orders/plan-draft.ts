import { randomUUID } from 'node:crypto'
import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq } from '@dvaput/database/query'
import { customerAddresses, customers } from '../tables/customers.table.ts'
import type { DraftOrder, draftOrders } from '../tables/draft-orders.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import type { DraftInput, DraftLineInput, DraftRefusal } from './draft-input.ts'
import { priceDraft, type UnpricedLine } from './price-draft.ts'
import { type DraftVariant, readDraftVariants } from './read-draft-variants.ts'

const maxLines = 499
const maxUnits = 1_000_000
const largestTotal = 10 ** 13

const refused = (field: readonly string[] | null, message: string): { refusal: DraftRefusal } => ({
  refusal: { field, message },
})

const planLine = (
  input: DraftLineInput,
  index: number,
  variants: ReadonlyMap<number, DraftVariant>,
): UnpricedLine | { refusal: DraftRefusal } => {
  const at = ['lineItems', String(index)]
  const { variantId, quantity, uuid = randomUUID(), attributes = [], discount: ownDiscount = null } = input
  if (!Number.isInteger(quantity) || quantity < 1)
    return refused([...at, 'quantity'], 'Quantity must be greater than or equal to 1')
  if (quantity > maxUnits) return refused([...at, 'quantity'], `Quantity must be less than or equal to ${maxUnits}`)
  const found = variantId === null ? undefined : variants.get(variantId)
  if (variantId !== null && !found) return refused(at, `Product with ID ${variantId} is no longer available.`)
  const title = found ? found.product.title : (input.title?.trim() ?? '')
  if (title === '' || title.length > 255) return refused([...at, 'title'], "Title can't be blank")
  const unitPrice = input.unitPrice ?? found?.variant.price
  if (unitPrice === undefined || unitPrice < 0 || unitPrice > largestTotal)
    return refused([...at, 'originalUnitPrice'], 'Original unit price must be greater than or equal to 0')
  const sku = found ? null : (input.sku ?? null)
  return { uuid, variantId, title, quantity, unitPrice, ownDiscount, sku, attributes }
}

const findCustomer = async ({ db }: Transaction, shop: Shop, customerId: number) => {
  const [found] = await db
    .select({ customer: customers, address: customerAddresses })
    .from(customers)
    .leftJoin(customerAddresses, eq(customerAddresses.id, customers.defaultAddressId))
    .where(and(eq(customers.id, customerId), eq(customers.shopId, shop.id)))
  return found
}

type Planned = Omit<typeof draftOrders.$inferInsert, 'shopId' | 'number' | 'invoiceToken'>

/** The columns that the input makes of the draft as it was. */
export const planDraft = async (
  tx: Transaction,
  shop: Shop,
  input: DraftInput,
  before: DraftOrder | undefined,
): Promise<{ values: Planned } | { refusal: DraftRefusal }> => {
  const requested = input.lines
  if (requested ? requested.length === 0 : !before) return refused(['lineItems'], 'Add at least 1 product')
  if (requested && requested.length > maxLines)
    return refused(['lineItems'], `Cannot have more than ${maxLines} line items`)
  const variants = await readDraftVariants(tx, shop, requested?.flatMap(({ variantId }) => variantId ?? []) ?? [])
  const unpriced: UnpricedLine[] = []
  for (const [index, line] of requested?.entries() ?? []) {
    const planned = planLine(line, index, variants)
    if ('refusal' in planned) return planned
    unpriced.push(planned)
  }
  const discount = input.discount === undefined ? (before?.discount ?? null) : input.discount
  const lines = priceDraft(requested ? unpriced : (before?.lines ?? []), discount)
  const total = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, input.shipping?.price ?? 0)
  if (total > largestTotal) return refused(['lineItems'], 'Total price is too large')

  const customerId = input.customerId === undefined ? (before?.customerId ?? null) : input.customerId
  const buyer = customerId === null ? undefined : await findCustomer(tx, shop, customerId)
  if (input.customerId != null && !buyer) return refused(['purchasingEntity', 'customerId'], 'Customer does not exist')
  const given = input.email === undefined ? before?.email : input.email
  const address = input.useDefaultAddress ? buyer?.address?.fields : undefined
  return {
    values: {
      lines,
      discount,
      customerId,
      language: buyer?.customer.language ?? before?.language ?? shop.languages[0],
      email: given ?? buyer?.customer.email ?? null,
      ...(input.phone === undefined ? {} : { phone: input.phone }),
      ...(input.note === undefined ? {} : { note: input.note }),
      ...(input.tags ? { tags: [...new Set(input.tags)] } : {}),
      ...(input.discountCodes ? { discountCodes: [...new Set(input.discountCodes)] } : {}),
      ...(input.attributes ? { attributes: input.attributes } : {}),
      ...(input.shippingAddress === undefined
        ? address
          ? { shippingAddress: address }
          : {}
        : { shippingAddress: input.shippingAddress }),
      ...(input.shipping === undefined
        ? {}
        : { shippingTitle: input.shipping?.title ?? null, shippingPrice: input.shipping?.price ?? 0 }),
      ...(input.reserveInventoryUntil === undefined ? {} : { reserveInventoryUntil: input.reserveInventoryUntil }),
    },
  }
}
