import { shopAccounts } from '../orders/shop-accounts.ts'
import type { Gateways } from '../payments/gateways.ts'
import { type PaymentMethod, paymentMethods } from '../tables/checkouts.table.ts'
import type { Shop } from '../tables/shops.table.ts'

/**
 * No courier collects pesos in another country, and a transfer from there needs an IBAN and a SWIFT code.
 * // decision 0072
 */
const isPayableFromAbroad = (method: PaymentMethod, { currency }: Pick<Shop, 'currency'>): boolean => {
  if (method !== 'bank-transfer') return method === 'card'
  const { iban, swift } = shopAccounts[currency]
  return iban !== undefined && swift !== undefined
}

/** The ways to pay that this buyer has. */
export const paymentMethodsFor = (
  gateways: Pick<Gateways, 'of'>,
  shop: Shop,
  { isAbroad }: { readonly isAbroad: boolean },
): readonly PaymentMethod[] =>
  paymentMethods.filter(
    (method) =>
      (method !== 'card' || gateways.of(shop) !== undefined) && (!isAbroad || isPayableFromAbroad(method, shop)),
  )
