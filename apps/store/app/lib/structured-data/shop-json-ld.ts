import type { DayRange, OpeningHours } from '@dvaput/domain/markets/figures'
import { markets } from '@dvaput/domain/markets/markets'
import { withOwnProfile } from '@dvaput/domain/markets/own-profile'
import { languageTag } from '@dvaput/domain/text/language'
import type { MetaContext } from '../meta/page-meta.ts'
import { pageUrl } from '../paths/page-urls.ts'

const weekdays = {
  'mon-fri': ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  sat: ['Saturday'],
  sun: ['Sunday'],
} as const satisfies Record<DayRange, readonly string[]>

/** schema.org wants 09:00 for 9:00. */
const toTime = (time: string | undefined) => (time ?? '').padStart(5, '0')

const openingHours = (hours: OpeningHours) =>
  hours
    .filter(({ time }) => time !== 'closed')
    .map(({ days, time }) => {
      const [opens, closes] = time.split('-')
      return {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekdays[days].map((day) => `https://schema.org/${day}`),
        opens: toTime(opens),
        closes: toTime(closes),
      }
    })

/** The shop as a place to visit: the pickup point and its hours. */
export const storeJsonLd = ({ marketId, origins, own }: MetaContext) => {
  const { contact, figures, country } = withOwnProfile(markets[marketId], own)
  const { pickupPoint } = contact
  const origin = origins[marketId]
  return {
    '@context': 'https://schema.org',
    '@type': 'ElectronicsStore',
    '@id': `${origin}/#store`,
    name: 'Dvaput',
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/og.png`,
    email: contact.email,
    telephone: contact.phones[0],
    ...(pickupPoint && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: pickupPoint.street,
        postalCode: pickupPoint.postalCode,
        addressLocality: pickupPoint.city,
        addressCountry: pickupPoint.country,
      },
    }),
    areaServed: { '@type': 'Country', name: country },
    openingHoursSpecification: openingHours(figures.storeHours),
    sameAs: Object.values(contact.social),
  }
}

export const websiteJsonLd = ({ marketId, language, origins }: MetaContext) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': `${origins[marketId]}/#website`,
  name: 'Dvaput',
  url: pageUrl(origins, marketId, language, '/'),
  inLanguage: languageTag[language],
  publisher: { '@id': `${origins[marketId]}/#store` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origins[marketId]}/search?query={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
