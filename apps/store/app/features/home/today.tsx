import type { OpeningHours } from '@dvaput/domain/markets/figures'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { hoursToday, readMoment } from './hours-today.ts'

const minuteMs = 60_000

const nearby = { rootMargin: '300px' }

/**
 * Rendered in the browser, because the page is cached for everybody. Only when scrolled near: the first use of a time
 * zone takes a phone 100 ms.
 */
const useNowNearby = () => {
  const place = useRef<HTMLParagraphElement>(null)
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const tell = () => setNow(new Date())
    const observer = new IntersectionObserver(([entry]) => {
      clearInterval(timer)
      if (!entry?.isIntersecting) return
      tell()
      timer = setInterval(tell, minuteMs)
    }, nearby)
    if (place.current) observer.observe(place.current)
    return () => {
      observer.disconnect()
      clearInterval(timer)
    }
  }, [])
  return { place, now }
}

export const Today = ({ hours }: { readonly hours: OpeningHours }) => {
  const text = useText('home')
  const { market } = usePageContext()
  const { place, now } = useNowNearby()
  const today = now && hoursToday(hours, readMoment(now, market.timeZone))
  return (
    // Reserves its line before it is known.
    <p
      ref={place}
      className={joinClasses('min-h-[1.6em] font-semibold', today?.kind === 'open' ? 'text-accent' : 'text-ink-soft')}
    >
      {today && (today.kind === 'closed' ? text('today.closed') : text(`today.${today.kind}`, { time: today.time }))}
    </p>
  )
}
