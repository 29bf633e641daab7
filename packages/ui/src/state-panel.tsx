import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

type StatePanelProps = {
  readonly icon: IconName
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
  readonly tone?: 'calm' | 'danger'
}

/** For an empty list or a failure. */
export const StatePanel = ({ icon, title, children, action, tone = 'calm' }: StatePanelProps) => (
  <div className="flex flex-col items-center px-4 py-10 text-center">
    <span
      className={joinClasses(
        'mb-4 flex size-14 items-center justify-center rounded-full',
        tone === 'danger' ? 'bg-danger-soft text-danger' : 'bg-accent-soft text-accent',
      )}
    >
      <Icon name={icon} className="size-7" />
    </span>
    <p className="font-display text-xl font-bold tracking-tight">{title}</p>
    {children && <div className="mt-1.5 max-w-dialog text-ink-soft">{children}</div>}
    {action && <div className="mt-5">{action}</div>}
  </div>
)
