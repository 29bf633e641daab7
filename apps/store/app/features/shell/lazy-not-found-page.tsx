import { type ComponentProps, Suspense } from 'react'
import { lazyComponent } from '../../ui/lazy-component.ts'

const Page = lazyComponent(async () => (await import('./not-found-page.tsx')).NotFoundPage)

/** Seldom seen, so its code comes only then. */
export const NotFoundPage = (props: ComponentProps<typeof Page>) => (
  <Suspense>
    <Page {...props} />
  </Suspense>
)
