import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { HydrateApart } from '../../ui/hydrate-apart.tsx'
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
 * A phone shows the first row of products above the banner and the categories, which stand before it in the page: until
 * what follows it has arrived they wait, or they would be pushed down before the shopper's eyes. Counted from the end,
 * because `:has()` would make every element that comes or goes on any page a reason to style all of it anew.
 */
const waitForProducts = { banner: 'max-sm:nth-last-[-n+3]:hidden', categories: 'max-sm:nth-last-[-n+2]:hidden' }

export const HomeView = ({ banner, featured, products, warranty, laptopPoints }: HomeViewProps) => {
  const text = useText('home')
  return (
    <div className="grid grid-cols-1 gap-12 pt-6 sm:gap-16 sm:pt-8">
      <div className="grid grid-cols-1 gap-x-10 gap-y-2 max-sm:order-first max-sm:-mb-6 sm:-mb-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-end">
        <h1 className="text-3xl">{text('home.heading')}</h1>
        <p className="max-w-prose text-ink-soft lg:text-lg">{text('home.lead')}</p>
      </div>
      <div className={`empty:hidden ${waitForProducts.banner}`}>{banner}</div>
      <HydrateApart className={waitForProducts.categories}>
        <CategoryTiles />
      </HydrateApart>
      {/* The first screen of a phone has room for one thing: products and prices. */}
      <div className="max-sm:order-first empty:hidden">{featured}</div>
      <HydrateApart>
        <Assurances warranty={warranty} laptopPoints={laptopPoints} />
      </HydrateApart>
      {products}
      <HydrateApart className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <GradesPanel />
        <VisitPanel />
      </HydrateApart>
      <HydrateApart>
        <HelpLinks />
      </HydrateApart>
    </div>
  )
}
