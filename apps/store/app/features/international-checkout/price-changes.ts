import type { Quote } from '@dvaput/backend/imported-orders/placing/quote'
import type { Cart } from '@dvaput/domain/cart/cart'
import { createMoney, type Money } from '@dvaput/domain/money/money'

export type PriceChange = {
  /** `ended`: the agreed price does not count any more. `agreed`: there is one now. */
  readonly kind: 'price' | 'ended' | 'agreed'
  readonly name: string
  readonly before: Money
  readonly now: Money
}

/** Between what the cart has shown and what is to be paid. */
export const findPriceChanges = (cart: Cart, { lines }: Pick<Quote, 'lines'>): readonly PriceChange[] =>
  cart.flatMap(({ identity, name, price, agreed }): PriceChange[] => {
    const quoted = lines.filter(({ eraId }) => identity.kind === 'international' && identity.eraId === eraId)
    const full = quoted.find(({ offerId }) => offerId === undefined)
    const first = quoted.find(({ offerId }) => offerId !== undefined)
    const pesos = (minor: number) => createMoney(minor, 'CLP')
    if (agreed && !first && full) return [{ kind: 'ended', name, before: agreed.price, now: pesos(full.unitPrice) }]
    if (!agreed && first) return [{ kind: 'agreed', name, before: price, now: pesos(first.unitPrice) }]
    return [
      ...(agreed && first && agreed.price.minor !== first.unitPrice
        ? [{ kind: 'price', name, before: agreed.price, now: pesos(first.unitPrice) } as const]
        : []),
      ...(full && full.unitPrice !== price.minor
        ? [{ kind: 'price', name, before: price, now: pesos(full.unitPrice) } as const]
        : []),
    ]
  })
