import { markets } from '@dvaput/domain/markets/markets'
import type { ExportRange } from './shop-exports.table.ts'

/** From the first moment of the first day until the last day is over. */
export type Days = { readonly from: Date; readonly to: Date }

const hour = 60 * 60 * 1_000

/** Midnight of a day in a time zone: the day of the zone changes at one of these hours. */
const startOfDay = (day: string, timeZone: string): Date => {
  const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone })
  const noon = Date.parse(`${day}T12:00:00Z`)
  for (let at = noon - 30 * hour; at <= noon + 30 * hour; at += hour / 2)
    if (dayOf.format(new Date(at)) === day) return new Date(at)
  return new Date(noon)
}

const nextDay = (day: string) => new Date(Date.parse(`${day}T12:00:00Z`) + 24 * hour).toISOString().slice(0, 10)

export const daysOfRange = ({ market, from, to }: ExportRange): Days => {
  const { timeZone } = markets[market]
  return { from: startOfDay(from, timeZone), to: startOfDay(nextDay(to), timeZone) }
}
