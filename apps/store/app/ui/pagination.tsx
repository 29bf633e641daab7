import { Icon } from '@dvaput/ui/icon.tsx'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { pageWindow } from './page-window.ts'

type PaginationProps = {
  readonly page: number
  readonly pageCount: number
  readonly hrefFor: (page: number) => string
  /** Where a page has two. */
  readonly label?: string
  /** The page scrolls to the new results itself. */
  readonly preventScrollReset?: boolean
}

const linkClasses =
  'inline-flex size-11 items-center justify-center rounded-md font-medium tabular-nums transition-colors'

type StepProps = {
  readonly to: string | undefined
  readonly label: string
  readonly icon: 'left' | 'right'
  readonly preventScrollReset: boolean
}

/** Disabled, not removed, at either end, so that the numbers do not move. */
const Step = ({ to, label, icon, preventScrollReset }: StepProps) =>
  to === undefined ? (
    <span className={joinClasses(linkClasses, 'text-line-strong')}>
      <Icon name={icon} />
    </span>
  ) : (
    <Link
      to={to}
      aria-label={label}
      rel={icon === 'left' ? 'prev' : 'next'}
      preventScrollReset={preventScrollReset}
      className={joinClasses(linkClasses, 'hover:bg-sunken')}
    >
      <Icon name={icon} />
    </Link>
  )

export const Pagination = ({ page, pageCount, hrefFor, label, preventScrollReset = false }: PaginationProps) => {
  const text = useText('shell')
  const step = (icon: 'left' | 'right', label: string, to: string | undefined) => (
    <Step icon={icon} label={label} to={to} preventScrollReset={preventScrollReset} />
  )
  return (
    <nav aria-label={label ?? text('ui.pagination')} className="flex flex-wrap items-center justify-center gap-1">
      {step('left', text('ui.previous'), page > 1 ? hrefFor(page - 1) : undefined)}
      {pageWindow(page, pageCount).map((number) => (
        <Link
          key={number}
          to={hrefFor(number)}
          preventScrollReset={preventScrollReset}
          aria-label={text('ui.page', { page: number })}
          aria-current={number === page ? 'page' : undefined}
          className={joinClasses(
            linkClasses,
            'hover:bg-sunken aria-[current=page]:bg-accent aria-[current=page]:text-on-accent',
          )}
        >
          {number}
        </Link>
      ))}
      {step('right', text('ui.next'), page < pageCount ? hrefFor(page + 1) : undefined)}
    </nav>
  )
}
