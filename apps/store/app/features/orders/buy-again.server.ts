import type { CartLines } from '@dvaput/backend/cart/cart-lines'
import type { OrderRecord } from '@dvaput/backend/orders/orders.table'
import type { Locale } from '@dvaput/domain/markets/locale'
import { createLocalIdentity } from '@dvaput/domain/products/product-identity'
import type { BoughtAgain } from './order-result.ts'

type Needs = { readonly cartLines: CartLines; readonly locale: Locale }

/** The lines of an order as they would be bought today: at the price and stock of this moment. Null where nobody knows. */
export const buyAgain = async (
  { shop, snapshot }: Pick<OrderRecord, 'shop' | 'snapshot'>,
  { cartLines, locale }: Needs,
): Promise<BoughtAgain | null> => {
  const wanted = snapshot.lines.map((line) => ({ line, identity: createLocalIdentity(shop, line.variantId) }))
  const requested = wanted.flatMap(({ line, identity }) =>
    identity ? [{ identity, quantity: line.quantity, price: line.unitPrice }] : [],
  )
  const checked = await cartLines(locale, requested)
  if (checked.some(({ state }) => state === 'unknown')) return null
  const found = wanted.map(({ line, identity }) => {
    const match = identity && checked[requested.findIndex((each) => each.identity === identity)]
    const current = match?.state === 'for-sale' ? match.current : null
    const isSoldOut = match?.state === 'sold-out' || current?.limit === 0
    return { line, identity, isSoldOut, current: current && current.limit > 0 ? current : null }
  })
  return {
    lines: found.flatMap(({ line, identity, current }) => {
      if (!identity || !current) return []
      const { limit, ...facts } = current
      const { image, sku, quantity } = line
      const bought = { image: image?.url ?? null, sku, category: '', tags: [] }
      return [{ identity, ...facts, ...bought, quantity: Math.min(quantity, limit) }]
    }),
    missing: found.flatMap(({ line, current, isSoldOut }) => (current || isSoldOut ? [] : [line.title])),
    soldOut: found.flatMap(({ line, isSoldOut }) => (isSoldOut ? [line.title] : [])),
    fewer: found.flatMap(({ line, current }) => (current && current.limit < line.quantity ? [line.title] : [])),
  }
}
