import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'

type CornerButtonProps = ComponentProps<'button'> & { readonly icon: IconName }

/** In the corner of a card: a touch target of 44 pixels that looks smaller, so that it does not cover the picture. */
export const CornerButton = ({ icon, ...rest }: CornerButtonProps) => (
  <button
    {...rest}
    type="button"
    className="group/corner flex size-11 noscript:hidden items-center justify-center rounded-full"
  >
    <span className="flex size-8 items-center justify-center rounded-full border border-line bg-surface text-ink-soft transition-colors group-hover/corner:border-line-strong group-hover/corner:text-ink group-aria-pressed/corner:border-accent group-aria-pressed/corner:bg-accent group-aria-pressed/corner:text-on-accent">
      <Icon name={icon} className="size-4.5" />
    </span>
  </button>
)
