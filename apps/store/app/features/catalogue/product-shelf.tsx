import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { Icon } from '@dvaput/ui/icon.tsx'
import { TextLink } from '@dvaput/ui/text-link.tsx'
import { useId } from 'react'
import type { CardCorner } from './product-card.tsx'
import { ProductGrid } from './product-grid.tsx'

type ProductShelfProps = {
  readonly title: string
  readonly products: readonly CardProduct[]
  readonly CardCorner: CardCorner
  readonly laidOutAtOnce?: boolean | undefined
  readonly withoutFeatured?: boolean | undefined
  readonly more?: { readonly to: string; readonly label: string }
}

/** A titled row of products, or nothing if there are none. */
export const ProductShelf = ({
  title,
  products,
  CardCorner,
  laidOutAtOnce,
  withoutFeatured,
  more,
}: ProductShelfProps) => {
  const titleId = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        {more && (
          <TextLink to={more.to} prefetch="intent" className="inline-flex min-h-6 items-center gap-1">
            {more.label}
            <Icon name="right" className="size-4" />
          </TextLink>
        )}
      </div>
      <ProductGrid
        products={products}
        CardCorner={CardCorner}
        laidOutAtOnce={laidOutAtOnce}
        withoutFeatured={withoutFeatured}
        row
      />
    </section>
  )
}
