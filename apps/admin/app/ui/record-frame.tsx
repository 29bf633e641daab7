import { Notice } from '@dvaput/ui/notice.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = {
  readonly back: { readonly to: string; readonly label: string }
  readonly title: string
  /** Beside the title: states, and what is done without a form. */
  readonly beside: ReactNode
  /** Of the record: a message of an earlier one is not taken for its own. */
  readonly revision: string
  /** Why the last act was refused, or else what was done. */
  readonly problem: ReactNode
  readonly done: string | null
  readonly children: ReactNode
}

/** The screen of one record on which one acts: an order, a return. */
export const RecordFrame = ({ back, title, beside, revision, problem, done, children }: Props) => (
  <div className="grid max-w-page gap-5">
    <div>
      <Link to={back.to} className="text-sm text-accent underline print:hidden">
        {back.label}
      </Link>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">{title}</h1>
        {beside}
      </div>
    </div>
    <div className="empty:hidden print:hidden">
      {problem && (
        <Notice key={revision} tone="danger" focused>
          {problem}
        </Notice>
      )}
      {done && (
        <Notice key={`${done}${revision}`} focused>
          {done}
        </Notice>
      )}
    </div>
    {children}
  </div>
)
