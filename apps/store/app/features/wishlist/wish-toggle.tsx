import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { cornerClasses } from '../../ui/corner-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { WishButton } from './wish-button.tsx'

const wishClasses = joinClasses(cornerClasses, 'group/wish aria-pressed:text-sale aria-pressed:before:border-sale')

/** The heart of a card. */
export const WishToggle = ({ product }: { readonly product: CardProduct }) => (
  <WishButton product={product} className={wishClasses}>
    <Icon name="heart" className="size-4.5 group-aria-pressed/wish:fill-current" />
  </WishButton>
)
