import { formatPlace } from '@dvaput/domain/markets/format-place'
import type { PostalAddress } from '@dvaput/domain/markets/market'
import { deliveryTitles } from '@dvaput/domain/orders/delivery-titles'
import { foldText } from '@dvaput/domain/text/fold-text'
import { deliveryDays } from './delivery-days.ts'
import type { DeliveryOption, DeliveryTerms, Parcel } from './delivery-option.ts'

/** A phone or a tablet goes as a small parcel; from here on a courier asks the full rate. */
const smallParcelGrams = 2_000
const heavyParcelGrams = 20_000

const titles = deliveryTitles.ba

const pickupAt = (point: PostalAddress): DeliveryOption => {
  const shopAddress = formatPlace(point)
  return {
    handle: 'pickup-sarajevo',
    kind: 'pickup',
    price: 0,
    title: titles['pickup-sarajevo'],
    description: { bcs: shopAddress, en: shopAddress, es: shopAddress },
  }
}

export const bosnianDelivery = (
  { weightGrams, city, province }: Parcel,
  { contact, figures, rates }: DeliveryTerms,
): readonly DeliveryOption[] => {
  const isSarajevo = foldText(city).includes('sarajevo') || foldText(province) === 'kanton sarajevo'
  const isSmall = weightGrams <= smallParcelGrams
  const isHeavy = weightGrams > heavyParcelGrams
  const standardPrice = isHeavy ? rates.standardExtreme : isSmall || isSarajevo ? rates.standardCity : rates.standard
  return [
    {
      handle: 'standard',
      kind: 'shipping',
      price: standardPrice,
      title: titles.standard,
      description: deliveryDays(figures, isSarajevo ? 'deliveryInStockCity' : 'deliveryInStockElsewhere'),
    },
    {
      handle: 'express',
      kind: 'shipping',
      price: isHeavy ? rates.expressExtreme : isSarajevo ? rates.expressCity : rates.express,
      title: titles.express,
      description: isSarajevo
        ? {
            bcs: 'Isti ili sljedeći radni dan',
            en: 'Same or next business day',
            es: 'El mismo día hábil o el siguiente',
          }
        : { bcs: 'Sljedeći radni dan', en: 'Next business day', es: 'Siguiente día hábil' },
    },
    ...(contact.pickupPoint ? [pickupAt(contact.pickupPoint)] : []),
  ]
}
