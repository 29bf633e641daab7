import { isSameProduct } from '../products/product-identity.ts'
import type { Cart } from './cart.ts'
import type { CartLine } from './cart-line.ts'

/** What was added to the cart after the checkout began stays. */
export const removeBoughtLines = (cart: Cart, bought: readonly Pick<CartLine, 'identity' | 'quantity'>[]): Cart =>
  cart.flatMap((line) => {
    const taken = bought.find(({ identity }) => isSameProduct(identity, line.identity))?.quantity ?? 0
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : []
  })
