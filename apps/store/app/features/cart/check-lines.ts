import type { Cart } from '@dvaput/domain/cart/cart'
import { lineKey } from '@dvaput/domain/cart/cart-line'
import type { CheckedLine } from '@dvaput/domain/cart/checked-line'
import { api } from '../../lib/api.ts'
import { parseCheckedLines } from './parse-checked-lines.ts'

/** Price and stock of these lines as the server has them. */
export const checkLines = async (cart: Cart, signal: AbortSignal): Promise<readonly CheckedLine[]> => {
  const lines = cart.map((line) => ({ id: lineKey(line), quantity: line.quantity, price: line.price }))
  return parseCheckedLines(await api.post('/cart/lines', { lines }, { signal }))
}
