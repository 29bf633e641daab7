import { shopHandles } from '../markets/shop-handle.ts'
import { currencies } from '../money/money.ts'
import { parseDecimal } from '../money/parse-decimal.ts'
import { toMajor } from '../money/to-major.ts'
import type { Cart } from './cart.ts'
import { type CartLine, lineKey } from './cart-line.ts'

/** As it lies in the browser's storage, with prices in whole units. */
export const toStoredCart = (cart: Cart) =>
  cart.map(({ price, ...line }) => ({ ...line, price: toMajor(price), currency: price.currency }))

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const textOrNull = (value: unknown): string | null => (isText(value) ? value : null)
const isCount = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least

const parseLine = (stored: unknown): CartLine | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { id, handle, name, quantity, stock, ...rest } = stored as Readonly<Record<string, unknown>>
  const currency = currencies.find((each) => each === rest.currency)
  const shop = shopHandles.find((each) => each === rest.shop)
  const price = currency && parseDecimal(String(rest.price), currency)
  if (!isText(id) || !isText(handle) || !isText(name) || !shop || !price) return undefined
  if (!isCount(quantity, 1) || !isCount(stock, 0) || !Number.isSafeInteger(price.minor * quantity)) return undefined
  return {
    id,
    handle,
    variantId: textOrNull(rest.variantId),
    name,
    price,
    image: textOrNull(rest.image),
    source: rest.source === 'international' ? 'international' : 'local',
    category: textOrNull(rest.category) ?? '',
    sku: textOrNull(rest.sku),
    tags: Array.isArray(rest.tags) ? rest.tags.filter(isText) : [],
    quantity,
    shop,
    stock,
    isStockKnown: rest.isStockKnown === true,
  }
}

/** Anybody may have written there: a line that is none is left out, and of two lines of one thing the first stays. // readings N-30 */
export const parseStoredCart = (stored: unknown): Cart | undefined => {
  if (!Array.isArray(stored)) return undefined
  const lines = new Map<string, CartLine>()
  for (const line of stored.map(parseLine)) if (line && !lines.has(lineKey(line))) lines.set(lineKey(line), line)
  return [...lines.values()]
}
