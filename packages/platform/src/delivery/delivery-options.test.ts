import { originalRates } from '@dvaput/domain/markets/delivery-rates'
import { sampleProfiles } from '@dvaput/domain/markets/sample-profiles'
import { createMoney } from '@dvaput/domain/money/money'
import { languages } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { deliveryOptionsFor } from './delivery-options.ts'

const pricesOf = (
  market: 'ba' | 'cl',
  address: Parameters<typeof deliveryOptionsFor>[0]['address'],
  weightGrams = 3_000,
) =>
  Object.fromEntries(
    deliveryOptionsFor({
      shop: { market, ownProfile: sampleProfiles[market] },
      subtotal: 10_000,
      weightGrams,
      address,
    }).map(({ handle, price }) => [handle, price]),
  )

describe('deliveryOptionsFor', () => {
  it('asks between 5 and 15 marks in Bosnia, less in Sarajevo and for a small parcel', () => {
    expect(pricesOf('ba', { countryCode: 'BA', city: 'Mostar' })).toEqual({
      standard: 800,
      express: 1_500,
      'pickup-sarajevo': 0,
    })
    expect(pricesOf('ba', { countryCode: 'BA', city: 'Istočno Sarajevo' })).toMatchObject({
      standard: 500,
      express: 1_000,
    })
    expect(pricesOf('ba', { countryCode: 'BA', city: 'Bihać' }, 500)).toMatchObject({ standard: 500 })
    for (const weightGrams of [0, 1_999, 2_001, 25_000, 1_000_000])
      for (const city of ['Sarajevo', 'Tuzla', ''])
        for (const option of deliveryOptionsFor({
          shop: { market: 'ba' },
          subtotal: 0,
          weightGrams,
          address: { city },
        }))
          expect(option.kind === 'pickup' || (option.price >= 500 && option.price <= 1_500)).toBe(true)
  })

  it('asks by region and weight in Chile', () => {
    const at = (province: string, weightGrams?: number) => pricesOf('cl', { countryCode: 'CL', province }, weightGrams)
    expect(at('Metropolitana de Santiago')).toEqual({ standard: 3_990, express: 6_990, 'pickup-santiago': 0 })
    expect(at('Biobío').standard).toBe(5_990)
    expect(at('Tarapacá').standard).toBe(9_990)
    expect(at('Biobío', 5_200).standard).toBe(5_990 + 3 * 700)
  })

  it('asks what the shop has set, and nothing from the amount it has set', () => {
    const ownProfile = {
      contact: { pickupPoint: { street: 'Ferhadija 12', postalCode: '71000', city: 'Sarajevo', country: 'BA' } },
      deliveryRates: { ...originalRates.ba, standard: 950 },
      freeDeliveryFrom: createMoney(20_000, 'BAM'),
    } as const
    const optionsFor = (subtotal: number) =>
      deliveryOptionsFor({
        ...{ shop: { market: 'ba', ownProfile }, subtotal, weightGrams: 3_000 },
        address: { countryCode: 'BA', city: 'Mostar' },
      })
    expect(optionsFor(19_999).map(({ price }) => price)).toEqual([950, 1_500, 0])
    expect(optionsFor(20_000).map(({ price }) => price)).toEqual([0, 1_500, 0])
    expect(optionsFor(1).at(-1)?.description.bcs).toBe('Ferhadija 12, 71000 Sarajevo')
  })

  it('delivers in the market’s own country only', () => {
    expect(
      deliveryOptionsFor({ shop: { market: 'cl' }, subtotal: 1, weightGrams: 1, address: { countryCode: 'AR' } }),
    ).toEqual([])
    expect(
      deliveryOptionsFor({ shop: { market: 'ba' }, subtotal: 1, weightGrams: 1, address: { countryCode: 'HR' } }),
    ).toEqual([])
  })

  it('speaks every language', () => {
    for (const market of ['ba', 'cl'] as const)
      for (const option of deliveryOptionsFor({ shop: { market }, subtotal: 1, weightGrams: 1, address: null }))
        for (const language of languages) {
          expect(option.title[language]).not.toBe('')
          expect(option.description[language]).not.toBe('')
        }
  })
})
