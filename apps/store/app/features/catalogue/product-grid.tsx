import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { type ComponentProps, memo } from 'react'
import { usePageContext } from '../../lib/use-page-context.ts'
import { LazyHydration } from '../../ui/hydration/lazy-hydration.tsx'
import { RenderTurn } from '../../ui/hydration/render-turn.ts'
import { type CardCorner, ProductCard } from './product-card.tsx'

type ProductGridProps = {
  readonly products: readonly CardProduct[]
  readonly CardCorner: CardCorner
  /** Cards above the fold. */
  readonly firstCount?: number
  /** One column fewer, because the filters are beside it. */
  readonly narrow?: boolean
  readonly headingLevel?: 2 | 3
  /** One scrollable row on a phone, rows of two or four on wider screens. */
  readonly row?: boolean
  /** On a phone's first screen: cards that are laid out late would push down what is below them. */
  readonly laidOutAtOnce?: boolean | undefined
  readonly withoutFeatured?: boolean | undefined
}

type GridItemProps = ComponentProps<typeof ProductCard> & { readonly laidOutAtOnce: boolean }

/** Memoised, because a new render of the list would hydrate every card at once. */
const GridItem = memo(({ Corner, laidOutAtOnce, ...card }: GridItemProps) => {
  const { language, market } = usePageContext()
  const rate = market.own?.approximateRate?.pesosPerUnit ?? ''
  // React tells the browser at the head of the page which pictures to load first: only if it renders them in the page.
  const sameFor = card.eager ? undefined : () => [Corner, `${language} ${rate} ${JSON.stringify(card)}`] as const
  return (
    <LazyHydration
      as="li"
      className={joinClasses('min-w-0', !laidOutAtOnce && 'later sm:[--later:29rem]')}
      sameFor={sameFor}
    >
      <RenderTurn>
        <ProductCard Corner={Corner} {...card} />
      </RenderTurn>
    </LazyHydration>
  )
})

export const ProductGrid = ({
  products,
  CardCorner,
  firstCount = 0,
  narrow = false,
  headingLevel = 3,
  row = false,
  laidOutAtOnce = false,
  withoutFeatured,
}: ProductGridProps) => (
  <ul
    className={joinClasses(
      'grid gap-3 sm:gap-4',
      row
        ? '-mx-4 -my-1 snap-x scroll-px-4 auto-cols-[10.75rem] grid-flow-col overflow-x-auto px-4 py-1 [scrollbar-width:thin] *:snap-start sm:m-0 sm:grid-flow-row sm:grid-cols-2 sm:overflow-visible sm:p-0 md:grid-cols-4'
        : 'grid-cols-1 min-[22rem]:grid-cols-2 md:grid-cols-3',
      !narrow && 'lg:grid-cols-4',
    )}
  >
    {products.map((product, index) => (
      <GridItem
        key={product.id}
        product={product}
        Corner={CardCorner}
        first={firstCount > 0 && index === 0}
        eager={index < firstCount}
        laidOutAtOnce={laidOutAtOnce || index < firstCount}
        headingLevel={headingLevel}
        withoutFeatured={withoutFeatured}
      />
    ))}
  </ul>
)
