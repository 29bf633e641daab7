import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { useText } from '../../i18n/use-text.ts'
import { CornerButton } from '../../ui/gallery/corner-button.tsx'
import { useOpenOffer } from './use-open-offer.ts'

/** On a card. Without scripts the product's page has a form. */
export const OfferToggle = ({ product }: { readonly product: CardProduct }) => {
  const text = useText('products')
  const open = useOpenOffer(product, 'offer')
  if (!product.inStock) return null
  return (
    <CornerButton
      icon="tag"
      aria-haspopup="dialog"
      aria-label={`${text('offer.make')}: ${product.title}`}
      title={text('offer.make')}
      onClick={open}
    />
  )
}
