import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

type CornerButtonProps = ComponentProps<'button'> & { readonly icon: IconName }

/** A touch target of 44 pixels that looks smaller, so that it does not cover the picture. */
export const cornerClasses =
  'isolate relative flex size-11 items-center justify-center rounded-full text-ink-soft transition-colors before:absolute before:inset-1.5 before:-z-10 before:rounded-full before:border before:border-line before:bg-surface before:transition-colors hover:text-ink hover:before:border-line-strong'

/** In the corner of a card. */
export const CornerButton = ({ icon, ...rest }: CornerButtonProps) => (
  <button
    {...rest}
    type="button"
    className={joinClasses(
      cornerClasses,
      'noscript:hidden aria-pressed:text-on-accent aria-pressed:before:border-accent aria-pressed:before:bg-accent',
    )}
  >
    <Icon name={icon} className="size-4.5" />
  </button>
)
