import type { Language } from '../../text/language.ts'
import type { ProductWarning, WarningKind } from './warnings.ts'

type Texts = Readonly<Record<Language, string>>

const texts = (bcs: string, en: string, es: string): Texts => ({ bcs, en, es })

type WarningTexts = {
  /** As on a card and a cart line. */
  readonly short: Texts
  /** What it means for the buyer. */
  readonly meaning: Texts
}

const warningTexts = {
  'for-parts': {
    short: texts(
      'Ne radi: za dijelove ili popravku',
      'Not working: for parts or repair',
      'No funciona: para repuestos o reparación',
    ),
    meaning: texts(
      'Uređaj se prodaje za dijelove ili popravku. Ne očekujte da će raditi.',
      'It is sold for its parts or to be repaired. Do not expect it to work.',
      'Se vende para repuestos o para reparar. No esperes que funcione.',
    ),
  },
  'not-working': {
    short: texts('Neispravno: ne radi kako treba', 'Faulty: does not work properly', 'Con falla: no funciona bien'),
    meaning: texts(
      'Naveden je kvar. Pročitajte opis prije kupovine.',
      'It has a fault. Read the description before you buy.',
      'Tiene una falla. Lee la descripción antes de comprar.',
    ),
  },
  'account-locked': {
    short: texts('Zaključano na tuđi nalog', 'Locked to somebody’s account', 'Bloqueado por la cuenta de otra persona'),
    meaning: texts(
      'Bez lozinke prethodnog vlasnika ne može se koristiti, a mi je nemamo.',
      'It cannot be used without the previous owner’s password, which we do not have.',
      'No se puede usar sin la contraseña del dueño anterior, y no la tenemos.',
    ),
  },
  blacklisted: {
    short: texts('Blokirano kod operatera', 'Blocked by carriers', 'Bloqueado por los operadores'),
    meaning: texts(
      'Uređaj je na crnoj listi: ne može se prijaviti na mobilnu mrežu.',
      'It is on a blacklist: it cannot join a mobile network.',
      'Está en una lista negra: no puede conectarse a una red móvil.',
    ),
  },
  'carrier-locked': {
    short: texts('Zaključano na operatera', 'Locked to a carrier', 'Bloqueado para un operador'),
    meaning: texts(
      'Radi samo sa SIM karticom tog operatera. S drugim karticama ne radi dok ga operater ne otključa.',
      'It takes only that carrier’s SIM card. Others do not work until the carrier unlocks it.',
      'Solo acepta la SIM de ese operador. Con otros chips no funciona hasta que el operador lo libere.',
    ),
  },
} as const satisfies Record<WarningKind, WarningTexts>

/** In the reader's language, with the carrier's name where it is known. */
const formatWarning = ({ kind, carrier }: ProductWarning, language: Language): string => {
  const short = warningTexts[kind].short[language]
  return carrier ? `${short}: ${carrier}` : short
}

/** A warning with what it means for the buyer. */
export type WarningDetail = { readonly name: string; readonly meaning: string }

export const explainWarning = (warning: ProductWarning, language: Language): WarningDetail => ({
  name: formatWarning(warning, language),
  meaning: warningTexts[warning.kind].meaning[language],
})

export const formatWarnings = (warnings: readonly ProductWarning[], language: Language): readonly string[] =>
  warnings.map((warning) => formatWarning(warning, language))

/** The name of what is sold, for an order, an offer and their mails: a receipt says that it does not work. */
export const withWarnings = (title: string, warnings: readonly string[] = []): string =>
  [title, ...warnings].join(' · ')
