import { formatSpan } from '@dvaput/domain/markets/format-figure'
import type { Language } from '@dvaput/domain/text/language'
import { toGid } from '../graphql/gid.ts'
import { marketOf } from '../shops/market-of.ts'
import type { Shop } from '../tables/shops.table.ts'

const readyIn = {
  bcs: 'Obično spremno za',
  en: 'Usually ready in',
  es: 'Normalmente está listo en',
} as const satisfies Record<Language, string>

/** A shop has one place where orders are picked up: that of its market. */
export const pickupLocation = (shop: Shop, language: Language) => {
  const { contact, name, figures, ...market } = marketOf(shop)
  const { street, postalCode, city = market.city, country = market.country } = contact.pickupPoint ?? {}
  return {
    __typename: 'Location' as const,
    id: toGid('Location', shop.id),
    name: `${shop.name} ${city}`,
    pickUpTime: `${readyIn[language]} ${formatSpan(figures.dispatch, language)}`,
    address: {
      address1: street ?? null,
      city,
      zip: postalCode ?? null,
      country: name[language],
      countryCode: country,
      phone: contact.phones[0] ?? null,
      formatted: [...(street ? [street] : []), [postalCode, city].filter(Boolean).join(' '), name[language]],
    },
  }
}
