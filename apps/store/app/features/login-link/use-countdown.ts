import { useHydrated } from '@dvaput/ui/use-hydrated.ts'
import { useEffect, useState } from 'react'

/** Seconds left, ticking down to zero. Without scripts it is zero: the server holds the pause itself. */
export const useCountdown = (seconds: number): number => {
  const isHydrated = useHydrated()
  const [endsAt, setEndsAt] = useState(0)
  const [now, setNow] = useState(0)
  useEffect(() => {
    const start = Date.now()
    setEndsAt(start + seconds * 1000)
    setNow(start)
    const ticking = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [seconds])
  return isHydrated ? Math.max(0, Math.ceil((endsAt - now) / 1000)) : 0
}
