import { describe, expect, it } from 'vitest'
import { markets } from '../markets/markets.ts'
import { reservationEnd } from './reservation-end.ts'

/** Clocks of Santiago are three hours behind in November 2026, whose 16th is a Monday; the counter is open 12:00-21:00. */
const at = (time: string) => new Date(`${time}:00-03:00`)

describe('a reservation [RES-10]', () => {
  it.each([
    ['before the counter opens', '2026-11-17T10:00', '2026-11-18T10:00'],
    ['while it is open', '2026-11-17T13:00', '2026-11-18T13:00'],
    ['after it closed', '2026-11-17T22:00', '2026-11-18T22:00'],
    ['on a Friday afternoon', '2026-11-20T15:00', '2026-11-23T15:00'],
    ['on a Friday night', '2026-11-20T22:00', '2026-11-23T21:00'],
    ['on a Saturday', '2026-11-21T13:00', '2026-11-23T21:00'],
    ['on a Sunday night', '2026-11-22T23:00', '2026-11-23T23:00'],
  ])('made %s can be fetched for a whole opening day, and for 24 hours', (_, made, end) => {
    expect(reservationEnd(at(made), markets.cl)).toEqual(at(end))
  })

  it('follows the clocks when they change', () => {
    // In the night to Sunday, 6 September 2026, an hour is left out.
    const made = new Date('2026-09-04T22:00:00-04:00')
    expect(reservationEnd(made, markets.cl)).toEqual(new Date('2026-09-07T21:00:00-03:00'))
  })

  it('reads hours that are written with one digit', () => {
    const storeHours = (time: string) => [{ days: 'mon-fri', time }] as const
    const opening = (time: string) => ({
      ...markets.cl,
      figures: { ...markets.cl.figures, storeHours: storeHours(time) },
    })
    const made = at('2026-11-20T22:00')
    expect(reservationEnd(made, opening('9:00-17:00'))).toEqual(reservationEnd(made, opening('09:00-17:00')))
  })

  it('is held for 24 hours where the counter never opens', () => {
    const closed = { ...markets.cl, figures: { ...markets.cl.figures, storeHours: [] } }
    expect(reservationEnd(at('2026-11-20T22:00'), closed)).toEqual(at('2026-11-21T22:00'))
  })
})
