import { formatMoney } from '../money/format-money.ts'
import type { Language } from '../text/language.ts'
import { type PluralForms, plural } from '../text/plural.ts'
import type { DayRange, FigureName, Figures, OpeningHours, Span, TimeUnit } from './figures.ts'
import { formatRange } from './format-range.ts'

const unitForms = {
  bcs: {
    minutes: { one: 'minuta', few: 'minute', other: 'minuta' },
    hours: { one: 'sat', few: 'sata', other: 'sati' },
    days: { one: 'dan', few: 'dana', other: 'dana' },
    businessDays: { one: 'radni dan', few: 'radna dana', other: 'radnih dana' },
    months: { one: 'mjesec', few: 'mjeseca', other: 'mjeseci' },
    years: { one: 'godina', few: 'godine', other: 'godina' },
  },
  en: {
    minutes: { one: 'minute', other: 'minutes' },
    hours: { one: 'hour', other: 'hours' },
    days: { one: 'day', other: 'days' },
    businessDays: { one: 'business day', other: 'business days' },
    months: { one: 'month', other: 'months' },
    years: { one: 'year', other: 'years' },
  },
  es: {
    minutes: { one: 'minuto', other: 'minutos' },
    hours: { one: 'hora', other: 'horas' },
    days: { one: 'día', other: 'días' },
    businessDays: { one: 'día hábil', other: 'días hábiles' },
    months: { one: 'mes', other: 'meses' },
    years: { one: 'año', other: 'años' },
  },
} satisfies Record<Language, Record<TimeUnit, PluralForms>>

const dayNames = {
  bcs: { 'mon-fri': 'ponedjeljak–petak', sat: 'subota', sun: 'nedjelja' },
  en: { 'mon-fri': 'Monday to Friday', sat: 'Saturday', sun: 'Sunday' },
  es: { 'mon-fri': 'lunes a viernes', sat: 'sábado', sun: 'domingo' },
} satisfies Record<Language, Record<DayRange, string>>

const closed = { bcs: 'zatvoreno', en: 'closed', es: 'cerrado' } satisfies Record<Language, string>

export const formatSpan = (span: Span, language: Language): string =>
  `${formatRange(span)} ${plural(language, span.to, unitForms[language][span.unit])}`

export const formatHours = (hours: OpeningHours, language: Language): string =>
  hours.map(({ days, time }) => `${dayNames[language][days]} ${time === 'closed' ? closed[language] : time}`).join(', ')

/** Undefined where the market does not have this figure. */
export const formatFigure = (figures: Figures, name: FigureName, language: Language): string | undefined => {
  const figure = figures[name]
  if (figure === undefined) return undefined
  if ('unit' in figure) return formatSpan(figure, language)
  return 'from' in figure
    ? `${formatMoney(figure.from, language)} – ${formatMoney(figure.to, language)}`
    : formatHours(figure, language)
}
