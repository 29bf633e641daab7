import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import type { Market } from '@dvaput/domain/markets/market'
import { identityOf } from '@dvaput/domain/products/product-identity'
import type { Text } from '../i18n/catalogue.ts'
import { removeFromCart, setCartQuantity } from './cart.ts'
import { readUnavailable } from './read-availability.ts'
import type { Unavailable } from './use-hold.ts'

/** The panel of what was added opens behind an answer that is slower. */
const panelWaitMs = 800

type Pressed = {
  /** How many pieces the cart held before the press. */
  readonly before: number
  /** Opens the panel. */
  readonly open: () => void
  readonly refuse: (unavailable: Unavailable) => void
}
type Reader = { readonly market: Market; readonly text: Text<'products'> }

/** The answer to a press does not wait for the shop: the panel does, and where the shop says no, the piece goes again. */
export const confirmStock = async (product: CardProduct, { before, open, refuse }: Pressed, reader: Reader) => {
  const reading = readUnavailable(product, reader)
  const isLate = new Promise<undefined>((resolve) => setTimeout(resolve, panelWaitMs))
  const first = await Promise.race([reading, isLate])
  if (!first) open()
  const unavailable = first ?? (await reading)
  const identity = unavailable && identityOf(product)
  if (!identity) return
  if (before > 0) setCartQuantity(reader.market, identity, before)
  else removeFromCart(reader.market, identity)
  refuse(unavailable)
}
