import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

const toContent = () => document.getElementById('content')?.focus({ preventScroll: true })

/** Loads the page again. `onLeave` moves the focus when the pressed button leaves the page. */
export const useRetry = (onLeave = toContent) => {
  const { revalidate, state } = useRevalidator()
  const pressedButton = useRef<Element>(null)
  const moveFocus = useEffectEvent(() => {
    if (pressedButton.current && pressedButton.current === document.activeElement) onLeave()
  })
  // A layout effect, because after it the focused element is already removed.
  useLayoutEffect(() => () => moveFocus(), [])
  return {
    isTrying: state !== 'idle',
    retry: () => {
      pressedButton.current = document.activeElement
      void revalidate()
    },
  }
}
