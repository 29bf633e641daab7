import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type CardProps = { readonly children: ReactNode; readonly className?: string }

export const Card = ({ children, className }: CardProps) => (
  <div className={joinClasses('rounded-lg border border-line bg-surface p-5 shadow-card', className)}>{children}</div>
)
