import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { LazyHydration } from '../../ui/hydration/lazy-hydration.tsx'
import { Assurances } from './assurances.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { GradesPanel } from './grades-panel.tsx'
import { HelpLinks } from './help-links.tsx'
import { VisitPanel } from './visit-panel.tsx'

type HomeViewProps = {
  readonly banner: ReactNode
  /** The first row of products. */
  readonly featured: ReactNode
  /** The other rows, or a failure. */
  readonly products: ReactNode
  /** The sentence about the warranty. */
  readonly warranty: string
  /** What a laptop is tested for. */
  readonly laptopPoints: string
}

/**
 * While the page arrives, what would move before the shopper's eyes waits for what decides where it stands. A phone
 * shows the first row of products above the banner and the categories, which stand before it in the page. The cards of
 * that row are as high as its highest. The mark is a class of its own: a browser that watched `:has()` for any element
 * would style the page anew for each that comes or goes; and `:nth-last-child()` matches nothing before the end of the page.
 */
const arrivedMark = 'products-arrived'
const untilProductsArrive = {
  onPhones: 'max-sm:[.home:not(:has(>.products-arrived))>&]:hidden',
  everywhere: '[.home:not(:has(>.products-arrived))>&]:hidden',
}

export const HomeView = ({ banner, featured, products, warranty, laptopPoints }: HomeViewProps) => {
  const text = useText('home')
  return (
    <div className="home grid grid-cols-1 gap-12 pt-6 sm:gap-16 sm:pt-8">
      <div className="grid grid-cols-1 gap-x-10 gap-y-2 max-sm:order-first max-sm:-mb-6 sm:-mb-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-end">
        <h1 className="text-3xl">{text('home.heading')}</h1>
        <p className="max-w-prose text-ink-soft lg:text-lg">{text('home.lead')}</p>
      </div>
      <div className={`empty:hidden ${untilProductsArrive.onPhones}`}>{banner}</div>
      <LazyHydration className={`later [--later:37rem] ${untilProductsArrive.onPhones}`}>
        <CategoryTiles />
      </LazyHydration>
      {/* The first screen of a phone has room for one thing: products and prices. */}
      <div className={`empty:hidden max-sm:order-first ${untilProductsArrive.everywhere}`}>{featured}</div>
      <LazyHydration className={`later [--later:45rem] ${arrivedMark}`}>
        <Assurances warranty={warranty} laptopPoints={laptopPoints} />
      </LazyHydration>
      {products}
      <LazyHydration className="later grid grid-cols-1 gap-4 [--later:65rem] lg:grid-cols-2">
        <GradesPanel />
        <VisitPanel />
      </LazyHydration>
      <LazyHydration className="later [--later:36rem]">
        <HelpLinks />
      </LazyHydration>
    </div>
  )
}
