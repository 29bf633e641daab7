import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

type IconButtonProps = ComponentProps<'button'> & {
  readonly icon: IconName
  /** Accessible name and tooltip. */
  readonly label: string
  /** Over a picture, so with a background of its own. */
  readonly floating?: boolean
}

const base =
  'inline-flex size-11 shrink-0 items-center justify-center text-ink transition-colors hover:bg-sunken disabled:text-ink-soft disabled:opacity-60'

export const iconButtonClasses = joinClasses(base, 'rounded-md')
const floatingClasses = joinClasses(base, 'rounded-full border border-line bg-surface shadow-raised')

export const IconButton = ({ icon, label, floating = false, className, type = 'button', ...rest }: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    title={label}
    className={joinClasses(floating ? floatingClasses : iconButtonClasses, className)}
  >
    <Icon name={icon} />
  </button>
)
