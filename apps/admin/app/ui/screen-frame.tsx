import type { ReactNode } from 'react'
import { OutcomeNotice } from './outcome-notice.tsx'

type Props = {
  readonly title: string
  /** What the screen is for, below its title. */
  readonly lead?: ReactNode
  /** Beside the title: states, and where else one can go. */
  readonly beside?: ReactNode
  /** Above the title: the way back. */
  readonly back?: ReactNode
  /** Below the title: the other screens of the section. */
  readonly links?: ReactNode
  /** Why the last form was refused, or else what was done. */
  readonly problem?: ReactNode
  readonly done?: ReactNode
  /** What that is about, as a revision. */
  readonly about?: string | undefined
  readonly children: ReactNode
}

/** What every screen has: its title, what became of the last form, and its parts below each other. */
export const ScreenFrame = ({ title, lead, beside, back, links, problem, done, about, children }: Props) => (
  <div className="grid max-w-page gap-5">
    <div>
      {back}
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        {beside}
      </div>
      {lead && <p className="mt-1 max-w-prose text-sm text-ink-soft">{lead}</p>}
    </div>
    {links}
    <OutcomeNotice {...{ problem, done, about }} />
    {children}
  </div>
)
