import type { Transaction } from '@dvaput/database/in-transaction'
import type { MarketId } from '@dvaput/domain/markets/market'
import { formatProductIdentity, type ProductLine } from '@dvaput/domain/products/product-identity'
import { lockCart, writeCart } from './server-cart-rows.ts'

/** Takes what was ordered out of the customer's cart; what was added since the checkout began stays. */
export const removeBought = async (
  tx: Transaction,
  customerId: string,
  market: MarketId,
  bought: readonly ProductLine[],
): Promise<void> => {
  const owner = { customerId, market }
  const { now, revision, lines, mergedKeys } = await lockCart(tx, owner)
  const written = bought.flatMap(({ identity, quantity }) => {
    const line = lines.find(({ product }) => product === formatProductIdentity(identity))
    if (!line || line.removedAt !== null) return []
    const left = line.quantity - quantity
    const changed = left > 0 ? { quantity: left } : { removedAt: now }
    return [{ ...line, changedAt: now, ...changed }]
  })
  if (written.length > 0) await writeCart(tx, owner, { revision: revision + 1, lines: written, mergedKeys })
}
