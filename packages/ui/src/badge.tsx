import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

const tones = {
  neutral: 'bg-surface text-ink ring-1 ring-line ring-inset',
  accent: 'bg-accent-soft text-accent-strong',
  sale: 'bg-sale-soft text-sale',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
} as const

type BadgeTone = keyof typeof tones

type BadgeProps = { readonly tone?: BadgeTone; readonly icon?: IconName; readonly children: ReactNode }

export const Badge = ({ tone = 'neutral', icon, children }: BadgeProps) => (
  <span
    className={joinClasses(
      'inline-flex min-h-6 items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold wrap-normal',
      tones[tone],
    )}
  >
    {icon && <Icon name={icon} className="size-4" />}
    {children}
  </span>
)
