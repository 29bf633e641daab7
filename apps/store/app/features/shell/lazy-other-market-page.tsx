import { type ComponentProps, Suspense } from 'react'
import { lazyComponent } from '../../ui/hydration/lazy-component.ts'

const Page = lazyComponent(async () => (await import('./other-market-page.tsx')).OtherMarketPage, {
  messages: 'not-found',
})

/** Loaded lazily with its messages, because it is rarely shown. */
export const OtherMarketPage = (props: ComponentProps<typeof Page>) => (
  <Suspense>
    <Page {...props} />
  </Suspense>
)
