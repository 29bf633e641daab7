import { formatDate } from '../text/format-date.ts'
import { formatNumber } from '../text/format-number.ts'
import type { Language } from '../text/language.ts'
import type { ApproximateRate } from './approximate-rate.ts'
import { currencySigns } from './currency-signs.ts'

const notes = {
  bcs: ({ sign, rate, date }) =>
    `Naplaćuje se u čileanskim pezosima (CLP). Iznosi u ${sign} su okvirni, po kursu 1 ${sign} = ${rate} CLP od ${date}`,
  en: ({ sign, rate, date }) =>
    `You are charged in Chilean pesos (CLP). Amounts in ${sign} are approximate, at 1 ${sign} = ${rate} CLP of ${date}.`,
  es: ({ sign, rate, date }) =>
    `Se cobra en pesos chilenos (CLP). Los montos en ${sign} son aproximados, a 1 ${sign} = ${rate} CLP del ${date}.`,
} as const satisfies Record<Language, (values: { sign: string; rate: string; date: string }) => string>

/** What is charged, by which rate the other amounts were made, and of which day. */
export const formatRateNote = (
  { currency, pesosPerUnit, at }: ApproximateRate,
  { timeZone }: { readonly timeZone: string },
  language: Language,
): string =>
  notes[language]({
    sign: currencySigns[currency],
    rate: formatNumber(pesosPerUnit, language),
    // A Bosnian date ends with a full stop of its own.
    date: formatDate({ at, timeZone }, language),
  })
