import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { CompareToggle } from '../../features/compare/compare-toggle.tsx'
import { OfferToggle } from '../../features/offers/offer-toggle.tsx'
import { WishToggle } from '../../features/wishlist/wish-toggle.tsx'

/** In the corner of every card. */
export const CardControls = ({ product }: { readonly product: CardProduct }) => (
  <>
    <WishToggle product={product} />
    <CompareToggle product={product} />
    <OfferToggle product={product} />
  </>
)
