import { separators } from '@dvaput/domain/text/format-number'
import type { Language } from '@dvaput/domain/text/language'

/** In kilograms: 1,8 in Bosnian, 1.8 in English. Anything below 100 grams counts as 0.1. */
export const formatWeight = (grams: number, language: Language): string => {
  const tenths = String(Math.max(1, Math.round(grams / 100))).padStart(2, '0')
  const [whole, fraction] = [tenths.slice(0, -1), tenths.slice(-1)]
  return fraction === '0' ? whole : `${whole}${separators[language].decimal}${fraction}`
}
