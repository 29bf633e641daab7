import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { currentPrice, discountPercent } from '@dvaput/domain/catalogue/prices'
import type { DetailVariant } from '@dvaput/domain/catalogue/product-detail'
import { maxQuantity } from '@dvaput/domain/catalogue/stock'
import { type ReactNode, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useAddToCart } from '../../state/use-add-to-cart.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Price } from '../../ui/price.tsx'
import { Stepper } from '../../ui/stepper.tsx'
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
  const [exceeded, setExceeded] = useState(false)
  const button = useRef<HTMLDivElement>(null)
  const { state, add } = useAddToCart({ feedback: 'button' })
  // Another variant may have less stock.
  const quantity = Math.min(chosen, max)
  const added = state === 'added'
  const percent = discountPercent(sold)
  const buy = () => {
    const chosenProduct = toCartProduct(product, variant)
    const outcome = add(chosenProduct, quantity)
    if (outcome.added > 0) onAdded(chosenProduct, outcome.added)
  }
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
      {variant && (
        <VariantChoice
          variants={product.variants}
          current={variant}
          onChoose={(next) => {
            setExceeded(false)
            onChoose(next)
          }}
        />
      )}
      <StockLine {...sold} />
      {/* React does not hydrate noscript, so the browser does not load this code. */}
      <noscript>
        {import.meta.env.SSR && (
          <WithoutScript product={toCartProduct(product, variant)} variants={product.variants} current={variant} />
        )}
      </noscript>
      {sold.inStock ? (
        <div className="flex flex-col gap-2 noscript:hidden print:hidden">
          <div className="flex flex-wrap gap-3">
            <Stepper
              label={text('product.quantity')}
              value={quantity}
              max={max}
              onChange={(next) => {
                setChosen(next)
                setExceeded(false)
              }}
              onExceed={() => setExceeded(true)}
            />
            <div ref={button} className="flex grow">
              <Button icon={added ? 'check' : 'cart'} wide onClick={buy}>
                {added ? text('product.added') : productText('cart.add')}
              </Button>
            </div>
          </div>
          <p role="status" className="flex gap-1.5 text-sm font-medium text-danger">
            {exceeded && (
              <>
                <Icon name="alert" className="size-4 translate-y-0.5" />
                {sold.isStockKnown
                  ? text('product.exceeds', { count: sold.stock })
                  : text('product.exceedsLimit', { limit: max })}
              </>
            )}
          </p>
          <BuyBar title={product.title} prices={sold} added={added} onAdd={buy} button={button} />
        </div>
      ) : (
        <div className="flex flex-col gap-3 noscript:hidden print:hidden">
          <BackInStockButton
            // Reset for another variant.
            key={variant?.id}
            handle={product.handle}
            variantId={variant?.id ?? null}
            name={toCartProduct(product, variant).title}
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
