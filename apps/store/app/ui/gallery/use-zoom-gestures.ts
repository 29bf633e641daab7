import { type PointerEvent, type RefObject, useRef, useState, type WheelEvent } from 'react'
import { moveView, scaleView, toggleView, wholeView } from './zoom-view.ts'

type Point = { readonly x: number; readonly y: number }

type Options = {
  readonly stage: RefObject<HTMLElement | null>
  /** Swipe on a picture that is not zoomed. */
  readonly onSwipe: (step: 1 | -1) => void
}

const swipePixels = 50
const tapPixels = 6

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const spread = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

/** Pinch and wheel zoom, one finger pans or swipes, a tap toggles the zoom. */
export const useZoomGestures = ({ stage, onSwipe }: Options) => {
  const [view, setView] = useState(wholeView)
  const [held, setHeld] = useState(false)
  const fingers = useRef(new Map<number, Point>())
  /** Start of a one-finger gesture; undefined once a second finger joined. */
  const start = useRef<Point | undefined>(undefined)

  const toggle = () => setView(toggleView)
  const boxOf = () => stage.current?.getBoundingClientRect() ?? new DOMRect()
  const fromMiddle = ({ x, y }: Point, box: DOMRect): Point => ({
    x: x - box.left - box.width / 2,
    y: y - box.top - box.height / 2,
  })

  const onPointerDown = (event: PointerEvent) => {
    const point = { x: event.clientX, y: event.clientY }
    start.current = fingers.current.size === 0 ? point : undefined
    fingers.current.set(event.pointerId, point)
    stage.current?.setPointerCapture(event.pointerId)
    setHeld(true)
  }

  const onPointerMove = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return
    const before = [...fingers.current.values()]
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const after = [...fingers.current.values()]
    const box = boxOf()
    const [from, to] = [middleOf(before), middleOf(after)]
    setView((seen) => {
      const factor = spread(before) > 0 ? spread(after) / spread(before) : 1
      return moveView(scaleView(seen, factor, fromMiddle(from, box), box), { x: to.x - from.x, y: to.y - from.y }, box)
    })
  }

  const onPointerUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return
    setHeld(false)
    const moved = start.current && { x: event.clientX - start.current.x, y: event.clientY - start.current.y }
    if (!moved || event.type === 'pointercancel') return
    if (Math.hypot(moved.x, moved.y) < tapPixels) toggle()
    const isSwipe = Math.abs(moved.x) > swipePixels && Math.abs(moved.x) > 2 * Math.abs(moved.y)
    if (isSwipe && view.scale === 1) onSwipe(moved.x < 0 ? 1 : -1)
  }

  const onWheel = (event: WheelEvent) => {
    const box = boxOf()
    const at = fromMiddle({ x: event.clientX, y: event.clientY }, box)
    setView((seen) => scaleView(seen, Math.exp(-event.deltaY / 400), at, box))
  }

  return {
    view,
    /** No transition during a gesture. */
    held,
    toggle,
    reset: () => setView(wholeView),
    gestures: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onWheel,
    },
  }
}
