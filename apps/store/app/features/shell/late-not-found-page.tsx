import { type ComponentProps, lazy, Suspense } from 'react'

const Page = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }))

/** Seldom seen, so its code comes only then. */
export const NotFoundPage = (props: ComponentProps<typeof Page>) => (
  <Suspense>
    <Page {...props} />
  </Suspense>
)
