import { type ComponentProps, Suspense } from 'react'
import { lazyComponent } from '../../ui/lazy-component.ts'

const Page = lazyComponent(async () => (await import('./other-market-page.tsx')).OtherMarketPage, {
  words: 'not-found',
})

/** Seldom seen, so its words and its code come only then. */
export const OtherMarketPage = (props: ComponentProps<typeof Page>) => (
  <Suspense>
    <Page {...props} />
  </Suspense>
)
