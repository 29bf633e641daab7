import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { type PointerEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useDismiss } from './use-dismiss.ts'

/** Aligned with the left or right edge of the button, or as wide as the positioned ancestor. */
const positions = {
  start: 'left-0 mt-1 w-max max-w-[calc(100vw-2rem)]',
  end: 'right-0 mt-1 w-max max-w-[calc(100vw-2rem)]',
  across: 'inset-x-0 mx-4 sm:mx-6',
} as const

export type DropdownPosition = keyof typeof positions

type DropdownProps = {
  readonly label: ReactNode
  /** For a button whose label is an icon. */
  readonly name?: string
  readonly buttonClassName: string
  readonly position?: DropdownPosition
  /** The current page is in this menu. */
  readonly current?: boolean
  readonly children: ReactNode
}

/** A mouse that only passes opens nothing, and one that leaves for a moment closes nothing. */
const hoverDelayMs = 150

type Opening = 'closed' | 'hovered' | 'pressed'

/** What the mouse opened by staying, it closes by leaving; what was pressed stays open. */
const useOpening = () => {
  const [opening, setOpening] = useState<Opening>('closed')
  const timer = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const set = useCallback((next: Opening) => {
    clearTimeout(timer.current)
    setOpening(next)
  }, [])
  const hover = (from: Opening, to: Opening) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpening((now) => (now === from ? to : now)), hoverDelayMs)
  }
  return {
    open: opening !== 'closed',
    close: useCallback(() => set('closed'), [set]),
    press: () => set(opening === 'pressed' ? 'closed' : 'pressed'),
    hovering: { onPointerEnter: hover('closed', 'hovered'), onPointerLeave: hover('hovered', 'closed') },
  }
}

/** A disclosure button with links and buttons inside, which are rendered while it is open. */
export const Dropdown = ({
  label,
  name,
  buttonClassName,
  position = 'start',
  current = false,
  children,
}: DropdownProps) => {
  const { open, close, press, hovering } = useOpening()
  const container = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  useDismiss(open, close, container, opener)
  const panelClasses = joinClasses(
    'absolute top-full z-30 animate-arrive rounded-lg border border-line bg-surface p-2 shadow-overlay',
    positions[position],
  )
  return (
    <div ref={container} className={position === 'across' ? undefined : 'relative'} {...hovering}>
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-label={name}
        aria-current={current ? 'true' : undefined}
        className={buttonClassName}
        onClick={press}
      >
        {label}
      </button>
      {open ? (
        <div id={panelId} className={panelClasses}>
          {children}
        </div>
      ) : (
        // React does not hydrate noscript: there the panel opens by CSS.
        <noscript>
          {import.meta.env.SSR && (
            <div hidden className={panelClasses}>
              {children}
            </div>
          )}
        </noscript>
      )}
    </div>
  )
}
