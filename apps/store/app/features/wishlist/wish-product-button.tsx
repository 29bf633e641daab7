import { lineName } from '@dvaput/domain/cart/cart-line'
import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { buttonClasses } from '@dvaput/ui/button-classes.ts'
import { Icon } from '@dvaput/ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { WishButton } from './wish-button.tsx'

/** On the product's page, for the chosen variant. */
export const WishProductButton = ({ product }: { readonly product: CardProduct }) => {
  const text = useText('shell')
  return (
    <WishButton
      product={{ ...product, title: lineName(product) }}
      className={buttonClasses({ variant: 'secondary' }, 'group/wish')}
    >
      <Icon name="heart" className="group-aria-pressed/wish:fill-current group-aria-pressed/wish:text-sale" />
      <span>{text('wishlist.title')}</span>
    </WishButton>
  )
}
