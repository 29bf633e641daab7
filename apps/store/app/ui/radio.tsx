import type { ComponentProps, ReactNode } from 'react'

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & { readonly children: ReactNode }

/** The browser's own button, drawn by our styles as the checkbox is. */
export const Radio = ({ children, ...rest }: RadioProps) => (
  <label className="choice">
    <input {...rest} type="radio" className="check" />
    <span className="min-w-0">{children}</span>
  </label>
)
