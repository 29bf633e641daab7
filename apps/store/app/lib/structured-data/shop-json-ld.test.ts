import { sampleMarkets as markets, sampleProfiles } from '@dvaput/domain/markets/sample-profiles'
import { describe, expect, it } from 'vitest'
import { storeJsonLd, websiteJsonLd } from './shop-json-ld.ts'

const origins = { ba: 'https://dvaput.example', cl: 'https://cl.dvaput.example' }

describe('the shop in words for search engines', () => {
  it.each(['ba', 'cl'] as const)('is the place of %s where products are collected', (marketId) => {
    const { pickupPoint, phones, email } = markets[marketId].contact
    expect(storeJsonLd({ marketId, language: 'en', origins, own: sampleProfiles[marketId] })).toMatchObject({
      '@type': 'ElectronicsStore',
      '@id': `${origins[marketId]}/#store`,
      url: `${origins[marketId]}/`,
      email,
      telephone: phones[0],
      address: {
        '@type': 'PostalAddress',
        streetAddress: pickupPoint.street,
        postalCode: pickupPoint.postalCode,
        addressLocality: pickupPoint.city,
        addressCountry: pickupPoint.country,
      },
    })
  })

  it('is open when the footer of its pages says so, and on no other day', () => {
    expect(storeJsonLd({ marketId: 'ba', language: 'bcs', origins }).openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`),
        opens: '12:00',
        closes: '21:00',
      },
    ])
  })

  it('can be searched from outside', () => {
    const site = websiteJsonLd({ marketId: 'cl', language: 'en', origins })
    expect(site).toMatchObject({ url: 'https://cl.dvaput.example/?lang=en', inLanguage: 'en' })
    expect(site.potentialAction.target.urlTemplate).toBe('https://cl.dvaput.example/search?query={search_term_string}')
  })
})
