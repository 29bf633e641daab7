import type { Cart } from '@dvaput/domain/cart/cart'
import { ofKind, type ProductKind } from '@dvaput/domain/cart/cart-kinds'
import { Button } from '@dvaput/ui/button.tsx'
import { Icon } from '@dvaput/ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'

type MixedWarningProps = { readonly cart: Cart; readonly onSetAside: (kind: ProductKind) => void }

/** Each kind is checked out on its own; one press sets the other aside. // CART-18, CART-19, CART-20 */
export const MixedWarning = ({ cart, onSetAside }: MixedWarningProps) => {
  const text = useText('cart')
  const countOfKind = (kind: ProductKind) => ofKind(cart, kind).length
  return (
    <section
      aria-labelledby="mixed-cart"
      className="grid gap-3 rounded-lg border border-line-strong bg-sunken p-4 sm:p-5"
    >
      <h2 id="mixed-cart" className="flex gap-2 font-text text-base font-semibold tracking-normal">
        <Icon name="alert" className="size-5 shrink-0 translate-y-0.5 text-warning" />
        {text('mixed.title')}
      </h2>
      <p className="text-sm">{text('mixed.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="tight" className="sm:px-4" onClick={() => onSetAside('international')}>
          {text('mixed.asideInternational', { count: countOfKind('international') })}
        </Button>
        <Button variant="secondary" size="tight" className="sm:px-4" onClick={() => onSetAside('local')}>
          {text('mixed.asideLocal', { count: countOfKind('local') })}
        </Button>
      </div>
    </section>
  )
}
