import type { CalendarDay } from '../calendar/calendar-day.ts'
import { months } from './format-date.ts'
import type { Language } from './language.ts'

const weekdays = {
  // In the genitive, as after "do".
  bcs: 'nedjelje ponedjeljka utorka srijede četvrtka petka subote',
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  es: 'domingo lunes martes miércoles jueves viernes sábado',
} as const satisfies Record<Language, string>

type Parts = { readonly weekday: string; readonly day: number; readonly month: string }

const write = {
  bcs: ({ weekday, day, month }) => `${weekday}, ${day}. ${month}`,
  en: ({ weekday, day, month }) => `${weekday} ${day} ${month}`,
  es: ({ weekday, day, month }) => `${weekday} ${day} de ${month}`,
} as const satisfies Record<Language, (parts: Parts) => string>

/** A day of the near future, as it follows "by". */
export const formatDay = (day: CalendarDay, language: Language): string => {
  const date = new Date(`${day}T00:00:00Z`)
  return write[language]({
    weekday: weekdays[language].split(' ')[date.getUTCDay()] ?? '',
    day: date.getUTCDate(),
    month: months[language].split(' ')[date.getUTCMonth()] ?? '',
  })
}
