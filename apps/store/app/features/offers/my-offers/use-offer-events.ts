import { useEffect, useEffectEvent } from 'react'

const askEveryMs = 30_000

/** Says when an offer has changed: by server-sent events or, where those are refused, by asking now and then. */
export const useOfferEvents = (onChange: () => void): void => {
  const change = useEffectEvent(onChange)
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let wasLost = false
    const askNowAndThen = () => {
      timer ??= setInterval(() => document.visibilityState === 'visible' && change(), askEveryMs)
    }
    const events = new EventSource('/api/offers/events')
    events.addEventListener('offer', () => change())
    events.addEventListener('open', () => {
      // What happened meanwhile is not sent again.
      if (wasLost) change()
      wasLost = false
    })
    events.addEventListener('error', () => {
      wasLost = true
      // The browser connects again by itself, unless it was refused.
      if (events.readyState === EventSource.CLOSED) askNowAndThen()
    })
    return () => {
      events.close()
      clearInterval(timer)
    }
  }, [])
}
