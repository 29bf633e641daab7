import { markets } from '@dvaput/domain/markets/markets'
import type { Language } from '@dvaput/domain/text/language'
import { toGid } from '../graphql/gid.ts'
import type { Shop } from '../tables/shops.table.ts'

/** The hosted platform's own words in each language. */
const pickUpTime = {
  bcs: 'Obično spremno za 24 sata',
  en: 'Usually ready in 24 hours',
  es: 'Normalmente está listo en 24 horas',
} as const satisfies Record<Language, string>

/** A shop has one place where orders are picked up: that of its market. */
export const pickupLocation = (shop: Shop, language: Language) => {
  const { contact, name } = markets[shop.market]
  const { street, postalCode, city, country } = contact.pickupPoint
  return {
    __typename: 'Location' as const,
    id: toGid('Location', shop.id),
    name: `${shop.name} ${city}`,
    pickUpTime: pickUpTime[language],
    address: {
      address1: street,
      city,
      zip: postalCode,
      country: name[language],
      countryCode: country,
      phone: contact.phones[0] ?? null,
      formatted: [street, `${postalCode} ${city}`, name[language]],
    },
  }
}
