import { type ComponentProps, Suspense } from 'react'
import { RenderedOnce, type SameFor } from './rendered-once.tsx'

type LazyHydrationProps = ComponentProps<'div'> & {
  readonly as?: 'div' | 'li' | 'footer' | 'aside'
  /** Where many pages have the same part. */
  readonly sameFor?: (() => SameFor) | undefined
}

/** React hydrates what is inside in a turn of its own, when it comes near the screen or is touched. */
export const LazyHydration = ({ as = 'div', sameFor, children, ...rest }: LazyHydrationProps) => (
  <RenderedOnce as={as} sameFor={sameFor} data-apart {...rest}>
    <Suspense>{children}</Suspense>
  </RenderedOnce>
)
