import { expect, it } from 'vitest'
import { type CalendarEvent, writeCalendar } from './write-calendar.ts'

const event: CalendarEvent = {
  uid: 'order-main-17@dvaput.example',
  writtenAt: '2026-11-16T09:30:12.345Z',
  firstDay: '2026-11-30',
  lastDay: '2026-12-02',
  summary: 'Dostava #1001',
  description: 'Laptop',
  location: 'Zmaja od Bosne 88, 71000 Sarajevo',
  url: 'https://dvaput.example/orders/main-17',
}

/** As a calendar reads it: unfolded, then split. */
const read = (file: string) =>
  new Map(
    file
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map((line) => {
        const at = line.indexOf(':')
        return [line.slice(0, at), line.slice(at + 1)] as const
      }),
  )

it('a calendar file is one event of whole days, the last one included', () => {
  const file = writeCalendar(event)
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
  const fields = read(file)
  expect(fields.get('UID')).toBe(event.uid)
  expect(fields.get('DTSTAMP')).toBe('20261116T093012Z')
  expect(fields.get('DTSTART;VALUE=DATE')).toBe('20261130')
  expect(fields.get('DTEND;VALUE=DATE')).toBe('20261203')
  expect(fields.get('LOCATION')).toBe('Zmaja od Bosne 88\\, 71000 Sarajevo')
})

it('a calendar file keeps what somebody wrote inside its own field', () => {
  const hostile = 'x\\;,\r\nEND:VEVENT\rATTACH:http://evil\u0000\n'
  const file = writeCalendar({ ...event, summary: hostile })
  expect(file.split('\r\n').filter((line) => line.startsWith('END:VEVENT') || line.startsWith('ATTACH'))).toHaveLength(
    1,
  )
  expect(read(file).get('SUMMARY')).toBe('x\\\\\\;\\,\\nEND:VEVENT\\nATTACH:http://evil\\n')
})

it('a calendar file folds lines at 75 bytes, never inside a letter', () => {
  const description = `${'čćž—😀'.repeat(40)}`
  const file = writeCalendar({ ...event, description })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file).not.toContain('�')
  expect(read(file).get('DESCRIPTION')).toBe(description)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})
