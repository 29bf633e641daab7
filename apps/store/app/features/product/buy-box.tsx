import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { currentPrice, discountPercent } from '@dvaput/domain/catalogue/prices'
import type { DetailVariant } from '@dvaput/domain/catalogue/product-detail'
import { maxQuantity } from '@dvaput/domain/catalogue/stock'
import { Badge } from '@dvaput/ui/badge.tsx'
import { Button } from '@dvaput/ui/button.tsx'
import { type ReactNode, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useAddToCart } from '../../state/use-add-to-cart.ts'
import { useHold } from '../../state/use-hold.ts'
import { BuyControls } from '../../ui/products/buy-controls.tsx'
import { HoldNote } from '../../ui/products/hold-note.tsx'
import { Price } from '../../ui/products/price.tsx'
import { BackInStockButton } from './back-in-stock-button.tsx'
import { BuyBar } from './buy-bar.tsx'
import { type ProductDetailView, toCartProduct } from './product-detail-view.ts'
import { StockLine } from './stock-line.tsx'
import { VariantChoice } from './variant-choice.tsx'
import { WithoutScript } from './without-script.tsx'

type BuyBoxProps = {
  readonly product: ProductDetailView
  readonly variant: DetailVariant | undefined
  readonly onChoose: (variant: DetailVariant) => void
  readonly onAdded: (product: CardProduct, quantity: number) => void
  /** Other actions, as share and compare. */
  readonly actions?: ReactNode
}

export const BuyBox = ({ product, variant, onChoose, onAdded, actions }: BuyBoxProps) => {
  const text = useText('product-page')
  const productText = useText('products')
  const sold = variant ?? product
  const max = Math.max(1, maxQuantity(sold))
  const [chosen, setChosen] = useState(1)
  const button = useRef<HTMLDivElement>(null)
  const cartProduct = toCartProduct(product, variant)
  const { state, add, unavailableOf } = useAddToCart({ feedback: 'button', onAdded })
  const known = useHold(!sold.inStock && cartProduct)
  const hold = sold.inStock ? unavailableOf(cartProduct) : known
  // Another variant may have less stock.
  const quantity = Math.min(chosen, max)
  const added = state === 'added'
  const percent = discountPercent(sold)
  const buy = () => add(cartProduct, quantity)
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Price
          size="lg"
          money={currentPrice(sold)}
          sale={
            sold.salePrice
              ? { original: sold.price, originalLabel: productText('price.before'), nowLabel: productText('price.now') }
              : undefined
          }
        />
        {percent !== null && <Badge tone="sale">{productText('badge.discount', { percent })}</Badge>}
      </div>
      {variant && <VariantChoice variants={product.variants} current={variant} onChoose={onChoose} />}
      {hold?.isHeld ? <HoldNote hold={hold} /> : <StockLine {...sold} />}
      {/* React does not hydrate noscript, so the browser does not load this code. */}
      <noscript>
        {import.meta.env.SSR && <WithoutScript product={cartProduct} variants={product.variants} current={variant} />}
      </noscript>
      {sold.inStock ? (
        <BuyControls
          // What was said of one variant is not said of another.
          key={variant?.id}
          quantityLabel={text('product.quantity')}
          quantity={quantity}
          max={max}
          onQuantity={setChosen}
          exceeded={
            sold.isStockKnown
              ? text('product.exceeds', { count: sold.stock })
              : text('product.exceedsLimit', { limit: max })
          }
          button={button}
          added={added}
          adding={state === 'adding'}
          addLabel={added ? text('product.added') : productText('cart.add')}
          onAdd={buy}
        >
          <BuyBar title={product.title} prices={sold} added={added} onAdd={buy} button={button} />
        </BuyControls>
      ) : (
        <div className="flex flex-col gap-3 noscript:hidden print:hidden">
          <BackInStockButton
            // Reset for another variant.
            key={variant?.id}
            handle={product.handle}
            variantId={variant?.id ?? null}
            name={cartProduct.title}
          />
          <Button icon="cart" variant="secondary" wide disabled>
            {productText('cart.add')}
          </Button>
        </div>
      )}
      {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
    </div>
  )
}
