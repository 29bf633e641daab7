import { useEffect, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'

type TimeLeftProps = { readonly secondsLeft: number; readonly onEnd: () => void }

/** Counts down from what the server said, so that a wrong clock of the browser does not matter. */
export const TimeLeft = ({ secondsLeft, onEnd }: TimeLeftProps) => {
  const text = useText('reservations')
  const [seconds, setSeconds] = useState(secondsLeft)
  useEffect(() => {
    const from = performance.now()
    setSeconds(secondsLeft)
    const timer = setInterval(() => {
      const left = Math.max(0, secondsLeft - (performance.now() - from) / 1000)
      setSeconds(left)
      if (left > 0) return
      clearInterval(timer)
      onEnd()
    }, 1000)
    return () => clearInterval(timer)
  }, [secondsLeft, onEnd])
  const whole = Math.floor(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  return (
    <span role="timer" className="tabular-nums">
      {hours > 0 ? text('left.hours', { hours, minutes }) : text('left.minutes', { minutes, seconds: whole % 60 })}
    </span>
  )
}
