import { type CartLine, lineKey } from '@dvaput/domain/cart/cart-line'
import { currencies, type Money } from '@dvaput/domain/money/money'
import { type ProductLine, parseProductIdentity } from '@dvaput/domain/products/product-identity'

/**
 * A line as a form sends it: `2 129900 BAM local:main:7000001`, or `2 129900/99900 BAM …` where the first piece costs an
 * agreed price. The prices are what was shown, for the server to compare.
 */
export const formatFormLine = (line: Pick<CartLine, 'identity' | 'quantity' | 'price' | 'agreed'>): string =>
  `${line.quantity} ${line.price.minor}${line.agreed ? `/${line.agreed.price.minor}` : ''} ${line.price.currency} ${lineKey(line)}`

export type FormLine = ProductLine & {
  readonly shown: Money
  readonly shownAgreed?: Money
}

const pattern = /^([1-9]\d{0,5}) (\d{1,12})(?:\/(\d{1,12}))? ([A-Z]{3}) (.+)$/s

/** Undefined for what this form does not send. */
export const parseFormLine = (value: unknown): FormLine | undefined => {
  const [, quantity, minor, agreed, unit, id] = pattern.exec(String(value)) ?? []
  const identity = parseProductIdentity(id)
  const currency = currencies.find((each) => each === unit)
  if (!identity || !currency) return undefined
  return {
    ...{ identity, quantity: Number(quantity), shown: { minor: Number(minor), currency } },
    ...(agreed !== undefined && { shownAgreed: { minor: Number(agreed), currency } }),
  }
}
