import { type CalendarDay, toCalendarDay } from '@dvaput/domain/calendar/calendar-day'
import { useEffect, useState } from 'react'
import type { OrderDay } from './product-detail-view.ts'

const minuteMs = 60_000

/** Today in the market. A page that stays open past midnight counts from the next day. */
export const useOrderDay = ({ day, endsAt }: OrderDay, timeZone: string): CalendarDay => {
  const [today, setToday] = useState(day)
  useEffect(() => {
    // Asks for the zone only when needed: its first use takes a phone 100 ms.
    const look = () => Date.now() >= endsAt && setToday(toCalendarDay(new Date().toISOString(), timeZone))
    look()
    const timer = setInterval(look, minuteMs)
    return () => clearInterval(timer)
  }, [endsAt, timeZone])
  return today
}
