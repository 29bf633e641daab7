import type { MarketId } from '../markets/market.ts'
import type { Language } from '../text/language.ts'
import type { OrderSnapshot } from './order-snapshot.ts'

/** Of the built-in platform, by the code that an order keeps. */
export const deliveryTitles = {
  ba: {
    standard: { bcs: 'Kurirska dostava', en: 'Courier', es: 'Mensajería' },
    express: { bcs: 'Brza dostava', en: 'Express', es: 'Envío exprés' },
    'pickup-sarajevo': {
      bcs: 'Preuzimanje u prodavnici, Sarajevo',
      en: 'Pickup at the shop, Sarajevo',
      es: 'Retiro en la tienda, Sarajevo',
    },
  },
  cl: {
    standard: { bcs: 'Standardna dostava', en: 'Standard delivery', es: 'Envío estándar' },
    express: { bcs: 'Brza dostava', en: 'Express delivery', es: 'Envío exprés' },
    'pickup-santiago': { bcs: 'Preuzimanje u Santiagu', en: 'Pickup in Santiago', es: 'Retiro en Santiago' },
  },
} as const satisfies Record<MarketId, Record<string, Record<Language, string>>>

/** In the language of the reader where the code is known, else as the shop called it when it was ordered. */
export const formatDeliveryTitle = (
  { title, code }: NonNullable<OrderSnapshot['delivery']>,
  market: MarketId,
  language: Language,
): string => {
  const titles: Readonly<Record<string, Record<Language, string>>> = deliveryTitles[market]
  return code !== null && Object.hasOwn(titles, code) ? (titles[code]?.[language] ?? title) : title
}
