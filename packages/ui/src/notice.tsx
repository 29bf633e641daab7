import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

type NoticeProps = {
  readonly tone?: 'success' | 'neutral' | 'danger'
  /** Takes the focus as it appears: what had it is gone. */
  readonly focused?: boolean
  readonly children: ReactNode
}

const looks = {
  success: { role: 'status', icon: 'success', classes: 'bg-accent-soft text-accent-strong' },
  neutral: { role: 'status', icon: 'info', classes: 'bg-sunken text-ink' },
  danger: { role: 'alert', icon: 'alert', classes: 'bg-danger-soft text-danger' },
} as const

/** What became of a form, announced as it appears. */
export const Notice = ({ tone = 'success', focused = false, children }: NoticeProps) => {
  const { role, icon, classes } = looks[tone]
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) element.current?.focus()
  }, [focused])
  return (
    <div
      ref={element}
      role={role}
      tabIndex={focused ? -1 : undefined}
      className={joinClasses('flex gap-2.5 rounded-md px-4 py-3 text-sm font-medium', classes)}
    >
      <Icon name={icon} className="size-5 shrink-0" />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  )
}
