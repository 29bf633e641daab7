import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { currentPrice } from '@dvaput/domain/catalogue/prices'
import { productPath } from '@dvaput/domain/products/product-path'
import { Button } from '@dvaput/ui/button.tsx'
import { IconButton } from '@dvaput/ui/icon-button.tsx'
import { Picture } from '@dvaput/ui/picture.tsx'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { useAddToCart } from '../../state/use-add-to-cart.ts'
import { useHold } from '../../state/use-hold.ts'
import { Price } from '../../ui/products/price.tsx'
import { ProductWarnings } from '../../ui/products/product-warnings.tsx'

type CompareColumnProps = { readonly product: CardProduct; readonly onRemove: () => void }

/** Head of a column: picture, title, price and actions. */
export const CompareColumn = ({ product, onRemove }: CompareColumnProps) => {
  const text = useText('compare')
  const productText = useText('products')
  const { state, add } = useAddToCart()
  const { source, handle, title, picture, price, salePrice, inStock } = product
  const hold = useHold(!inStock && product)
  return (
    <div className="relative flex h-full flex-col gap-3 font-normal">
      <div className="aspect-square overflow-hidden rounded-lg bg-plate sm:aspect-auto sm:h-56">
        {picture && <Picture {...picture} alt="" sizes="16rem" fit="contain" className="size-full" />}
      </div>
      <Link
        to={productPath(source, handle)}
        prefetch="intent"
        className="line-clamp-2 min-h-[2.4em] rounded-sm leading-tight font-semibold underline-offset-4 hover:text-accent hover:underline sm:text-base"
      >
        {title}
      </Link>
      <ProductWarnings warnings={product.warnings} />
      <Price
        size="narrow"
        money={currentPrice(product)}
        sale={
          salePrice
            ? { original: price, originalLabel: productText('price.before'), nowLabel: productText('price.now') }
            : undefined
        }
      />
      <div className="mt-auto max-w-72 print:hidden">
        {inStock ? (
          <Button
            wide
            size="tight"
            loading={state === 'adding'}
            aria-label={`${productText(state === 'adding' ? 'cart.adding' : 'cart.add')}: ${title}`}
            onClick={() => add(product)}
            className="noscript:hidden"
          >
            {productText('cart.add')}
          </Button>
        ) : (
          <p className="flex min-h-11 items-center justify-center rounded-md bg-sunken px-2 text-center text-sm text-ink-soft">
            {hold?.short ?? productText('badge.soldOut')}
          </p>
        )}
      </div>
      <IconButton
        icon="close"
        label={text('compare.remove', { name: title })}
        floating
        className="absolute top-0 right-0 scale-75 noscript:hidden sm:top-1 sm:right-1 sm:scale-100 print:hidden"
        onClick={onRemove}
      />
    </div>
  )
}
