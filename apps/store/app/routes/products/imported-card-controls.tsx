import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { OfferToggle } from '../../features/offers/offer-toggle.tsx'
import { WishToggle } from '../../features/wishlist/wish-toggle.tsx'

/** In the corner of an imported product's card. One without a confirmed price is not sold. // CAT-02 */
export const ImportedCardControls = ({ product }: { readonly product: CardProduct }) => (
  <>
    <WishToggle product={product} />
    {'isPriceConfirmed' in product && product.isPriceConfirmed === true && <OfferToggle product={product} />}
  </>
)
