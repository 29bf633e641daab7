import { grades, statedConditions } from '../catalogue/condition/condition.ts'
import type { Market } from '../markets/market.ts'
import { currencies, type Money } from '../money/money.ts'
import { parseDecimal } from '../money/parse-decimal.ts'
import { toMajor } from '../money/to-major.ts'
import { isSoldIn, parseProductIdentity } from '../products/product-identity.ts'
import { type Cart, maxCartLines } from './cart.ts'
import { type AgreedLine, type CartLine, lineKey } from './cart-line.ts'

const toStoredLine = ({ identity, price, agreed, ...line }: CartLine) => ({
  ...line,
  id: lineKey({ identity }),
  variantId: identity.kind === 'local' ? identity.variantId : null,
  source: identity.kind,
  price: toMajor(price),
  currency: price.currency,
  ...(agreed && { agreed: { ...agreed, price: toMajor(agreed.price) } }),
})

/** For the browser's storage, with the fields of the specification and prices in major units. // ENT-22 */
export const toStoredCart = (cart: Cart) => cart.map(toStoredLine)

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const textOrNull = (value: unknown): string | null => (isText(value) ? value : null)
/** Of a web server, or of this one. */
export const pictureOrNull = (value: unknown): string | null =>
  isText(value) && /^(https?:\/)?\/[^/\\]/.test(value) ? value : null
const isCount = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least

/** Shown until the server has checked the line again. */
const parseAgreed = (stored: unknown, price: Money): { agreed?: AgreedLine } => {
  if (typeof stored !== 'object' || stored === null) return {}
  const { price: amount, offerId, payBy } = stored as Readonly<Record<string, unknown>>
  const agreed = parseDecimal(String(amount), price.currency)
  if (!agreed || agreed.minor >= price.minor || !isText(offerId) || !isText(payBy)) return {}
  return { agreed: { price: agreed, offerId, payBy } }
}

/** What the line says of the state of the product. */
export const parseQuality = (fields: Readonly<Record<string, unknown>>): Pick<CartLine, 'condition' | 'grade'> => {
  const condition = statedConditions.find((each) => each === fields.condition)
  const grade = grades.find((each) => each === fields.grade)
  return { ...(condition && { condition }), ...(grade && { grade }) }
}

type CartMarket = Pick<Market, 'shop'>

const parseLine = (stored: unknown, market: CartMarket): CartLine | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { id, handle, name, quantity, stock, ...rest } = stored as Readonly<Record<string, unknown>>
  const identity = parseProductIdentity(id)
  const currency = currencies.find((each) => each === rest.currency)
  const price = currency && parseDecimal(String(rest.price), currency)
  if (!identity || !isSoldIn(market, identity) || !isText(handle) || !isText(name) || !price) return undefined
  if (!isCount(quantity, 1) || !isCount(stock, 0) || !Number.isSafeInteger(price.minor * quantity)) return undefined
  return {
    identity,
    handle,
    name,
    price,
    image: pictureOrNull(rest.image),
    category: textOrNull(rest.category) ?? '',
    sku: textOrNull(rest.sku),
    tags: Array.isArray(rest.tags) ? rest.tags.filter(isText) : [],
    quantity,
    stock,
    isStockKnown: rest.isStockKnown === true,
    ...parseAgreed(rest.agreed, price),
    ...(Array.isArray(rest.warnings) && { warnings: rest.warnings.filter(isText) }),
    ...parseQuality(rest),
  }
}

/** Anybody may have written it: malformed lines and those of another market are left out. */
export const parseStoredCart = (stored: unknown, market: CartMarket): Cart | undefined => {
  if (!Array.isArray(stored)) return undefined
  const lines = new Map<string, CartLine>()
  for (const each of stored) {
    const line = parseLine(each, market)
    if (line && !lines.has(lineKey(line))) lines.set(lineKey(line), line)
  }
  return [...lines.values()].slice(0, maxCartLines)
}
