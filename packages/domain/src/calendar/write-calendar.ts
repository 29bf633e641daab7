import { addDays, type CalendarDay } from './calendar-day.ts'

export type CalendarEvent = {
  /** The same each time it is written, so that a second import replaces the first. */
  readonly uid: string
  /** When it was written, ISO. */
  readonly writtenAt: string
  /** Whole days, the last one included. */
  readonly firstDay: CalendarDay
  readonly lastDay: CalendarDay
  readonly summary: string
  readonly description: string
  readonly location: string
  readonly url: string
}

const maxLineBytes = 75

/** Bytes in UTF-8. */
const sizeOf = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** At most 75 bytes a line, never inside a letter; what follows begins with a space. // RFC 5545 §3.1 */
const foldLine = (line: string): string => {
  const folded: string[] = []
  let current = ''
  let bytes = 0
  for (const letter of line) {
    const size = sizeOf(letter)
    if (bytes + size > maxLineBytes) {
      folded.push(current)
      current = ' '
      bytes = 1
    }
    current += letter
    bytes += size
  }
  return [...folded, current].join('\r\n')
}

/** RFC 5545 §3.3.11; other control characters have no meaning in a calendar. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')

const compact = (day: CalendarDay): string => day.replaceAll('-', '')

const stamp = (at: string): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** One event as an iCalendar file. */
export const writeCalendar = (event: CalendarEvent): string =>
  `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dvaput//Orders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${stamp(event.writtenAt)}`,
    `DTSTART;VALUE=DATE:${compact(event.firstDay)}`,
    `DTEND;VALUE=DATE:${compact(addDays(event.lastDay, 1))}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${event.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(foldLine)
    .join('\r\n')}\r\n`
