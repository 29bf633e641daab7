import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { useDismiss } from './use-dismiss.ts'

/** Under the button from its left or its right edge, or as wide as the next box that is positioned. */
const places = {
  start: 'left-0 mt-1 w-max max-w-[calc(100vw-2rem)]',
  end: 'right-0 mt-1 w-max max-w-[calc(100vw-2rem)]',
  across: 'inset-x-0 mx-4 sm:mx-6',
} as const

export type DropdownPosition = keyof typeof places

type DropdownProps = {
  readonly label: ReactNode
  /** Where the visible label is a picture. */
  readonly name?: string
  readonly buttonClassName: string
  readonly place?: DropdownPosition
  /** What lies under it holds the page one is on. */
  readonly current?: boolean
  readonly children: ReactNode
}

/** A button that shows and hides what lies under it; what is inside are plain links and buttons. */
export const Dropdown = ({
  label,
  name,
  buttonClassName,
  place = 'start',
  current = false,
  children,
}: DropdownProps) => {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const container = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  useDismiss(open, close, container, opener)
  return (
    <div ref={container} className={place === 'across' ? undefined : 'relative'}>
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={name}
        aria-current={current ? 'true' : undefined}
        className={buttonClassName}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      <div
        id={panelId}
        hidden={!open}
        className={joinClasses(
          'absolute top-full z-30 animate-arrive rounded-lg border border-line bg-surface p-2 shadow-overlay',
          places[place],
        )}
      >
        {children}
      </div>
    </div>
  )
}
