import { joinClasses } from '@dvaput/ui/join-classes.ts'
import type { ReactNode } from 'react'

type ChoiceProps = {
  readonly title: string
  /** Hidden without scripts. */
  readonly needsScript?: boolean
  readonly children: ReactNode
}

/** A small heading over a row of choices, which has its own accessible name. */
export const Choice = ({ title, needsScript = false, children }: ChoiceProps) => (
  <div className={joinClasses('grid gap-1.5', needsScript && 'noscript:hidden')}>
    <p aria-hidden="true" className="text-xs font-semibold text-ink-soft">
      {title}
    </p>
    {children}
  </div>
)
