import { markets } from '@dvaput/domain/markets/markets'
import { foldText } from '@dvaput/domain/text/fold-text'
import type { DeliveryOption, Parcel } from './delivery-option.ts'

const { pickupPoint } = markets.cl.contact
const pointAddress = `${pickupPoint.street}, ${pickupPoint.city}`

/** Far from Santiago by air or by sea; everything else that is not the capital goes by road. */
const extremeRegions = [
  'arica y parinacota',
  'tarapaca',
  'aysen del general carlos ibanez del campo',
  'magallanes y de la antartica chilena',
]

const zones = {
  capital: {
    standard: 3_990,
    express: 6_990,
    days: { bcs: '1 do 3 radna dana', en: '1 to 3 business days', es: '1 a 3 días hábiles' },
  },
  regions: {
    standard: 5_990,
    express: 9_990,
    days: { bcs: '3 do 6 radnih dana', en: '3 to 6 business days', es: '3 a 6 días hábiles' },
  },
  extreme: {
    standard: 9_990,
    express: 16_990,
    days: { bcs: '5 do 10 radnih dana', en: '5 to 10 business days', es: '5 a 10 días hábiles' },
  },
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

export const chileanDelivery = (parcel: Parcel): readonly DeliveryOption[] => {
  const zone = zones[zoneOf(parcel)]
  const surcharge = surchargeFor(parcel.weightGrams)
  return [
    {
      handle: 'standard',
      kind: 'shipping',
      price: zone.standard + surcharge,
      title: { bcs: 'Standardna dostava', en: 'Standard delivery', es: 'Envío estándar' },
      description: zone.days,
    },
    {
      handle: 'express',
      kind: 'shipping',
      price: zone.express + surcharge,
      title: { bcs: 'Brza dostava', en: 'Express delivery', es: 'Envío exprés' },
      description: {
        bcs: 'Sljedeći radni dan od slanja',
        en: 'Next business day after dispatch',
        es: 'Siguiente día hábil desde el despacho',
      },
    },
    {
      handle: 'pickup-santiago',
      kind: 'pickup',
      price: 0,
      title: {
        bcs: 'Preuzimanje u Santiagu',
        en: 'Pickup in Santiago',
        es: 'Retiro en Santiago',
      },
      description: { bcs: pointAddress, en: pointAddress, es: pointAddress },
    },
  ]
}
