import { buttonClasses } from '@dvaput/ui/button-classes.ts'
import type { ReactNode } from 'react'

type Props = {
  readonly title: string
  readonly variant?: 'primary' | 'secondary'
  /** As wide as what is around it. */
  readonly wide?: boolean
  /** Open where the form was refused, so that what was typed is in sight. */
  readonly open?: boolean | undefined
  readonly children: ReactNode
}

/** A button that shows its form first: nothing happens before the second press, with or without scripts. */
export const FormDisclosure = ({ title, variant = 'secondary', wide = true, open = false, children }: Props) => (
  <details open={open} className="group print:hidden">
    <summary className={buttonClasses({ variant, wide }, 'cursor-pointer list-none')}>{title}</summary>
    <div className="mt-2 grid gap-4 rounded-lg border border-line bg-surface p-4">{children}</div>
  </details>
)
