import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'

const Page = lazyPart(async () => (await import('./other-market-page.tsx')).OtherMarketPage, { words: 'lost' })

/** Seldom seen, so its words and its code come only then. */
export const OtherMarketPage = (props: ComponentProps<typeof Page>) => (
  <Suspense>
    <Page {...props} />
  </Suspense>
)
