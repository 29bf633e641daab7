import { markets } from '@dvaput/domain/markets/markets'
import { describe, expect, it } from 'vitest'
import { hoursToday, readMoment } from './hours-today.ts'

describe('the moment at the shop', () => {
  it.each([
    ['2026-11-13T10:59:00Z', 'Europe/Sarajevo', 'mon-fri', 11 * 60 + 59],
    ['2026-11-13T23:30:00Z', 'Europe/Sarajevo', 'sat', 30],
    ['2026-11-15T01:00:00Z', 'America/Santiago', 'sat', 22 * 60],
    ['2026-11-15T12:00:00Z', 'America/Santiago', 'sun', 9 * 60],
    ['2026-07-06T22:00:00Z', 'Europe/Sarajevo', 'mon-fri', 0],
  ])('%s in %s is %s at minute %i', (now, timeZone, days, minutes) =>
    expect(readMoment(new Date(now), timeZone)).toEqual({ days, minutes }),
  )
})

describe('the hours of today', () => {
  const { storeHours: footer, phoneHours: contact } = markets.ba.figures
  it.each([
    [footer, 'mon-fri', '11:59', { kind: 'later', time: '12:00' }],
    [footer, 'mon-fri', '12:00', { kind: 'open', time: '21:00' }],
    [footer, 'mon-fri', '20:59', { kind: 'open', time: '21:00' }],
    [footer, 'mon-fri', '21:00', { kind: 'over', time: '21:00' }],
    [footer, 'sat', '15:00', { kind: 'closed' }],
    [contact, 'sat', '9:00', { kind: 'later', time: '10:00' }],
    [contact, 'sun', '12:00', { kind: 'closed' }],
  ] as const)('of %j on %s at %s', (hours, days, at, expected) => {
    const [hour = 0, minute = 0] = at.split(':').map(Number)
    expect(hoursToday(hours, { days, minutes: hour * 60 + minute })).toEqual(expected)
  })
})
