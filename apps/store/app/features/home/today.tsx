import type { OpeningHours } from '@dvaput/domain/markets/figures'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { hoursToday, readMoment } from './hours-today.ts'

const minuteMs = 60_000

const nearby = { rootMargin: '300px' }

/**
 * Rendered in the browser, because the page is cached for everybody. Only when scrolled near: the first use of a time
 * zone takes a phone 100 ms.
 */
const useNowNearby = () => {
  const element = useRef<HTMLParagraphElement>(null)
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const update = () => setNow(new Date())
    const observer = new IntersectionObserver(([entry]) => {
      clearInterval(timer)
      if (!entry?.isIntersecting) return
      update()
      timer = setInterval(update, minuteMs)
    }, nearby)
    if (element.current) observer.observe(element.current)
    return () => {
      observer.disconnect()
      clearInterval(timer)
    }
  }, [])
  return { element, now }
}

export const Today = ({ hours }: { readonly hours: OpeningHours }) => {
  const text = useText('home')
  const { market } = usePageContext()
  const { element, now } = useNowNearby()
  const today = now && hoursToday(hours, readMoment(now, market.timeZone))
  return (
    // Reserves its line before it is known.
    <p
      ref={element}
      className={joinClasses('min-h-[1.6em] font-semibold', today?.kind === 'open' ? 'text-accent' : 'text-ink-soft')}
    >
      {today && (today.kind === 'closed' ? text('today.closed') : text(`today.${today.kind}`, { time: today.time }))}
    </p>
  )
}
