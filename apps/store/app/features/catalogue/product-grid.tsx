import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { joinClasses } from '../../ui/join-classes.ts'
import { ProductCard } from './product-card.tsx'

type ProductGridProps = {
  readonly products: readonly CardProduct[]
  /** So many are seen without scrolling; the very first of them is what the page is waited for. */
  readonly firstCount?: number
  /** Something stands beside it and takes a column. */
  readonly narrow?: boolean
  readonly headingLevel?: 2 | 3
}

export const ProductGrid = ({ products, firstCount = 0, narrow = false, headingLevel = 3 }: ProductGridProps) => (
  <ul
    className={joinClasses(
      'grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 sm:gap-4 md:grid-cols-3',
      narrow ? 'lg:grid-cols-2 xl:grid-cols-3' : 'lg:grid-cols-4',
    )}
  >
    {products.map((product, index) => (
      <li key={product.id} className="min-w-0">
        <ProductCard
          product={product}
          first={firstCount > 0 && index === 0}
          eager={index < firstCount}
          headingLevel={headingLevel}
        />
      </li>
    ))}
  </ul>
)
