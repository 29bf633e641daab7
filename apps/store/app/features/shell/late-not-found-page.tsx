import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'

const Page = lazyPart(async () => (await import('./not-found-page.tsx')).NotFoundPage)

/** Seldom seen, so its code comes only then. */
export const NotFoundPage = (props: ComponentProps<typeof Page>) => (
  <Suspense>
    <Page {...props} />
  </Suspense>
)
