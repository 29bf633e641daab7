import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ScreenFrame } from './screen-frame.tsx'

type Props = {
  readonly back: { readonly to: string; readonly label: string }
  readonly title: string
  readonly lead?: ReactNode
  /** Beside the title: states, and what is done without a form. */
  readonly beside?: ReactNode
  /** Of the record: a message of an earlier one is not taken for its own. */
  readonly revision?: string
  /** Why the last action was refused, or else what was done. */
  readonly problem?: ReactNode
  readonly done?: ReactNode
  readonly children: ReactNode
}

/** The screen of one record: the way back, its title, and what became of the last action. */
export const RecordFrame = ({ back, revision, ...screen }: Props) => (
  <ScreenFrame
    {...screen}
    about={revision}
    back={
      <Link to={back.to} className="mb-1 inline-block text-sm text-accent underline print:hidden">
        {back.label}
      </Link>
    }
  />
)
