import { formatDecimal } from '@dvaput/domain/money/format-decimal'
import type { Money } from '@dvaput/domain/money/money'
import { toOutcome } from '../customers/outcome.ts'
import { IntegrationError } from '../http/integration-error.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { createDiscount, deactivateDiscount, discountByCode, updateDiscount } from './discount-queries.ts'

type NewDiscount = {
  readonly code: string
  readonly title: string
  /** Taken off once, whatever the quantity. */
  readonly amount: Money
  readonly variantId: string
  /** Of this shop. */
  readonly customerId: string
  readonly endsAt: Date
}

type Node = { readonly id: string } | null

/** A start of its own clock's past is a start at once. */
const startedAlready = '2020-01-01T00:00:00Z'

const toValue = (amount: Money) => ({ discountAmount: { amount: formatDecimal(amount), appliesOnEachItem: false } })

export type ShopDiscounts = ReturnType<typeof createShopDiscounts>

/** Discount codes of one shop that one customer can use once, for one variant. */
export const createShopDiscounts = (request: AdminRequest) => {
  const findByCode = async (code: string): Promise<string | null> => {
    const { codeDiscountNodeByCode } = await request<{ codeDiscountNodeByCode: Node }>(discountByCode, { code })
    return codeDiscountNodeByCode?.id ?? null
  }

  return {
    findByCode,

    async create({ code, title, amount, variantId, customerId, endsAt }: NewDiscount): Promise<string> {
      const { discountCodeBasicCreate } = await request<{ discountCodeBasicCreate: { codeDiscountNode: Node } }>(
        createDiscount,
        {
          basicCodeDiscount: {
            ...{ code, title, startsAt: startedAlready, endsAt: endsAt.toISOString() },
            ...{ usageLimit: 1, appliesOncePerCustomer: true },
            customerSelection: { customers: { add: [customerId] } },
            customerGets: { value: toValue(amount), items: { products: { productVariantsToAdd: [variantId] } } },
            // Two agreed prices are paid in one order; a line has one discount all the same.
            combinesWith: { orderDiscounts: false, productDiscounts: true, shippingDiscounts: false },
          },
        },
      )
      const { codeDiscountNode } = discountCodeBasicCreate
      if (!codeDiscountNode) throw new IntegrationError({ service: 'shop-admin', kind: 'bad-response' })
      return codeDiscountNode.id
    },

    /** After the price of the product changed. */
    async setAmount(id: string, amount: Money): Promise<void> {
      await request(updateDiscount, { id, basicCodeDiscount: { customerGets: { value: toValue(amount) } } })
    },

    /** Ends at once. One that is gone already is no error, because the caller may repeat itself. */
    async deactivate(id: string): Promise<void> {
      await toOutcome(request(deactivateDiscount, { id }))
    },
  }
}
