import { Link, type LinkProps } from 'react-router'
import { joinClasses } from './join-classes.ts'

type TextLinkProps = Omit<LinkProps, 'className'> & {
  /** `quiet` is without underline, for lists of links. */
  readonly tone?: 'accent' | 'quiet'
  readonly className?: string
}

const tones = {
  accent: 'font-medium text-accent underline hover:text-accent-strong',
  quiet: 'text-ink-soft hover:text-ink hover:underline',
} as const

export const TextLink = ({ tone = 'accent', className, ...rest }: TextLinkProps) => (
  <Link
    {...rest}
    className={joinClasses('rounded-sm underline-offset-4 decoration-1 transition-colors', tones[tone], className)}
  />
)
