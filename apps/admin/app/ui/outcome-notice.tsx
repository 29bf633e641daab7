import { Notice } from '@dvaput/ui/notice.tsx'
import type { ReactNode } from 'react'

type Props = {
  /** Why the last form was refused. */
  readonly problem?: ReactNode
  /** Or else what was done. */
  readonly done?: ReactNode
  /** What it is about, as a revision: another one of the same words is said anew. */
  readonly about?: string | undefined
}

/** What became of the last form of a screen. It takes the focus, so that it is read aloud and in sight. */
export const OutcomeNotice = ({ problem, done, about = '' }: Props) => (
  <div className="empty:hidden print:hidden">
    {problem ? (
      <Notice key={`problem ${about}`} tone="danger" focused>
        {problem}
      </Notice>
    ) : (
      done && (
        <Notice key={`${typeof done === 'string' ? done : 'done'} ${about}`} focused>
          {done}
        </Notice>
      )
    )}
  </div>
)
