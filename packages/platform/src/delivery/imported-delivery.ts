import { fixedShipping } from '@dvaput/domain/international/shipping-rate'
import type { Figures } from '@dvaput/domain/markets/figures'
import { formatSpan } from '@dvaput/domain/markets/format-figure'
import type { Language } from '@dvaput/domain/text/language'
import type { DeliveryOption } from './delivery-option.ts'

const { title, price } = fixedShipping

const toYourDoor = {
  bcs: 'Iz inostranog skladišta do vaših vrata',
  en: 'From the warehouse abroad to your door',
  es: 'Desde la bodega en el extranjero hasta tu puerta',
} as const satisfies Record<Language, string>

/** Of products that come from abroad, into whichever of our markets. // divergences V-08 */
export const importedDelivery = ({ deliveryImported }: Figures): readonly DeliveryOption[] => [
  {
    ...{ handle: 'express-international', kind: 'shipping', price: price.minor },
    description: {
      bcs: `${toYourDoor.bcs}, ${formatSpan(deliveryImported, 'bcs')}`,
      en: `${toYourDoor.en}, ${formatSpan(deliveryImported, 'en')}`,
      es: `${toYourDoor.es}, ${formatSpan(deliveryImported, 'es')}`,
    },
    title: { bcs: title, en: title, es: title },
  },
]
