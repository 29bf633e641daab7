import { formatDate } from '@dvaput/domain/text/format-date'
import type { Language } from '@dvaput/domain/text/language'

/** A day as `2026-11-16`, which has no time and so no zone. */
export const formatDay = (day: string, language: Language): string =>
  formatDate({ at: `${day}T12:00:00Z`, timeZone: 'UTC' }, language)

const separator = { bcs: '.', en: '/', es: '/' } as const satisfies Record<Language, string>

/** Day and month, as they fit below a chart. */
export const formatShortDay = (day: string, language: Language): string =>
  [day.slice(8), day.slice(5, 7)].map((part) => Number(part)).join(separator[language]) +
  (language === 'bcs' ? '.' : '')

/** The first, the middle and the last day: as many as fit below a chart on a phone. */
export const stepsOf = (days: readonly { readonly day: string }[]): readonly string[] => {
  const places = [0, Math.floor((days.length - 1) / 2), days.length - 1]
  return [...new Set(places)].flatMap((place) => days[place]?.day ?? [])
}
