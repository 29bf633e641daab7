import type { PostalAddress } from '@dvaput/domain/markets/market'
import { deliveryTitles } from '@dvaput/domain/orders/delivery-titles'
import { foldText } from '@dvaput/domain/text/fold-text'
import { deliveryDays } from './delivery-days.ts'
import type { DeliveryOption, DeliveryTerms, Parcel } from './delivery-option.ts'

const titles = deliveryTitles.cl

/** Far from Santiago by air or by sea; everything else that is not the capital goes by road. */
const extremeRegions = [
  'arica y parinacota',
  'tarapaca',
  'aysen del general carlos ibanez del campo',
  'magallanes y de la antartica chilena',
]

const zones = {
  capital: { standard: 'standardCity', express: 'expressCity', days: 'deliveryInStockCity' },
  regions: { standard: 'standard', express: 'express', days: 'deliveryInStockElsewhere' },
  extreme: { standard: 'standardExtreme', express: 'expressExtreme', days: 'deliveryInStockElsewhere' },
} as const

const zoneOf = ({ city, province }: Parcel): keyof typeof zones => {
  const region = foldText(province)
  if (extremeRegions.includes(region)) return 'extreme'
  return region.includes('metropolitana') || (region === '' && foldText(city).includes('santiago'))
    ? 'capital'
    : 'regions'
}

/** Each kilogram begun beyond the first three. */
const perKilogram = 700
const surchargeFor = (weightGrams: number) => Math.max(0, Math.ceil(weightGrams / 1_000) - 3) * perKilogram

const pickupAt = ({ street, city }: PostalAddress): DeliveryOption => {
  const pointAddress = `${street}, ${city}`
  return {
    handle: 'pickup-santiago',
    kind: 'pickup',
    price: 0,
    title: titles['pickup-santiago'],
    description: { bcs: pointAddress, en: pointAddress, es: pointAddress },
  }
}

export const chileanDelivery = (
  parcel: Parcel,
  { contact: { pickupPoint }, figures, rates }: DeliveryTerms,
): readonly DeliveryOption[] => {
  const zone = zones[zoneOf(parcel)]
  const surcharge = surchargeFor(parcel.weightGrams)
  return [
    {
      handle: 'standard',
      kind: 'shipping',
      price: rates[zone.standard] + surcharge,
      title: titles.standard,
      description: deliveryDays(figures, zone.days),
    },
    {
      handle: 'express',
      kind: 'shipping',
      price: rates[zone.express] + surcharge,
      title: titles.express,
      description: {
        bcs: 'Sljedeći radni dan od slanja',
        en: 'Next business day after dispatch',
        es: 'Siguiente día hábil desde el despacho',
      },
    },
    ...(pickupPoint ? [pickupAt(pickupPoint)] : []),
  ]
}
