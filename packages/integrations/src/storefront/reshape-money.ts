import { type Currency, currencies, type Money } from '@dvaput/domain/money/money'
import { parseDecimal } from '@dvaput/domain/money/parse-decimal'
import { IntegrationError } from '../http/integration-error.ts'

export type DecimalMoney = { readonly amount: string; readonly currencyCode: string }

const isCurrency = (code: string): code is Currency => (currencies as readonly string[]).includes(code)

/** A shop in a currency we do not know, or with an amount that is none, must be noticed and not sold. */
export const reshapeMoney = ({ amount, currencyCode }: DecimalMoney): Money => {
  const money = isCurrency(currencyCode) ? parseDecimal(amount, currencyCode) : null
  if (!money) throw new IntegrationError({ service: 'storefront', kind: 'bad-response' })
  return money
}
