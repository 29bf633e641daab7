import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'

type ChoiceProps = {
  readonly title: string
  /** Buttons, which do nothing where no script runs. */
  readonly needsScript?: boolean
  readonly children: ReactNode
}

/** A small heading over a row of choices; the row names itself for those who listen. */
export const Choice = ({ title, needsScript = false, children }: ChoiceProps) => (
  <div className={joinClasses('grid gap-1.5', needsScript && 'noscript:hidden')}>
    <p aria-hidden="true" className="text-xs font-semibold text-ink-soft">
      {title}
    </p>
    {children}
  </div>
)
