import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
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

/** A disclosure button with links and buttons inside. */
export const Dropdown = ({
  label,
  name,
  buttonClassName,
  position = 'start',
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
    <div ref={container} className={position === 'across' ? undefined : 'relative'}>
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
          positions[position],
        )}
      >
        {children}
      </div>
    </div>
  )
}
