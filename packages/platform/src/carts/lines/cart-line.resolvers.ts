import { toDecimalMoney } from '../../graphql/decimal-money.ts'
import type { CartResolvers } from '../cart-context.ts'
import { toCartLineId } from '../cart-id.ts'
import type { OpenCart } from '../open-cart.ts'
import type { CartItem } from '../read-cart.ts'
import { toAllocation } from './discount-allocation.ts'
import type { PricedLine } from './price-lines.ts'

export type OpenLine = {
  readonly __typename: 'CartLine'
  readonly open: OpenCart
  readonly line: CartItem
  readonly priced: PricedLine
}

/** The newest comes first. */
export const linesOf = (open: OpenCart): readonly OpenLine[] => {
  const priced = new Map(open.priced.lines.map((line) => [line.id, line]))
  return open.lines
    .toReversed()
    .map((line) => ({ __typename: 'CartLine', open, line, priced: priced.get(line.id) as PricedLine }))
}

/** Of what was bound to these products; what is off the whole cart is on the cart. */
const ownAllocations = ({ priced }: OpenLine) => priced.allocations.filter(({ scope }) => scope === 'line')

export const lineTotal = (line: OpenLine): number =>
  line.priced.subtotal - ownAllocations(line).reduce((sum, { amount }) => sum + amount, 0)

const cost = (line: OpenLine) => {
  const { currency } = line.open.priced
  const { price, compareAtPrice } = line.line.variant
  return {
    amountPerQuantity: toDecimalMoney(price, currency),
    compareAtAmountPerQuantity: compareAtPrice === null ? null : toDecimalMoney(compareAtPrice, currency),
    subtotalAmount: toDecimalMoney(line.priced.subtotal, currency),
    totalAmount: toDecimalMoney(lineTotal(line), currency),
  }
}

export const cartLineResolvers: CartResolvers = {
  CartLine: {
    id: ({ open, line }: OpenLine) => toCartLineId(line.id, open.cart.token),
    quantity: ({ line }: OpenLine) => line.quantity,
    merchandise: ({ line }: OpenLine) => ({ ...line.variant, __typename: 'ProductVariant' }),
    attributes: ({ line }: OpenLine) => line.attributes,
    attribute: ({ line }: OpenLine, { key }: { key: string }) =>
      line.attributes.find((attribute) => attribute.key === key) ?? null,
    cost,
    estimatedCost: (line: OpenLine) => {
      const { amountPerQuantity, compareAtAmountPerQuantity, ...totals } = cost(line)
      return { ...totals, amount: amountPerQuantity, compareAtAmount: compareAtAmountPerQuantity }
    },
    discountAllocations: (line: OpenLine) =>
      ownAllocations(line).map((allocation) => toAllocation(line.open, allocation)),
    sellingPlanAllocation: () => null,
    parentRelationship: () => null,
    instructions: () => ({ canRemove: true, canUpdateQuantity: true }),
  },
}
