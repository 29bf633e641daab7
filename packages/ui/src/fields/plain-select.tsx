import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { controlClasses } from './control-classes.ts'

/** A native select with our styles: no script, and it works before hydration. */
export const PlainSelect = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <span className={joinClasses('relative inline-flex min-w-0 grow', className)}>
    <select {...rest} className={joinClasses(controlClasses, 'cursor-pointer appearance-none truncate pr-10')}>
      {children}
    </select>
    <Icon name="down" className="pointer-events-none absolute top-3 right-3 text-ink-soft" />
  </span>
)
