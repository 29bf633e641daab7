import type { ComponentProps, ReactNode } from 'react'

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & { readonly children: ReactNode }

/** A native radio button with our styles. */
export const Radio = ({ children, ...rest }: RadioProps) => (
  <label className="choice">
    <input {...rest} type="radio" className="check" />
    <span className="min-w-0">{children}</span>
  </label>
)
