import { formatPlace } from '@dvaput/domain/markets/format-place'
import type { Locale } from '@dvaput/domain/markets/locale'
import type { Language } from '@dvaput/domain/text/language'

const questions = {
  bcs: 'Imate pitanje? Tu smo za vas.',
  en: 'Any questions? We are here to help.',
  es: '¿Tienes alguna pregunta? Estamos aquí para ayudarte.',
} as const satisfies Record<Language, string>

const automatic = {
  bcs: 'Ovu poruku je poslala Dvaput prodavnica.',
  en: 'This message was sent by the Dvaput store.',
  es: 'Este mensaje fue enviado por la tienda Dvaput.',
} as const satisfies Record<Language, string>

export const mailFooter = ({ language, market }: Locale) => {
  const { email, phones, pickupPoint } = market.contact
  return {
    /** Undefined where there is nowhere to ask. */
    question: email || phones.length > 0 ? questions[language] : undefined,
    email,
    phones: phones.join(' · '),
    /** The shop in the buyer's country. // divergences D-21 */
    address: formatPlace(pickupPoint),
    sender: automatic[language],
  }
}
