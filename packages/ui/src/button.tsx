import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonClasses } from './button-classes.ts'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    readonly icon?: IconName
    /** Keeps width and focus, and ignores a second press. */
    readonly loading?: boolean
  }

const ignorePress = (event: MouseEvent) => event.preventDefault()

export const Button = ({
  variant,
  size,
  wide,
  icon,
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={buttonClasses({ variant, size, wide }, className)}
    onClick={loading ? ignorePress : onClick}
    aria-disabled={loading || rest['aria-disabled']}
  >
    {loading && <Spinner className="absolute" />}
    {icon && <Icon name={icon} className={loading ? 'opacity-0' : undefined} />}
    {/* A list has a hundred buttons that are a text alone: it needs no element of its own. */}
    {typeof children === 'string' && !icon && !loading ? (
      children
    ) : (
      <span className={loading ? 'opacity-0' : undefined}>{children}</span>
    )}
  </button>
)
