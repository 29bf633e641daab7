import { useEffect, useEffectEvent, useState } from 'react'

/** Counts down from what the server said, so that a wrong clock of the browser does not matter. */
export const useSecondsLeft = (secondsLeft: number, onEnd: () => void): number => {
  const [seconds, setSeconds] = useState(secondsLeft)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const from = performance.now()
    setSeconds(secondsLeft)
    if (secondsLeft <= 0) return
    const timer = setInterval(() => {
      const left = Math.max(0, secondsLeft - (performance.now() - from) / 1000)
      setSeconds(left)
      if (left > 0) return
      clearInterval(timer)
      end()
    }, 1000)
    return () => clearInterval(timer)
  }, [secondsLeft])
  return Math.floor(seconds)
}
