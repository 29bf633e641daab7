import { takesTransfersFromAbroad } from '@dvaput/domain/markets/bank-account'
import type { Gateways } from '../../payments/gateways.ts'
import { marketOf } from '../../shops/market-of.ts'
import { type PaymentMethod, paymentMethods } from '../../tables/checkouts.table.ts'
import type { Shop } from '../../tables/shops.table.ts'

/**
 * No courier collects pesos in another country, and a transfer from there needs an IBAN and a SWIFT code.
 * // decision 0072
 */
const isPayableFromAbroad = (method: PaymentMethod, shop: Shop): boolean =>
  method === 'bank-transfer' ? takesTransfersFromAbroad(marketOf(shop).bankAccount) : method === 'card'

/** The ways to pay that this buyer has. */
export const paymentMethodsFor = (
  gateways: Pick<Gateways, 'of'>,
  shop: Shop,
  { isAbroad }: { readonly isAbroad: boolean },
): readonly PaymentMethod[] =>
  paymentMethods.filter(
    (method) =>
      (method !== 'card' || gateways.of(shop) !== undefined) &&
      (method !== 'bank-transfer' || marketOf(shop).bankAccount !== undefined) &&
      (!isAbroad || isPayableFromAbroad(method, shop)),
  )
