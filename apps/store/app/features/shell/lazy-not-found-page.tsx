import { type ComponentProps, Suspense } from 'react'
import { lazyComponent } from '../../ui/hydration/lazy-component.ts'

const Page = lazyComponent(async () => (await import('./not-found-page.tsx')).NotFoundPage)

/** Loaded lazily, because it is rarely shown. */
export const NotFoundPage = (props: ComponentProps<typeof Page>) => (
  <Suspense>
    <Page {...props} />
  </Suspense>
)
