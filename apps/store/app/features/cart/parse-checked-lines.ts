import { type CheckedLine, type CurrentLine, lineChanges, lineStates } from '@dvaput/domain/cart/checked-line'
import { parseQuality, pictureOrNull } from '@dvaput/domain/cart/stored-cart'
import { currencies, type Money } from '@dvaput/domain/money/money'
import { parseProductIdentity } from '@dvaput/domain/products/product-identity'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const parseMoney = (value: unknown): Money | undefined => {
  if (!isObject(value)) return undefined
  const currency = currencies.find((each) => each === value.currency)
  return currency && isCount(value.minor) ? { minor: value.minor, currency } : undefined
}

const parseAgreed = (value: unknown): Pick<CurrentLine, 'agreed'> => {
  if (!isObject(value)) return {}
  const { offerId, payBy } = value
  const price = parseMoney(value.price)
  return price && isText(offerId) && isText(payBy) ? { agreed: { price, offerId, payBy } } : {}
}

const parseCurrent = (value: unknown): CurrentLine | undefined => {
  if (!isObject(value)) return undefined
  const { handle, name, stock, limit, isStockKnown } = value
  const price = parseMoney(value.price)
  if (!price || !isText(handle) || !isText(name) || !isCount(stock) || !isCount(limit)) return undefined
  const image = value.image === undefined ? {} : { image: pictureOrNull(value.image) }
  return {
    handle,
    name,
    price,
    stock,
    limit,
    isStockKnown: isStockKnown === true,
    ...image,
    ...parseAgreed(value.agreed),
    ...(Array.isArray(value.warnings) && { warnings: value.warnings.filter(isText) }),
    ...parseQuality(value),
  }
}

const parseLine = (value: unknown): CheckedLine | undefined => {
  if (!isObject(value)) return undefined
  const identity = parseProductIdentity(value.id)
  const state = lineStates.find((each) => each === value.state)
  const current = value.current === null ? null : parseCurrent(value.current)
  if (!identity || !state || current === undefined || !Array.isArray(value.changes)) return undefined
  if (state === 'for-sale' && !current) return undefined
  const { changes } = value
  const held = isText(value.heldUntil) && !Number.isNaN(Date.parse(value.heldUntil)) && { heldUntil: value.heldUntil }
  const own = isText(value.ownPayment) && /^https?:/.test(value.ownPayment) && { ownPayment: value.ownPayment }
  return { identity, state, current, changes: lineChanges.filter((each) => changes.includes(each)), ...held, ...own }
}

/** Throws unless every line can be read: half a response would leave the cart half checked. */
export const parseCheckedLines = (response: unknown): readonly CheckedLine[] => {
  const lines = isObject(response) && Array.isArray(response.lines) ? response.lines.map(parseLine) : [undefined]
  return lines.map((line) => {
    if (!line) throw new TypeError('malformed response of /api/cart/lines')
    return line
  })
}
