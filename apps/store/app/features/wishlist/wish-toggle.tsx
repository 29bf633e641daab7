import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { cornerIcons } from '../../ui/gallery/corner-button.tsx'
import { WishButton } from './wish-button.tsx'

/** The heart of a card. */
export const WishToggle = ({ product }: { readonly product: CardProduct }) => (
  <WishButton product={product} className={`corner ${cornerIcons.heart}`} />
)
