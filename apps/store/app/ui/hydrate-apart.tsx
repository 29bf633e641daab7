import { type ComponentProps, Suspense } from 'react'

type HydrateApartProps = ComponentProps<'div'> & { readonly as?: 'div' | 'li' | 'footer' | 'aside' }

/** React hydrates what is inside in a turn of its own, when it comes near the screen or is touched. */
export const HydrateApart = ({ as: Element = 'div', children, ...rest }: HydrateApartProps) => (
  <Element data-apart {...(rest as object)}>
    <Suspense>{children}</Suspense>
  </Element>
)
