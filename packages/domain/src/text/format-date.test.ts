import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime } from './format-date.ts'

const sarajevo = { at: '2026-03-04T23:05:00Z', timeZone: 'Europe/Sarajevo' }
const santiago = { at: '2026-03-05T02:05:00Z', timeZone: 'America/Santiago' }

describe('a date', () => {
  it.each([
    ['bcs', '5. marta 2026.'],
    ['en', '5 March 2026'],
    ['es', '5 de marzo de 2026'],
  ] as const)('is written in %s, as the day is in the market', (language, written) => {
    expect(formatDate(sarajevo, language)).toBe(written)
  })

  it('is another day elsewhere', () => {
    expect(formatDate(santiago, 'en')).toBe('4 March 2026')
  })

  it.each([
    ['bcs', '5. marta 2026. u 00:05'],
    ['en', '5 March 2026, 00:05'],
    ['es', '5 de marzo de 2026, 00:05'],
  ] as const)('has a time of 24 hours in %s', (language, written) => {
    expect(formatDateTime(sarajevo, language)).toBe(written)
  })

  it('knows every month in every language', () => {
    for (const language of ['bcs', 'en', 'es'] as const) {
      const written = Array.from({ length: 12 }, (_, month) =>
        formatDate({ at: new Date(Date.UTC(2026, month, 15)).toISOString(), timeZone: 'UTC' }, language),
      )
      expect(new Set(written).size).toBe(12)
    }
  })
})
