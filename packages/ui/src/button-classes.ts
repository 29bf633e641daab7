import { joinClasses } from './join-classes.ts'

const variants = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border-line-strong bg-surface text-ink hover:bg-sunken',
  quiet: 'border-transparent text-ink hover:bg-sunken',
  danger: 'border-transparent bg-danger-fill text-on-danger hover:bg-danger-fill-strong',
} as const

const sizes = {
  // Three words must fit half a phone.
  tight: 'min-h-11 gap-2 px-2 py-2 text-sm',
  sm: 'min-h-9 gap-1.5 px-3.5 py-1 text-sm',
  md: 'min-h-11 gap-2 px-4 py-2 text-base sm:px-5',
  lg: 'min-h-13 gap-2.5 px-7 py-2.5 text-lg',
} as const

type ButtonVariant = keyof typeof variants
type ButtonSize = keyof typeof sizes

/** Shared by buttons and links that look like buttons. */
export type ButtonLook = {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  readonly wide?: boolean | undefined
}

export const buttonClasses = (
  { variant = 'primary', size = 'md', wide = false }: ButtonLook,
  className?: string,
): string =>
  joinClasses(
    'relative inline-flex items-center justify-center rounded-md border text-center font-semibold leading-tight transition-colors select-none',
    'disabled:border-line disabled:bg-sunken disabled:text-ink-soft',
    variants[variant],
    sizes[size],
    wide && 'w-full',
    className,
  )
