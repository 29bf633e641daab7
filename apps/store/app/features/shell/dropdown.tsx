import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { useDismiss } from './use-dismiss.ts'

type DropdownProps = {
  readonly label: ReactNode
  /** Where the visible label is a picture. */
  readonly name?: string
  readonly buttonClassName: string
  readonly align?: 'start' | 'end'
  readonly children: ReactNode
}

/** A button that shows and hides what lies under it; what is inside are plain links and buttons. */
export const Dropdown = ({ label, name, buttonClassName, align = 'start', children }: DropdownProps) => {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const container = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  useDismiss(open, close, container, opener)
  return (
    <div ref={container} className="relative">
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={name}
        className={buttonClassName}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      <div
        id={panelId}
        hidden={!open}
        className={joinClasses(
          'absolute top-full z-30 mt-2 w-max max-w-[calc(100vw-2rem)] animate-arrive rounded-lg border border-line bg-surface p-2 shadow-overlay',
          align === 'end' ? 'right-0' : 'left-0',
        )}
      >
        {children}
      </div>
    </div>
  )
}
