import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { currentPrice } from '@dvaput/domain/catalogue/prices'
import { fewUnits } from '@dvaput/domain/catalogue/stock'
import { productPath } from '@dvaput/domain/products/product-path'
import { Button } from '@dvaput/ui/button.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { Picture } from '@dvaput/ui/picture.tsx'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { prefetchDetails } from '../../lib/loading/prefetch-details.ts'
import { useAddToCart } from '../../state/use-add-to-cart.ts'
import { useHold } from '../../state/use-hold.ts'
import { Price } from '../../ui/products/price.tsx'
import { ProductCardFrame } from '../../ui/products/product-card-frame.tsx'
import { ProductWarnings } from '../../ui/products/product-warnings.tsx'
import { CardBadges } from './card-badges.tsx'

/** Rendered in the corner of each card. */
export type CardCorner = ComponentType<{ readonly product: CardProduct }>

type ProductCardProps = {
  readonly product: CardProduct
  readonly Corner: CardCorner
  /** The largest picture above the fold: loaded with high priority. */
  readonly first?: boolean
  /** Above the fold. */
  readonly eager?: boolean
  readonly headingLevel?: 2 | 3
  /** Leaves out the badge that every card of a featured section would have. */
  readonly withoutFeatured?: boolean | undefined
}

/** Two columns on a phone, three on a tablet, three or four on a desktop. */
const pictureSizes = '(min-width: 64rem) 300px, (min-width: 48rem) 31vw, (min-width: 22rem) 46vw, 92vw'

const CardPicture = ({ product, first, eager }: Required<Pick<ProductCardProps, 'product' | 'first' | 'eager'>>) => {
  const { picture, title } = product
  if (!picture) return <Icon name="image" className="size-10 text-line-strong" />
  return (
    <Picture
      {...picture}
      alt={picture.alt || title}
      widest={800}
      sizes={pictureSizes}
      first={first}
      eager={eager}
      className="size-full"
    />
  )
}

const Stock = ({ product }: { readonly product: CardProduct }) => {
  const text = useText('products')
  const { inStock, isStockKnown, stock } = product
  const isFew = isStockKnown && stock <= fewUnits
  if (!inStock) return <span className="text-xs text-ink-soft">{text('stock.out')}</span>
  return (
    <span className={joinClasses('text-xs font-medium', isFew ? 'text-warning' : 'text-accent')}>
      {isFew ? text('stock.few', { count: stock }) : text('stock.some')}
    </span>
  )
}

const AddToCart = ({ product }: { readonly product: CardProduct }) => {
  const text = useText('products')
  const { state, add } = useAddToCart()
  const hold = useHold(!product.inStock && product)
  if (!product.inStock)
    return (
      <p className="flex min-h-11 items-center justify-center rounded-md bg-sunken px-2 text-center text-sm text-ink-soft">
        {hold?.short ?? text('badge.soldOut')}
      </p>
    )
  const adding = state === 'adding'
  return (
    <Button
      variant="secondary"
      size="tight"
      className="noscript:hidden"
      loading={adding}
      aria-label={`${adding ? text('cart.adding') : text('cart.add')}: ${product.title}`}
      onClick={() => add(product)}
    >
      {text('cart.add')}
    </Button>
  )
}

export const ProductCard = ({
  product,
  Corner,
  first = false,
  eager = first,
  headingLevel = 3,
  withoutFeatured,
}: ProductCardProps) => {
  const text = useText('products')
  const { source, handle, title, price, salePrice, condition, grade, keyFacts, tags } = product
  const path = productPath(source, handle)
  // An imported product without a confirmed price is shown and not sold. // CAT-02
  const isOnRequest = 'isPriceConfirmed' in product && !product.isPriceConfirmed
  return (
    <ProductCardFrame
      to={path}
      title={title}
      headingLevel={headingLevel}
      onIntent={() => prefetchDetails(path)}
      image={<CardPicture product={product} first={first} eager={eager} />}
      badges={!isOnRequest && <CardBadges product={product} withoutFeatured={withoutFeatured} />}
      corner={<Corner product={product} />}
      facts={keyFacts.length > 0 ? keyFacts : tags}
      state={
        (condition || grade) && (
          // No dot between: on a phone it would end the first of two lines. One text: it moves less when the font arrives.
          <>
            {condition && `${text(`condition.${condition}.name`)} `}
            {grade && (
              // Above the title's link, which covers the card.
              <Link to="/faq#what-grades-mean" className="relative ms-1 underline">
                {text(`grade.${grade}.name`)}
              </Link>
            )}
          </>
        )
      }
      warnings={product.warnings && <ProductWarnings warnings={product.warnings} />}
      price={
        isOnRequest ? (
          <span className="font-semibold text-ink-soft">{text('price.onRequest')}</span>
        ) : (
          <div className="flex flex-col gap-0.5">
            <Price
              money={currentPrice(product)}
              sale={
                salePrice
                  ? { original: price, originalLabel: text('price.before'), nowLabel: text('price.now') }
                  : undefined
              }
            />
            <Stock product={product} />
          </div>
        )
      }
      action={!isOnRequest && <AddToCart product={product} />}
    />
  )
}
