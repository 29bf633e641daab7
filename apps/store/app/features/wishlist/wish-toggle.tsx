import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { Icon } from '../../ui/icon.tsx'
import { WishButton } from './wish-button.tsx'

/** The heart of a card: a touch target of 44 pixels that looks smaller, so that it does not cover the picture. */
export const WishToggle = ({ product }: { readonly product: CardProduct }) => (
  <WishButton product={product} className="group/wish flex size-11 items-center justify-center rounded-full">
    <span className="flex size-8 items-center justify-center rounded-full border border-line bg-surface text-ink-soft transition-colors group-hover/wish:border-line-strong group-hover/wish:text-ink group-aria-pressed/wish:border-sale group-aria-pressed/wish:text-sale">
      <Icon name="heart" className="size-4.5 group-aria-pressed/wish:fill-current" />
    </span>
  </WishButton>
)
