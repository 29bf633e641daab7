import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Closes on Escape (focus returns to the opener), on a press or focus elsewhere, and on navigation. */
export const useDismiss = (
  open: boolean,
  close: () => void,
  container: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
): void => {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key of the location is the event itself
  useEffect(close, [key])

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      opener.current?.focus()
    }
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [open, close, container, opener])
}
