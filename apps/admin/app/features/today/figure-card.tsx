import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { Link } from 'react-router'

type Props = {
  readonly label: string
  readonly value: string
  /** Where it is dealt with; none where that screen is not for this role. */
  readonly to?: string | undefined
  readonly isWaiting: boolean
}

export const FigureCard = ({ label, value, to, isWaiting }: Props) => {
  const className = joinClasses(
    'grid content-start gap-1 rounded-lg border bg-surface p-4',
    isWaiting ? 'border-accent-line' : 'border-line',
    to && 'hover:bg-sunken',
  )
  const content = (
    <>
      <span className="text-sm text-ink-soft">{label}</span>
      <span className={joinClasses('font-display text-2xl font-bold', !isWaiting && 'text-ink-soft')}>{value}</span>
    </>
  )
  return to ? (
    <Link to={to} className={className}>
      {content}
    </Link>
  ) : (
    <div className={className}>{content}</div>
  )
}
