import { countOf } from '@dvaput/domain/cart/cart'
import { kindTotals } from '@dvaput/domain/cart/cart-kinds'
import { type CartLine, lineName } from '@dvaput/domain/cart/cart-line'
import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { currentPrice } from '@dvaput/domain/catalogue/prices'
import { identityOf, isSameProduct } from '@dvaput/domain/products/product-identity'
import { Button } from '@dvaput/ui/button.tsx'
import { ButtonLink } from '@dvaput/ui/button-link.tsx'
import { Picture } from '@dvaput/ui/picture.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useCart } from '../../state/cart.ts'
import { SmallDrawer } from '../../ui/popups/small-drawer.tsx'
import { Price } from '../../ui/products/price.tsx'
import { ProductWarnings } from '../../ui/products/product-warnings.tsx'
import { useAgreedLine } from './use-agreed-line.ts'

type AddedDrawerProps = {
  readonly product: CardProduct
  readonly quantity: number
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** What was just added, what the cart costs now, and the ways from here. */
export const AddedDrawer = ({ product, quantity, open, onOpenChange }: AddedDrawerProps) => {
  const text = useText('cart')
  const stored = useCart()
  const { picture } = product
  const identity = identityOf(product)
  const isAdded = (line: CartLine) => identity !== undefined && isSameProduct(line.identity, identity)
  const agreed = useAgreedLine(stored.find(isAdded))
  const cart = agreed ? stored.map((line) => (isAdded(line) ? { ...line, agreed } : line)) : stored
  const isAgreed = agreed !== undefined && cart.find(isAdded)?.quantity === 1
  return (
    <SmallDrawer title={text('addedDrawer.title')} open={open} onOpenChange={onOpenChange}>
      <div className="grid gap-4">
        <div className="flex items-center gap-3">
          <span className="size-14 shrink-0 overflow-hidden rounded-md bg-plate">
            {picture && <Picture {...picture} alt="" sizes="3.5rem" widest={400} className="size-full" />}
          </span>
          <p className="line-clamp-2 min-w-0 grow text-sm font-medium">
            {text('aside.line', { count: quantity, name: lineName(product) })}
          </p>
          <Price money={isAgreed ? agreed.price : currentPrice(product)} size="sm" />
        </div>
        <ProductWarnings warnings={product.warnings} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3 text-sm">
          <p className="text-ink-soft">{text('addedDrawer.sum', { count: countOf(cart) })}</p>
          <div className="ml-auto grid justify-items-end">
            {kindTotals(cart).map(({ kind, sum }) => (
              <Price key={`${kind} ${sum.currency}`} money={sum} />
            ))}
          </div>
        </div>
        <div className="grid grid-cols-2 gap-2">
          <ButtonLink to="/cart" size="tight">
            {text('addedDrawer.cart')}
          </ButtonLink>
          <Button variant="quiet" size="tight" onClick={() => onOpenChange(false)}>
            {text('addedDrawer.goOn')}
          </Button>
        </div>
      </div>
    </SmallDrawer>
  )
}
