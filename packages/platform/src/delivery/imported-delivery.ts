import { fixedShipping } from '@dvaput/domain/international/shipping-rate'
import type { Language } from '@dvaput/domain/text/language'
import type { DeliveryOption } from './delivery-option.ts'

const { title, price } = fixedShipping

const description = {
  bcs: 'Iz inostranog skladišta do vaših vrata, 5–14 radnih dana',
  en: 'From the warehouse abroad to your door, 5–14 business days',
  es: 'Desde la bodega en el extranjero hasta tu puerta, 5–14 días hábiles',
} as const satisfies Record<Language, string>

/** Of products that come from abroad, into whichever of our markets. // spec §7 Rate choice */
export const importedDelivery: readonly DeliveryOption[] = [
  {
    ...{ handle: 'express-international', kind: 'shipping', price: price.minor, description },
    title: { bcs: title, en: title, es: title },
  },
]
