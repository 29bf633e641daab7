import type { Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClasses } from './button-classes.ts'
import { Icon, type IconName } from './icon.tsx'

type ButtonLinkProps = Omit<LinkProps, 'className'> &
  ButtonLook & { readonly icon?: IconName; readonly className?: string; readonly ref?: Ref<HTMLAnchorElement> }

export const ButtonLink = ({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={buttonClasses({ variant, size, wide }, className)}>
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </Link>
)
