import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { currentPrice } from '@dvaput/domain/catalogue/prices'
import { maxQuantity } from '@dvaput/domain/catalogue/stock'
import { formatProductIdentity, identityOf } from '@dvaput/domain/products/product-identity'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { type ReactNode, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useAddToCart } from '../../state/use-add-to-cart.ts'
import { BuyControls } from '../../ui/products/buy-controls.tsx'
import { PlainBuyForm } from '../../ui/products/plain-buy-form.tsx'
import { Price } from '../../ui/products/price.tsx'
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

const AddForm = ({ card }: { readonly card: CardProduct }) => {
  const pageText = useText('product-page')
  const productText = useText('products')
  const identity = identityOf(card)
  if (!identity) return null
  return (
    <PlainBuyForm
      id={formatProductIdentity(identity)}
      max={maxQuantity(card)}
      quantityLabel={pageText('product.quantity')}
      addLabel={productText('cart.add')}
    />
  )
}

const Purchase = ({ card, onAdded }: { readonly card: CardProduct } & Pick<ImportedBuyBoxProps, 'onAdded'>) => {
  const text = useText('international-product')
  const pageText = useText('product-page')
  const productText = useText('products')
  const max = Math.max(1, maxQuantity(card))
  const [quantity, setQuantity] = useState(1)
  const { state, add } = useAddToCart({ feedback: 'button', onAdded })
  const isAdded = state === 'added'
  return (
    <>
      {/* React does not hydrate noscript, so the browser does not load this code. */}
      <noscript>{import.meta.env.SSR && <AddForm card={card} />}</noscript>
      <BuyControls
        quantityLabel={pageText('product.quantity')}
        quantity={quantity}
        max={max}
        onQuantity={setQuantity}
        exceeded={
          card.isStockKnown
            ? text('quantity.exceeds', { count: card.stock })
            : pageText('product.exceedsLimit', { limit: max })
        }
        added={isAdded}
        addLabel={isAdded ? pageText('product.added') : productText('cart.add')}
        adding={state === 'adding'}
        onAdd={() => add(card, quantity)}
      />
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
            <p className="text-sm text-ink-soft">{text('price.plusDelivery')}</p>
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
