import type { Figures, SpanName } from '@dvaput/domain/markets/figures'
import { formatSpan } from '@dvaput/domain/markets/format-figure'
import type { Language } from '@dvaput/domain/text/language'

/** Days from dispatch to delivery. */
export const deliveryDays = (figures: Figures, name: SpanName): Record<Language, string> => {
  const days = figures[name]
  return {
    bcs: `${formatSpan(days, 'bcs')} od slanja`,
    en: `${formatSpan(days, 'en')} after dispatch`,
    es: `${formatSpan(days, 'es')} desde el despacho`,
  }
}
