import type { Language } from './language.ts'

export const months = {
  // In the genitive, as a day of a month is named.
  bcs: 'januara februara marta aprila maja juna jula augusta septembra oktobra novembra decembra',
  en: 'January February March April May June July August September October November December',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
} as const satisfies Record<Language, string>

type Parts = { readonly day: string; readonly month: string; readonly year: string }

const write = {
  bcs: ({ day, month, year }) => `${day}. ${month} ${year}.`,
  en: ({ day, month, year }) => `${day} ${month} ${year}`,
  es: ({ day, month, year }) => `${day} de ${month} de ${year}`,
} as const satisfies Record<Language, (parts: Parts) => string>

/** ISO, and the zone of the market: the server and the browser must write the same day. */
type Moment = { readonly at: string; readonly timeZone: string }

const partsOf = ({ at, timeZone }: Moment): Readonly<Record<string, string>> => {
  const options = { timeZone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'short' } as const
  const parts = new Intl.DateTimeFormat('en-GB', options).formatToParts(new Date(at))
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}

/** Names of months by hand: browsers and Node disagree about `bs-BA`. */
export const formatDate = (moment: Moment, language: Language): string => {
  const { day = '', month = '', year = '' } = partsOf(moment)
  return write[language]({
    day: String(Number(day)),
    month: months[language].split(' ')[Number(month) - 1] ?? '',
    year,
  })
}

export const formatTime = (moment: Moment): string => {
  const { hour, minute } = partsOf(moment)
  return `${hour}:${minute}`
}

const beforeTime = { bcs: ' u ', en: ', ', es: ', ' } as const satisfies Record<Language, string>

export const formatDateTime = (moment: Moment, language: Language): string =>
  `${formatDate(moment, language)}${beforeTime[language]}${formatTime(moment)}`
