import { markets } from '@dvaput/domain/markets/markets'
import { deliveryTitles } from '@dvaput/domain/orders/delivery-titles'
import { foldText } from '@dvaput/domain/text/fold-text'
import { deliveryDays } from './delivery-days.ts'
import type { DeliveryOption, Parcel } from './delivery-option.ts'

/** A phone or a tablet goes as a small parcel; from here on a courier asks the full rate. */
const smallParcelGrams = 2_000
const heavyParcelGrams = 20_000

const { contact, figures } = markets.ba
const titles = deliveryTitles.ba
const { pickupPoint } = contact
const shopAddress = `${pickupPoint.street}, ${pickupPoint.postalCode} ${pickupPoint.city}`

const pickup: DeliveryOption = {
  handle: 'pickup-sarajevo',
  kind: 'pickup',
  price: 0,
  title: titles['pickup-sarajevo'],
  description: { bcs: shopAddress, en: shopAddress, es: shopAddress },
}

/** Between 5 and 15 KM. // spec §9 Money */
export const bosnianDelivery = ({ weightGrams, city, province }: Parcel): readonly DeliveryOption[] => {
  const isSarajevo = foldText(city).includes('sarajevo') || foldText(province) === 'kanton sarajevo'
  const isSmall = weightGrams <= smallParcelGrams
  const standardPrice = weightGrams > heavyParcelGrams ? 1_200 : isSmall || isSarajevo ? 500 : 800
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
      price: isSarajevo && weightGrams <= heavyParcelGrams ? 1_000 : 1_500,
      title: titles.express,
      description: isSarajevo
        ? {
            bcs: 'Isti ili sljedeći radni dan',
            en: 'Same or next business day',
            es: 'El mismo día hábil o el siguiente',
          }
        : { bcs: 'Sljedeći radni dan', en: 'Next business day', es: 'Siguiente día hábil' },
    },
    pickup,
  ]
}
