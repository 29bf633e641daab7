import type { Cart } from '@dvaput/domain/cart/cart'
import type { ProductKind } from '@dvaput/domain/cart/cart-kinds'
import { formatFormLine } from './form-line.ts'

type CheckoutFieldsProps = { readonly cart: Cart; readonly kind: ProductKind }

/** What a press of the cart sends. */
export const CheckoutFields = ({ cart, kind }: CheckoutFieldsProps) => (
  <>
    <input type="hidden" name="intent" value="checkout" />
    <input type="hidden" name="kind" value={kind} />
    {cart.map((line) => {
      const value = formatFormLine(line)
      return <input key={value} type="hidden" name="line" value={value} />
    })}
  </>
)
