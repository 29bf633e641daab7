import { type TouchEvent, useRef } from 'react'
import { readSwipe } from './rotation.ts'

/** Handlers for a swipeable element; `onSwipe` gets 1 for next and -1 for previous. */
export const useSwipe = (onSwipe: (turn: 1 | -1) => void) => {
  const touchedAt = useRef<{ readonly x: number; readonly y: number }>(undefined)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined
      touchedAt.current = touch && { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const from = touchedAt.current
      const touch = changedTouches[0]
      touchedAt.current = undefined
      const turn = from && touch ? readSwipe(touch.clientX - from.x, touch.clientY - from.y) : 0
      if (turn !== 0) onSwipe(turn)
    },
    onTouchCancel: () => {
      touchedAt.current = undefined
    },
  }
}
