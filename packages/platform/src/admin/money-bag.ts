import type { Currency } from '@dvaput/domain/money/money'
import { type DecimalMoney, toDecimalMoney } from '../graphql/decimal-money.ts'

export type MoneyBag = { readonly shopMoney: DecimalMoney; readonly presentmentMoney: DecimalMoney }

/** A shop sells in one currency, so both are the same. */
export const toMoneyBag = (minor: number, currency: Currency): MoneyBag => {
  const money = toDecimalMoney(minor, currency)
  return { shopMoney: money, presentmentMoney: money }
}
