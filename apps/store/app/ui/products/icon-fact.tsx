import { Icon, type IconName } from '@dvaput/ui/icon.tsx'
import type { ReactNode } from 'react'

type IconFactProps = {
  readonly icon: IconName
  readonly label: string
  /** Only for screen readers. */
  readonly labelHidden?: boolean
  readonly children: ReactNode
}

export const IconFact = ({ icon, label, labelHidden = false, children }: IconFactProps) => (
  <div className="flex gap-3">
    <Icon name={icon} className="mt-0.5 text-ink-soft" />
    <div className="min-w-0">
      <p className={labelHidden ? 'sr-only' : 'text-sm text-ink-soft'}>{label}</p>
      {children}
    </div>
  </div>
)
