import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { currentPrice } from '@dvaput/domain/catalogue/prices'
import { maxQuantity } from '@dvaput/domain/catalogue/stock'
import { formatProductIdentity, identityOf } from '@dvaput/domain/products/product-identity'
import { type ReactNode, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useAddToCart } from '../../state/use-add-to-cart.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Price } from '../../ui/price.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import type { ImportedProductView } from './imported-product-page.ts'

type ImportedBuyBoxProps = {
  readonly product: ImportedProductView
  readonly stock: ReactNode
  /** Other actions: wishlist, share, and the offer beside them. */
  readonly actions: ReactNode
  readonly onAdded: (product: CardProduct, quantity: number) => void
}

const PriceOnRequest = () => {
  const text = useText('international-product')
  const productText = useText('products')
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-2xl font-bold tracking-tight">{productText('price.onRequest')}</p>
      <p className="text-ink-soft">{text('price.onRequestText')}</p>
      <ButtonLink to="/contact" icon="mail">
        {text('price.contact')}
      </ButtonLink>
    </div>
  )
}

/** Adds to the customer's cart at the server, without scripts. */
const AddForm = ({ card }: { readonly card: CardProduct }) => {
  const text = useText('international-product')
  const productText = useText('products')
  const identity = identityOf(card)
  if (!identity) return null
  return (
    <form method="post" action="/cart" className="hidden flex-wrap gap-3 noscript:flex">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="id" value={formatProductIdentity(identity)} />
      <input
        type="number"
        name="quantity"
        aria-label={text('quantity.label')}
        min={1}
        max={maxQuantity(card)}
        defaultValue={1}
        className="h-11 w-20 rounded-md border border-line-strong bg-surface text-center font-semibold"
      />
      <button type="submit" className={buttonClasses({}, 'grow')}>
        {productText('cart.add')}
      </button>
    </form>
  )
}

const Purchase = ({ card, onAdded }: { readonly card: CardProduct } & Pick<ImportedBuyBoxProps, 'onAdded'>) => {
  const text = useText('international-product')
  const productText = useText('products')
  const max = Math.max(1, maxQuantity(card))
  const [quantity, setQuantity] = useState(1)
  const [exceeded, setExceeded] = useState(false)
  const { state, add } = useAddToCart({ feedback: 'button' })
  const isAdded = state === 'added'
  return (
    <>
      <AddForm card={card} />
      <div className="flex flex-col gap-2 noscript:hidden print:hidden">
        <div className="flex flex-wrap gap-3">
          <Stepper
            label={text('quantity.label')}
            value={quantity}
            max={max}
            onChange={(next) => {
              setQuantity(next)
              setExceeded(false)
            }}
            onExceed={() => setExceeded(true)}
          />
          <div className="flex grow">
            <Button
              icon={isAdded ? 'check' : 'cart'}
              wide
              onClick={() => {
                const { added } = add(card, quantity)
                if (added > 0) onAdded(card, added)
              }}
            >
              {isAdded ? text('cart.addedHere') : productText('cart.add')}
            </Button>
          </div>
        </div>
        <p role="status" className="flex gap-1.5 text-sm font-medium text-danger">
          {exceeded && (
            <>
              <Icon name="alert" className="size-4 translate-y-0.5" />
              {card.isStockKnown
                ? text('quantity.exceeds', { count: card.stock })
                : text('quantity.exceedsLimit', { limit: max })}
            </>
          )}
        </p>
      </div>
    </>
  )
}

export const ImportedBuyBox = ({ product, stock, actions, onAdded }: ImportedBuyBoxProps) => {
  const text = useText('international-product')
  const productText = useText('products')
  const { card } = product
  return (
    <div className="flex flex-col gap-5">
      {card.isPriceConfirmed ? (
        <>
          <div className="flex flex-col gap-1">
            <Price
              size="lg"
              money={currentPrice(card)}
              sale={
                card.salePrice
                  ? {
                      original: card.price,
                      originalLabel: productText('price.before'),
                      nowLabel: productText('price.now'),
                    }
                  : undefined
              }
            />
            <p className="text-sm text-ink-soft">{text('price.taxesIncluded')}</p>
          </div>
          {stock}
          {card.inStock && <Purchase card={card} onAdded={onAdded} />}
        </>
      ) : (
        <PriceOnRequest />
      )}
      <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>
    </div>
  )
}
