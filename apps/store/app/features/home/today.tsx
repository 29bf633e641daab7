import type { OpeningHours } from '@dvaput/domain/markets/market'
import { useEffect, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useVisit } from '../../lib/use-visit.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { hoursToday, readMoment } from './hours-today.ts'

const minuteMs = 60_000

/** Of the moment, so it is the browser's to say: the page itself is kept and the same for everybody. */
const useNow = (): Date | undefined => {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

export const Today = ({ hours }: { readonly hours: OpeningHours }) => {
  const text = useText('home')
  const { market } = useVisit()
  const now = useNow()
  const today = now && hoursToday(hours, readMoment(now, market.timeZone))
  return (
    // Its line is kept free before it is known.
    <p className={joinClasses('min-h-[1.6em] font-semibold', today?.kind === 'open' ? 'text-accent' : 'text-ink-soft')}>
      {today && (today.kind === 'closed' ? text('today.closed') : text(`today.${today.kind}`, { time: today.time }))}
    </p>
  )
}
