import { useEffect, useState, useSyncExternalStore } from 'react'
import { firstPosition, goTo, type SlidePosition, slideMs } from './rotation.ts'

const calmQuery = '(prefers-reduced-motion: reduce)'

const watchCalm = (listener: () => void) => {
  const query = matchMedia(calmQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const watchHidden = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const onServer = () => false

/** Rotates unless the visitor stopped it, hovers it, has the focus in it, or cannot see it. */
export const useRotation = (count: number) => {
  const [position, setPosition] = useState(firstPosition)
  const [awaited, setAwaited] = useState<SlidePosition>()
  const [chosen, setChosen] = useState<'play' | 'pause'>()
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isCalm = useSyncExternalStore(watchCalm, () => matchMedia(calmQuery).matches, onServer)
  const isHidden = useSyncExternalStore(watchHidden, () => document.hidden, onServer)
  const isPlaying = chosen === undefined ? !isCalm : chosen === 'play'
  const isTurning = count > 1 && isPlaying && !isPointed && !isFocused && !isHidden

  useEffect(() => {
    if (!isTurning) return
    const halfway = setTimeout(() => setAwaited(position), slideMs / 2)
    const over = setTimeout(() => setPosition(goTo(position, position.current + 1, count)), slideMs)
    return () => {
      clearTimeout(halfway)
      clearTimeout(over)
    }
  }, [isTurning, position, count])

  return {
    ...position,
    /** The next picture loads halfway through a slide, because many visitors have left by then. */
    isNextAwaited: awaited === position,
    isPlaying,
    isTurning,
    go: (index: number) => setPosition((from) => goTo(from, index, count)),
    toggle: () => setChosen(isPlaying ? 'pause' : 'play'),
    setPointed,
    setFocused,
  }
}
