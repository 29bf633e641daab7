import { type ComponentProps, Suspense } from 'react'

type HydrateApartProps = ComponentProps<'div'> & { readonly as?: 'div' | 'li' | 'footer' | 'aside' }

/** React hydrates what is inside in a turn of its own, after what is outside, and at once where it is touched. */
export const HydrateApart = ({ as: Element = 'div', children, ...rest }: HydrateApartProps) => (
  <Element {...(rest as object)}>
    <Suspense>{children}</Suspense>
  </Element>
)
