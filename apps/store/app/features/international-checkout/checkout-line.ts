import type { ShownLine } from '@dvaput/backend/imported-orders/placing/compare-quote'
import type { Quote } from '@dvaput/backend/imported-orders/placing/quote'
import type { Cart } from '@dvaput/domain/cart/cart'
import { countPieces } from '@dvaput/domain/international/ordered-line'
import { parseProductIdentity } from '@dvaput/domain/products/product-identity'

/** Only what the warehouse sends; its category is then 'Internacional' or its source says so. // XCO-04 */
export const toCheckoutLines = (cart: Cart): readonly ShownLine[] =>
  cart.flatMap(({ identity, quantity }) =>
    identity.kind === 'international' ? [{ eraId: identity.eraId, quantity }] : [],
  )

/** What is about to be paid, with the prices that are shown. */
export const toQuotedLines = ({ lines }: Pick<Quote, 'lines'>): readonly ShownLine[] =>
  countPieces(lines).map(({ eraId, quantity }) => {
    const pieces = lines.filter((line) => line.eraId === eraId)
    return {
      ...{ eraId, quantity },
      shown: pieces.find(({ offerId }) => offerId === undefined)?.unitPrice,
      shownAgreed: pieces.find(({ offerId }) => offerId !== undefined)?.unitPrice,
    }
  })

/** Of the cart, what is about to be paid: as many as are quoted. */
export const toBoughtLines = (cart: Cart, { lines }: Pick<Quote, 'lines'>): Cart => {
  const counts = new Map(countPieces(lines).map(({ eraId, quantity }) => [eraId, quantity]))
  return cart.flatMap((line) => {
    const quantity = line.identity.kind === 'international' ? (counts.get(line.identity.eraId) ?? 0) : 0
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** A line as the form sends it: `2 ERA-1001`, or `2@17020/15510 ERA-1001` with the full price and the agreed one that were shown. */
export const formatCheckoutLine = ({ eraId, quantity, shown, shownAgreed }: ShownLine): string => {
  const agreed = shownAgreed === undefined ? '' : `/${shownAgreed}`
  const prices = shown === undefined && shownAgreed === undefined ? '' : `@${shown ?? ''}${agreed}`
  return `${quantity}${prices} ${eraId}`
}

const pattern = /^([1-9]\d{0,2})(?:@(\d{1,12})?(?:\/(\d{1,12}))?)? (.+)$/s

const toPesos = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits))

/** Undefined for what this form does not send. */
export const parseCheckoutLine = (value: unknown): ShownLine | undefined => {
  const [, quantity, shown, agreed, id] = pattern.exec(String(value)) ?? []
  const identity = id === undefined ? undefined : parseProductIdentity(`international:${id}`)
  if (identity?.kind !== 'international') return undefined
  return {
    ...{ eraId: identity.eraId, quantity: Number(quantity) },
    ...(shown !== undefined && { shown: toPesos(shown) }),
    ...(agreed !== undefined && { shownAgreed: toPesos(agreed) }),
  }
}
